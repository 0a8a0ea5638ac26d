import { DIGEST_JOBS_COUNTED } from '#schema/options/alerts.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import { statement } from '#server/db/statement.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { findJobs } from '#server/modules/search/search.service.ts';
import type { Services } from '#server/services.ts';

type Criteria = Pick<AlertValues, 'keywords' | 'location' | 'jobType' | 'salaryRange'>;

/** The live jobs that match and were posted after this time, newest first. */
export async function jobsFor(
  services: Services,
  criteria: Criteria,
  postedAfter: Date,
): Promise<Job[]> {
  return postedSince(await newestJobs(services, criteria), postedAfter);
}

/** The same for many alerts: a search that several alerts share runs only once. */
export function sharedSearch(services: Services) {
  const searches = new Map<string, Promise<Job[]>>();
  return async (criteria: Criteria, postedAfter: Date): Promise<Job[]> => {
    const { keywords, location, jobType, salaryRange } = criteria;
    const key = JSON.stringify([keywords, location, jobType, salaryRange]);
    const search = searches.get(key) ?? newestJobs(services, criteria);
    searches.set(key, search);
    return postedSince(await search, postedAfter);
  };
}

function postedSince(jobs: readonly Job[], moment: Date): Job[] {
  return jobs.filter(({ postedAt }) => new Date(postedAt) > moment);
}

/** Uses the same search as the job list. */
async function newestJobs(
  services: Services,
  { keywords, location, jobType, salaryRange }: Criteria,
): Promise<Job[]> {
  const filter = {
    search: keywords,
    location,
    type: jobType === 'remote' ? null : jobType,
    remote: jobType === 'remote' ? true : null,
    salary: salaryRange,
  };
  const window = { limit: DIGEST_JOBS_COUNTED, offset: 0, after: null };
  const { nodes, question } = await findJobs(services, { filter, sort: 'date', window });
  // If no job matches all the words, the job list shows those that match some of them; an email is
  // not sent.
  return question.relaxed.includes(question.tiers) ? [] : nodes;
}

const SENT = statement(
  'alert-sent-jobs',
  'select job_id as id from alert_sent_jobs where alert_id = $1 and job_id = any($2::uuid[])',
);

/** The jobs that no email of this alert has contained yet. */
export async function unsentOf(
  { database }: Services,
  alertId: string,
  jobs: readonly Job[],
): Promise<Job[]> {
  if (jobs.length === 0) return [];
  const rows = await database.read(SENT, [alertId, jobs.map(({ id }) => id)]);
  const sent = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => !sent.has(id));
}
