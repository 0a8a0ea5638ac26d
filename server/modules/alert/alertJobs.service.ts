import { DIGEST_JOBS_COUNTED } from '#schema/options/alerts.ts';
import { parseCategory } from '#schema/options/categories.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import { statement } from '#server/db/statement.ts';
import { isId } from '#server/lib/ids.ts';
import { FROM, LIVE } from '#server/modules/job/job.sql.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { filterLists } from '#server/modules/search/filterLists.rules.ts';
import { filterOfAddress } from '#server/modules/search/filterOfAddress.rules.ts';
import { findJobs } from '#server/modules/search/search.service.ts';
import type { Services } from '#server/services.ts';
import { workTest } from './work.rules.ts';

type Criteria = Pick<
  AlertValues,
  'keywords' | 'location' | 'jobType' | 'salaryRange' | 'filters'
> & {
  /** Only the jobs of this company. */
  companyId?: string | null;
};

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
    const { keywords, location, jobType, salaryRange, filters, companyId } = criteria;
    const key = JSON.stringify([keywords, location, jobType, salaryRange, filters, companyId]);
    const search = searches.get(key) ?? newestJobs(services, criteria);
    searches.set(key, search);
    return postedSince(await search, postedAfter);
  };
}

function postedSince(jobs: readonly Job[], moment: Date): Job[] {
  return jobs.filter(({ postedAt }) => new Date(postedAt) > moment);
}

/** Reads the words as the job list does, and requires all of them. The name of a category means its jobs. */
async function newestJobs(
  services: Services,
  { keywords, location, jobType, salaryRange, filters, companyId = null }: Criteria,
): Promise<Job[]> {
  const more = filterOfAddress(filters ?? '');
  const isCategory = parseCategory(keywords) !== null;
  const filter = filterLists({
    ...more,
    ...(isCategory ? { category: keywords } : { search: keywords }),
    location,
    type: jobType === 'remote' ? null : jobType,
    remote: jobType === 'remote' || more.remote,
    salary: salaryRange,
    ...(companyId && { company: companyId }),
  });
  const window = { limit: DIGEST_JOBS_COUNTED, offset: 0, after: null };
  // If no job matches all the words, the job list shows those that match some of them; an email is
  // not sent.
  const { nodes } = await findJobs(services, { filter, sort: 'date', window, isStrict: true });
  return isCategory ? nodes : nodes.filter(workTest(keywords));
}

/**
 * Those of the jobs that can still be sent: live, in no email of this person's alerts yet, not applied for, not marked
 * "not for me", and of no company that the person has hidden, unless the alert names it. A job that its company posts
 * again within a month counts as the same. $1 now, $2 the owner of the alert, $3 the jobs, $4 the companies it names.
 */
export const SENDABLE = statement(
  'alert-sendable-jobs',
  `
  select j.id ${FROM}
  where ${LIVE} and j.id = any($3::uuid[])
    and not exists (select from applications a where a.job_id = j.id and a.seeker_id = $2)
    and not exists (select from alert_sent_jobs s join jobs o on o.id = s.job_id where s.user_id = $2 and (o.id = j.id
      or (o.company_id = j.company_id and o.title = j.title and o.location = j.location
        and o.posted_at > j.posted_at - interval '30 days')))
    and not exists (select from dismissed_jobs d where d.job_id = j.id and d.user_id = $2)
    and (j.company_id = any($4::uuid[])
      or not exists (select from hidden_companies h where h.user_id = $2 and h.company_id = j.company_id))`,
);

export async function sendableJobs(
  { clock, database }: Services,
  { userId, ...named }: Pick<Criteria, 'filters' | 'companyId'> & { userId: string },
  jobs: readonly Job[],
): Promise<Job[]> {
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ id }) => id);
  const rows = await database.read(SENDABLE, [clock.now(), userId, ids, companiesIn(named)]);
  return withoutCopies(jobsIn(jobs, rows));
}

/** alert.digest.copies: of the jobs that a company has posted several times, the newest. */
function withoutCopies(jobs: readonly Job[]): Job[] {
  const keyOf = ({ company, title, location }: Job) =>
    JSON.stringify([company.id, title, location]);
  const newest = new Map(jobs.toReversed().map((job) => [keyOf(job), job.id]));
  return jobs.filter((job) => newest.get(keyOf(job)) === job.id);
}

/** The companies that an alert names: the one that it follows, and those among its filters. */
export const companiesIn = ({ filters, companyId }: Pick<Criteria, 'filters' | 'companyId'>) =>
  [companyId ?? '', ...(filterOfAddress(filters ?? '').companies ?? [])].filter(isId);

export function jobsIn(jobs: readonly Job[], rows: readonly { id: string }[]): Job[] {
  const ids = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => ids.has(id));
}
