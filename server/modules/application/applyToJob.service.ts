import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApplicationValues } from '#schema/validation/seekers/application.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { anyJobsById, shownJobsById } from '#server/modules/job/job.loaders.ts';
import { FROM, STANDING, STANDING_COLUMN } from '#server/modules/job/job.sql.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { saveAnswers } from '#server/modules/screening/answers.service.ts';
import { checkAnswers } from '#server/modules/screening/checkAnswers.service.ts';
import { marksOf } from '#schema/screening/fit.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { ApplicationEntry, SentApplication } from './application.entity.ts';
import { ownApplicationsByJob } from './application.loaders.ts';
import { oneAtATime } from '#server/lib/oneAtATime.ts';
import { DECIDERS } from './application.sql.ts';
import { isOpen, mayApplyFrom } from './application.rules.ts';
import type { Application } from './application.type.ts';
import { refusedField, sendableResume } from './sendableResume.service.ts';

/** The row, its first event, the count and the notifications are written together or not at all. */
export function applyToJob(ctx: Context, values: ApplicationValues): Promise<Application> {
  return oneAtATime(`${ctx.viewer!.userId} ${values.jobId}`, () => submit(ctx, values));
}

async function submit(ctx: Context, values: ApplicationValues): Promise<Application> {
  const jobIds = isId(values.jobId) ? [values.jobId] : [];
  const [sent] = await ownApplicationsByJob(ctx, jobIds);
  if (sent) throw alreadyApplied(ctx);
  const [job] = await shownJobsById(ctx, jobIds);
  if (!job) throw new Failure('NOT_FOUND', ctx.t('application.noJob'));
  await requireMayApply(ctx, job);
  const employers = await ctx.services.database.read(DECIDERS, [job.id]);
  const services = await withCurrentSettings(ctx.services);
  try {
    await ctx.em.transactional((em) => send({ ...ctx, em, services }, em, job, values, employers));
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw alreadyApplied(ctx);
    throw error;
  }
  // The cached job has an outdated number of applications.
  loaderOf(ctx, anyJobsById).clear(job.id);
  const [application] = await ownApplicationsByJob(ctx, [job.id]);
  return application!;
}

async function requireMayApply({ services, viewer, t }: Context, { standing }: Job): Promise<void> {
  if (!isOpen(standing)) throw jobClosed(t);
  if (!mayApplyFrom(viewer!, await services.settings.current())) {
    throw new Failure('RULE_VIOLATION', t('application.unverified'), {
      rule: 'application.submit.verified-address',
    });
  }
}

function jobClosed(t: Context['t']): Failure {
  return new Failure('RULE_VIOLATION', t('application.closed'), {
    rule: 'application.submit.job-open',
  });
}

/** $1 now, $2 the job. */
const STANDING_UNDER_LOCK = statement(
  'job-standing-under-lock',
  `select ${STANDING} as standing ${FROM} where j.id = $2 for key share of j for share of c`,
  STANDING_COLUMN,
);

/**
 * Checks the job again, now that it cannot change any more. Closing a job, or taking it or its
 * company down, first locks the row (changeJob.service, updateStatus.service, companyStatus.sql). The
 * locks exclude each other, while applications do not wait for one another.
 */
async function requireOpenUnderLock({ t }: Context, em: EntityManager, id: string, now: Date) {
  const [job] = await readIn(em, STANDING_UNDER_LOCK, [now, id]);
  if (!job || !isOpen(job.standing)) throw jobClosed(t);
}

function alreadyApplied({ t }: Context): Failure {
  return new Failure('CONFLICT', t('application.twice'), { rule: 'application.submit.once' });
}

async function send(
  ctx: Context,
  em: EntityManager,
  job: Job,
  values: ApplicationValues,
  employers: { id: string }[],
): Promise<void> {
  const { viewer, services } = ctx;
  const now = services.clock.now();
  await requireOpenUnderLock(ctx, em, job.id, now);
  const seeker = await em.findOneOrFail(User, viewer!.userId);
  const file = await sendableResume(ctx, em, values.resume ?? null);
  const answers = await checkAnswers(ctx, em, job.id, values.answers ?? []);
  const marks = marksOf(answers);
  const id = newId(now.getTime());
  const name = values.name ?? `${seeker.firstName} ${seeker.lastName}`.trim();
  if (!name) throw refusedField(ctx, 'name', 'required|label=name');
  // Insert first: of two simultaneous applications, the second fails here, before anyone is
  // notified. The counter of the job follows by trigger (M077JobCounters).
  const application = em.create(SentApplication, {
    id,
    jobId: job.id,
    seekerId: seeker.id,
    name,
    email: values.email ?? seeker.email,
    phone: values.phone ?? seeker.phone ?? null,
    coverLetter: values.coverLetter,
    expectedSalary: values.expectedSalary ?? null,
    resumeFileId: file?.id ?? null,
    status: 'pending',
    statusChangedAt: now,
    appliedAt: now,
    answersAsked: marks.asked,
    answersFitting: marks.fitting,
    mustsMissed: marks.missed,
  });
  await em.persist(application).flush();
  await saveAnswers(em, id, answers);
  const event = { id: newId(now.getTime()), applicationId: id, kind: 'applied', at: now } as const;
  em.persist(em.create(ApplicationEntry, { ...event, actorId: seeker.id }));
  await services.tasks.enqueue(em, 'prepare-applicants', { applicationId: id });
  await notifyParties(ctx, em, { id, name, job, employers });
  await em.flush();
}

interface SentApplicationFacts {
  id: string;
  name: string;
  job: Job;
  employers: { id: string }[];
}

async function notifyParties(
  { services, viewer }: Context,
  em: EntityManager,
  { id, name, job, employers }: SentApplicationFacts,
): Promise<void> {
  const unit = { em, services };
  const facts = { applicationId: id, jobId: job.id, jobTitle: job.title };
  for (const employer of employers) {
    await notify(unit, {
      userId: employer.id,
      kind: 'application_received',
      values: { ...facts, companyId: job.company.id, applicantName: name },
      link: `/manage-applications/${id}`,
    });
  }
  await notify(unit, {
    userId: viewer!.userId,
    kind: 'application_sent',
    values: { ...facts, companyName: job.company.name },
    link: `/my-applications/${id}`,
  });
}
