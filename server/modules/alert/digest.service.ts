import type { EntityManager } from '@mikro-orm/postgresql';
import type { AlertFrequency } from '#schema/options/alerts.ts';
import { alertSearchPath } from '#schema/options/alertSearch.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { newId } from '#server/lib/ids.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Services } from '#server/services.ts';
import { lastDigest, searchedFrom } from './alert.rules.ts';
import { companiesIn, jobsIn, SENDABLE, sendableJobs, sharedSearch } from './alertJobs.service.ts';
import { digestEntries } from './digestEntries.service.ts';
import {
  ADD_RUN,
  ADD_SENT,
  DUE_ALERTS,
  RECORD_EMPTY_RUNS,
  NOTE_RUN,
  TAKE,
  type DueAlert,
} from './digest.sql.ts';
import { unsubscribeToken } from './unsubscribe.service.ts';

/** The number of parallel searches; each one uses a connection. */
const AT_ONCE = 4;
const BATCH = 200;
/** The limit for one task; the next task continues after it. */
export const DIGESTS_A_TASK = 2_000;

/** When a digest of each frequency was last due. */
type DigestTimes = readonly [daily: Date, weekly: Date, monthly: Date];

/**
 * Sends the digests that are due, starting after the given alert. Returns the last alert handled if
 * there may be more. If it is interrupted, what was sent is recorded and the rest is still due; of
 * two simultaneous runs, only one sends each digest.
 */
export async function sendDueAlerts(services: Services, after?: string): Promise<string | null> {
  const site = await services.settings.current();
  if (!site.enableEmailNotifications || !site.notifyNewJobs) return null;
  const now = services.clock.now();
  const due = (frequency: AlertFrequency) => lastDigest(frequency, now, site.timeZone);
  const dues = [due('daily'), due('weekly'), due('monthly')] as const;
  let last = after ?? null;
  for (let done = 0; done < DIGESTS_A_TASK; done += BATCH) {
    const batch = await services.database.read(DUE_ALERTS, [...dues, last, BATCH]);
    await sendBatch(services, dues, batch);
    if (batch.length < BATCH) return null;
    last = batch.at(-1)!.id;
  }
  return last;
}

async function sendBatch(services: Services, dues: DigestTimes, batch: DueAlert[]): Promise<void> {
  const nothing: string[] = [];
  const failures: unknown[] = [];
  const waiting = [...batch];
  const search = sharedSearch(services);
  const work = async () => {
    for (let alert = waiting.shift(); alert; alert = waiting.shift()) {
      try {
        const found = await search(alert, searchedFrom(alert));
        const jobs = await sendableJobs(services, alert, found);
        const isDone = jobs.length > 0 && (await sendDigest(services, dues, alert, jobs));
        if (!isDone) nothing.push(alert.id);
      } catch (error) {
        services.log.warn({ alert: alert.id, err: error }, 'An alert could not be sent');
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (nothing.length > 0) {
    await services.database.write(RECORD_EMPTY_RUNS, [...dues, services.clock.now(), nothing]);
  }
  // One bad alert does not hold up the others. If all fail, the cause is not in an alert, and the task fails.
  if (failures.length > 0 && failures.length === batch.length) throw failures[0];
}

/**
 * Run, jobs, email and notification are written together or not at all. The alerts of one person take turns, so that no
 * job is in two of their emails. Returns false if another alert has sent all of the jobs.
 */
function sendDigest(
  services: Services,
  dues: DigestTimes,
  alert: DueAlert,
  found: Job[],
): Promise<boolean> {
  return services.database.fork().transactional(async (em) => {
    await takeAdvisoryLock(em, `alerts of ${alert.userId}`);
    const [taken] = await readIn(em, TAKE, [...dues, alert.id, alert.updatedAt]);
    if (!taken) return true;
    const now = services.clock.now();
    const wanted = found.map(({ id }) => id);
    const named = companiesIn(alert);
    const jobs = jobsIn(found, await readIn(em, SENDABLE, [now, alert.userId, wanted, named]));
    if (jobs.length === 0) return false;
    const runId = newId(now.getTime());
    const ids = jobs.map(({ id }) => id);
    await writeIn(em, ADD_RUN, [runId, alert.id, now, jobs.length]);
    await writeIn(em, ADD_SENT, [runId, alert.id, alert.userId, ids]);
    await writeIn(em, NOTE_RUN, [alert.id, now, jobs.length]);
    await sendNotices({ em, services }, alert, jobs);
    return true;
  });
}

async function sendNotices(
  unit: { em: EntityManager; services: Services },
  alert: DueAlert,
  jobs: Job[],
): Promise<void> {
  const { services } = unit;
  const token = unsubscribeToken(services, alert.id, alert.userId);
  const unsubscribe = `/unsubscribe?token=${token}`;
  await queueMail(unit, {
    to: alert.email,
    userId: alert.userId,
    locale: alert.locale,
    template: 'alertDigest',
    values: {
      name: alert.firstName,
      alertName: alert.name,
      frequency: alert.frequency,
      jobs: digestEntries(jobs, alert, alert.locale).map(({ job, ...entry }) => ({
        ...entry,
        title: job.title,
        company: job.company.name,
        path: `/job-details/${job.id}?from=alert`,
      })),
      total: jobs.length,
      edit: `/job-alerts?open=${alert.id}`,
      search: alertSearchPath(alert),
      unsubscribe,
    },
    // RFC 8058: a POST to this address unsubscribes.
    headers: {
      'List-Unsubscribe': `<${services.config.publicUrl}${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  await notify(unit, {
    userId: alert.userId,
    kind: 'job_alert_matched',
    values: { alertId: alert.id, alertName: alert.name, matches: jobs.length },
    link: alertSearchPath(alert),
  });
}
