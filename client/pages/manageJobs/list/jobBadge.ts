import type { JobStanding } from '#client/gql/graphql.ts';
import type { JobBadge } from '#schema/options/screens/manageJobs.ts';

/** Featured first, else hot, else active, for live jobs; the others say why they are not (decision 38). */
export function jobBadge(job: {
  standing: JobStanding;
  isFeatured: boolean;
  isHot: boolean;
}): JobBadge {
  if (job.standing !== 'LIVE') return job.standing.toLowerCase() as JobBadge;
  return job.isFeatured ? 'featured' : job.isHot ? 'hot' : 'active';
}
