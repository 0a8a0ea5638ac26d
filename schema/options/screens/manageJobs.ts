import { parserFor } from '../spelling.ts';

export const MANAGE_JOBS_FILTERS = ['all', 'featured', 'hot'] as const;

export const MANAGE_JOBS_SORTS = ['date', 'title'] as const;
export type ManageJobsSort = (typeof MANAGE_JOBS_SORTS)[number];

export const parseManageJobsSort = parserFor(MANAGE_JOBS_SORTS);

/**
 * The badge in the list (product decision 38): the first three for live jobs, the others say why a job is not live.
 */
export const JOB_BADGES = [
  'featured',
  'hot',
  'active',
  'pending',
  'rejected',
  'suspended',
  'expired',
  'closed',
] as const;
export type JobBadge = (typeof JOB_BADGES)[number];
