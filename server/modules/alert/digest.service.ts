import type { EntityManager } from '@mikro-orm/postgresql';
import { showPlace } from '#schema/locations/showPlace.ts';
import type { Locale } from '#schema/options/locales.ts';
import { DIGEST_JOBS_SHOWN, type AlertFrequency } from '#schema/options/alerts.ts';
import { yearlyPay } from '#schema/salary/shownPay.ts';
import { usualPayOf } from '#schema/salary/usualPayWords.ts';
import { alertSearchPath } from '#schema/options/alertSearch.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Services } from '#server/services.ts';
import { lastDigest, searchedFrom } from './alert.rules.ts';
import { sharedSearch, unsentOf } from './alertJobs.service.ts';
import {
  ADD_RUN,
  ADD_SENT,
  DUE_ALERTS,
  RECORD_EMPTY_RUNS,
  NOTE_RUN,
  TAKE,
  type DueAlert,
} from './digest.reads.ts';
import { unsubscribeToken } from './unsubscribe.service.ts';

/** The number of parallel searches; each one uses a connection. */
const AT_ONCE = 4;
const BATCH = 200;
/** The limit for one task; the next task continues after it. */
export const DIGESTS_A_TASK = 2_000;

/** When a digest of each frequency was last due. */
type Dues = readonly [daily: Date, weekly: Date, monthly: Date];

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

async function sendBatch(services: Services, dues: Dues, batch: DueAlert[]): Promise<void> {
  const nothing: string[] = [];
  const failures: unknown[] = [];
  const waiting = [...batch];
  const search = sharedSearch(services);
  const work = async () => {
    for (let alert = waiting.shift(); alert; alert = waiting.shift()) {
      try {
        const jobs = await newJobsFor(services, search, alert);
        if (jobs.length === 0) nothing.push(alert.id);
        else await sendDigest(services, dues, alert, jobs);
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
  // One bad alert does not hold up the others. If all fail, the cause is not in an alert.
  if (failures.length > 0 && failures.length === batch.length) throw failures[0];
}

async function newJobsFor(
  services: Services,
  search: ReturnType<typeof sharedSearch>,
  alert: DueAlert,
): Promise<Job[]> {
  return unsentOf(services, alert.id, await search(alert, searchedFrom(alert)));
}

/** Run, jobs, email and notification are written together or not at all. */
function sendDigest(services: Services, dues: Dues, alert: DueAlert, jobs: Job[]): Promise<void> {
  return services.database.fork().transactional(async (em) => {
    const [taken] = await readIn(em, TAKE, [...dues, alert.id, alert.updatedAt]);
    if (!taken) return;
    const now = services.clock.now();
    const runId = newId(now.getTime());
    const ids = jobs.map(({ id }) => id);
    await writeIn(em, ADD_RUN, [runId, alert.id, now, jobs.length]);
    await writeIn(em, ADD_SENT, [runId, alert.id, ids]);
    await writeIn(em, NOTE_RUN, [alert.id, now, jobs.length]);
    await sendNotices({ em, services }, alert, jobs);
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
      jobs: jobs.slice(0, DIGEST_JOBS_SHOWN).map((job) => entryOf(job, alert.locale)),
      total: jobs.length,
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

function entryOf(job: Job, locale: Locale) {
  return {
    title: job.title,
    company: job.company.name,
    location: showPlace(job.location, locale),
    salary: payIn(job, locale),
    path: `/job-details/${job.id}`,
  };
}

/** The annual pay as the cards of the site show it, or the employer's words. */
function payIn({ salary, salaryMin, salaryMax }: Job, locale: Locale): string {
  const t = translator(locale, 'jobFacts');
  const pay = yearlyPay(salaryMin, salaryMax);
  const usual = usualPayOf(salary);
  if (pay) return t(`pay.${pay.shape}`, { unit: pay.unit, low: pay.low, high: pay.high });
  return usual ? t(`pay.said.${usual}`) : salary;
}
