import type { EntityManager } from '@mikro-orm/postgresql';
import { RECOMMENDATIONS_MAILED } from '#schema/options/limits.ts';
import type { Locale } from '#schema/options/locales.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { lastDigest } from '#server/modules/alert/alert.rules.ts';
import { payText, placeText } from '#server/modules/alert/digestEntries.service.ts';
import { readLiveJobs } from '#server/modules/job/job.loaders.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { speaksFor, type Reason } from '#server/modules/recommendation/match.rules.ts';
import { reasonText } from '#server/modules/recommendation/reason.service.ts';
import { recommendationsFor } from '#server/modules/recommendation/recommendation.service.ts';
import type { Services } from '#server/services.ts';
import { ADD_SENT, ALREADY_SENT, DUE_SEEKERS, TAKE, type DueSeeker } from './digest.sql.ts';
import { stopToken } from './stopRecommendations.service.ts';

const BATCH = 100;
/** The limit for one task; the next task continues after it. */
const SEEKERS_A_TASK = 1_000;

/** A job for one email, with the reasons that speak for it and those against. */
interface MailedJob {
  job: Job;
  reasons: readonly Reason[];
}

/**
 * Sends the emails of the week that are due, starting after the given person. Returns the last person handled if there
 * may be more. Each email is recorded in the same transaction, so an interruption repeats none.
 */
export async function sendRecommendations(
  services: Services,
  after?: string,
): Promise<string | null> {
  const site = await services.settings.current();
  if (!site.enableEmailNotifications || !site.notifyNewJobs) return null;
  const now = services.clock.now();
  const due = lastDigest('weekly', now, site.timeZone);
  let last = after ?? null;
  for (let done = 0; done < SEEKERS_A_TASK; done += BATCH) {
    const batch = await services.database.read(DUE_SEEKERS, [due, now, last, BATCH]);
    for (const seeker of batch) {
      try {
        await sendTo(services, due, seeker);
      } catch (error) {
        services.log.warn({ user: seeker.id, err: error }, 'Recommended jobs could not be sent');
      }
    }
    if (batch.length < BATCH) return null;
    last = batch.at(-1)!.id;
  }
  return last;
}

async function sendTo(services: Services, due: Date, seeker: DueSeeker): Promise<void> {
  const jobs = await newJobsFor(services, seeker.id);
  await services.database.fork().transactional(async (em) => {
    const now = services.clock.now();
    const [taken] = await writeIn(em, TAKE, [due, now, seeker.id]);
    if (!taken || jobs.length === 0) return;
    await writeIn(em, ADD_SENT, [seeker.id, jobs.map(({ job }) => job.id), now]);
    await sendNotices({ em, services }, seeker, jobs);
  });
}

/**
 * recommendation.mail.once: the best that fit by work or skills, never one that an email has contained before. Neither a
 * list that only knows the place nor jobs that are only close are worth an email.
 */
async function newJobsFor(services: Services, userId: string): Promise<MailedJob[]> {
  const { clock, database } = services;
  const { ranked: all } = await recommendationsFor(services, userId);
  const ranked = all.filter(({ grade }) => grade === 'fits');
  if (ranked.length === 0) return [];
  const before = await database.read(ALREADY_SENT, [userId, ranked.map(({ job }) => job.id)]);
  const known = new Set(before.map(({ jobId }) => jobId));
  const best = ranked.filter(({ job }) => !known.has(job.id)).slice(0, RECOMMENDATIONS_MAILED);
  const live = await readLiveJobs(
    database,
    clock.now(),
    best.map(({ job }) => job.id),
  );
  return best.flatMap(({ job: { id }, match: { reasons } }) => {
    const job = live.get(id);
    return job ? [{ job, reasons }] : [];
  });
}

async function sendNotices(
  unit: { em: EntityManager; services: Services },
  seeker: DueSeeker,
  jobs: readonly MailedJob[],
): Promise<void> {
  const { services } = unit;
  const unsubscribe = `/leave-subscription?token=${stopToken(services, seeker.id)}`;
  await queueMail(unit, {
    to: seeker.email,
    userId: seeker.id,
    locale: seeker.locale,
    template: 'recommendedJobs',
    values: {
      name: seeker.firstName,
      jobs: jobs.map((sent) => entryOf(sent, seeker.locale)),
      unsubscribe,
    },
    // RFC 8058: a POST to this address unsubscribes.
    headers: {
      'List-Unsubscribe': `<${services.config.publicUrl}${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  await notify(unit, {
    userId: seeker.id,
    kind: 'jobs_recommended',
    values: { jobs: jobs.length, jobTitle: jobs[0]!.job.title },
    link: '/recommended-jobs',
  });
}

function entryOf({ job, reasons }: MailedJob, locale: Locale) {
  const ordered = [...reasons.filter(speaksFor), ...reasons.filter((one) => !speaksFor(one))];
  return {
    title: job.title,
    company: job.company.name,
    location: placeText(job, locale),
    salary: payText(job, locale),
    path: `/job-details/${job.id}`,
    why: ordered.map((reason) => reasonText(reason, 'seeker', locale)),
  };
}
