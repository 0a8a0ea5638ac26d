import {
  INTERVIEW_DAYS_AHEAD_MAX,
  INTERVIEWS_OF_APPLICATION_MAX,
} from '#schema/options/interviews.ts';
import {
  isWithinPlan,
  type Meeting,
  type ProposeInterviewValues,
} from '#schema/validation/employers/interview.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { Translator } from '#server/lib/words.ts';
import {
  lockApplications,
  receivedApplication,
} from '#server/modules/application/status/updateApplicationStatus.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { receivedInterview } from '../interview.loaders.ts';
import {
  ADD_PEOPLE,
  ADD_TIMES,
  CLEAR_TIMES,
  COUNT_OF_APPLICATION,
  MEMBERS,
  PROPOSE,
  REOPEN,
} from '../interview.sql.ts';
import { canOfferTimes, isUndecided } from '../interview.rules.ts';
import type { Interview } from '../interview.type.ts';
import { announceInterview } from '#server/modules/interview/mail/announceInterview.service.ts';
import { notifyOfRemovedInterviewers } from './dueInterviews.service.ts';
import {
  addEvent,
  changePlace,
  placedAt,
  lockAddedInterview,
  lockInterview,
} from './lockInterview.service.ts';

/** The interview, its times, the event, the bell and the email are written together or not at all. */
export async function proposeInterview(
  ctx: Context,
  values: ProposeInterviewValues,
): Promise<Interview> {
  const { applicationId } = values;
  const application = await receivedApplication(ctx, applicationId);
  requireJobRight(ctx, 'schedule', application.jobId);
  requireTimes(ctx, values.times);
  const people = await requireMembers(ctx, values.interviewerIds, [application.jobId]);
  const services = await withCurrentSettings(ctx.services);
  const id = ctx.creationId ?? newId(services.clock.now().getTime());
  await ctx.em.transactional((em) =>
    propose(ctx, { em, services }, { ...values, id, people, applicationId: application.id }),
  );
  return receivedInterview(ctx, id);
}

type Proposal = ProposeInterviewValues & { id: string; people: string[] };

async function propose(ctx: Context, unit: Unit, proposal: Proposal): Promise<void> {
  const { id, applicationId, people, times } = proposal;
  const { kind, title, place, link, note, minutes, buffer, timeZone } = proposal;
  const [application] = await lockApplications(ctx, unit, [applicationId]);
  if (!application) throw new Failure('NOT_FOUND', ctx.t('decision.missing'));
  const { currentStatus, hasLeft, isWithdrawn } = application;
  if (!isUndecided(currentStatus) || hasLeft || isWithdrawn) {
    throw new Failure('RULE_VIOLATION', ctx.t('interview.decided'), {
      rule: 'interview.propose.open',
    });
  }
  const [count] = await readIn(unit.em, COUNT_OF_APPLICATION, [applicationId]);
  if (count!.total >= INTERVIEWS_OF_APPLICATION_MAX) {
    const message = ctx.t('interview.room', { max: INTERVIEWS_OF_APPLICATION_MAX });
    throw new Failure('RULE_VIOLATION', message, { rule: 'interview.propose.room' });
  }
  const { companyId, jobId, seekerId } = application;
  const now = unit.services.clock.now();
  const by = ctx.viewer!.userId;
  await writeIn(unit.em, PROPOSE, [
    id,
    applicationId,
    companyId,
    jobId,
    seekerId,
    kind,
    title,
    place ?? null,
    link ?? null,
    note,
    minutes,
    buffer,
    timeZone,
    by,
    now,
  ]);
  await writeIn(unit.em, ADD_PEOPLE, [id, people]);
  await writeIn(unit.em, ADD_TIMES, [id, times]);
  const interview = await lockAddedInterview(unit, id);
  await addEvent(unit, interview!, 'interview_proposed', by);
  await announceInterview(unit, interview!, { act: 'proposed', by: 'company', actorId: by });
}

/** Other times in place of those offered before; the applicant gets an email again. */
export async function offerInterviewTimes(
  ctx: Context,
  { id, times, ...meeting }: { id: string; times: Date[] } & Meeting,
): Promise<Interview> {
  const before = await receivedInterview(ctx, id);
  requireJobRight(ctx, 'schedule', before.jobId);
  requireTimes(ctx, times);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional(async (em) => {
    const unit = { em, services };
    const locked = await lockInterview(unit, before.id);
    if (!locked || !canOfferTimes(locked)) {
      throw new Failure('CONFLICT', ctx.t('interview.changed'), { rule: 'interview.offer.open' });
    }
    const placed = placedAt(locked, meeting);
    const interview = placed === locked ? locked : await changePlace(unit, placed);
    // Their calendars have the time that is about to be forgotten.
    await notifyOfRemovedInterviewers(unit, interview);
    const by = ctx.viewer!.userId;
    await writeIn(em, CLEAR_TIMES, [interview.id]);
    await writeIn(em, ADD_TIMES, [interview.id, times]);
    await writeIn(em, REOPEN, [interview.id, services.clock.now()]);
    const offered = { ...interview, startsAt: null, endsAt: null };
    await addEvent(unit, offered, 'interview_proposed', by);
    await announceInterview(unit, offered, { act: 'proposed', by: 'company', actorId: by });
  });
  return receivedInterview(ctx, before.id);
}

/** interview.times.ahead: in the future, but not further ahead than anyone plans. */
export function requireTimes({ services, t }: Context, times: readonly Date[]): void {
  const now = services.clock.now();
  const message = times.some((time) => time <= now)
    ? t('interview.timePast')
    : times.every((time) => isWithinPlan(time, now))
      ? null
      : t('interview.timeFar', { max: INTERVIEW_DAYS_AHEAD_MAX });
  if (!message) return;
  const fields = [{ field: 'times', message }];
  throw new Failure('BAD_USER_INPUT', message, { fields, rule: 'interview.times.ahead' });
}

/** interview.people.company: only people of the caller's company who work on one of the jobs hold interviews for it. */
export async function requireMembers(
  { services, viewer, t }: Context,
  ids: readonly string[],
  jobIds: readonly string[] | null,
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const companyId = viewer?.companyId;
  const found =
    companyId && wanted.every(isId)
      ? await services.database.read(MEMBERS, [companyId, wanted, jobIds])
      : [];
  if (found.length === wanted.length) return wanted;
  throw refusedPeople(t);
}

export function refusedPeople(t: Translator): Failure {
  const message = t('interview.people');
  const fields = [{ field: 'interviewerIds', message }];
  return new Failure('BAD_USER_INPUT', message, { fields, rule: 'interview.people.company' });
}
