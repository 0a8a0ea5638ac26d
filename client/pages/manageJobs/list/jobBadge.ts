import type { JobStanding } from '#client/gql/graphql.ts';
import type { JobBadge } from '#schema/options/screens/manageJobs.ts';

/** Live jobs are featured, else hot, else active; others show why they are not live (product decision 38). */
export function jobBadge(job: {
  standing: JobStanding;
  isFeatured: boolean;
  isHot: boolean;
}): JobBadge {
  if (job.standing !== 'LIVE') return job.standing.toLowerCase() as JobBadge;
  return job.isFeatured ? 'featured' : job.isHot ? 'hot' : 'active';
}
