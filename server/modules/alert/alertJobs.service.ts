import { DIGEST_JOBS_COUNTED } from '#schema/options/alerts.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { findJobs } from '#server/modules/search/search.service.ts';
import type { Services } from '#server/services.ts';

type Criteria = Pick<AlertValues, 'keywords' | 'location' | 'jobType' | 'salaryRange'>;

/** The live jobs that fit and were posted after this, the newest first. */
export async function jobsFor(
  services: Services,
  criteria: Criteria,
  postedAfter: Date,
): Promise<Job[]> {
  return postedSince(await newestJobs(services, criteria), postedAfter);
}

/** The same for many alerts: what several ask for is searched for once. */
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

/** Found by the search everybody uses. */
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
  const { nodes, question } = await findJobs(services, filter, 'date', window);
  // Where all the words find nothing the page shows what fits some of them; a mail had better wait.
  return question?.relaxed.includes(question.tiers) ? [] : nodes;
}
