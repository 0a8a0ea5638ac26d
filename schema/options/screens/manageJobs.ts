import { parserFor } from '../spelling.ts';

export const MANAGE_JOBS_FILTERS = ['all', 'featured', 'hot'] as const;
export type ManageJobsFilter = (typeof MANAGE_JOBS_FILTERS)[number];

export const MANAGE_JOBS_FILTER_LABELS: Readonly<Record<ManageJobsFilter, string>> = {
  all: 'All',
  featured: 'Featured',
  hot: 'Hot',
};

export const MANAGE_JOBS_SORTS = ['date', 'title'] as const;
export type ManageJobsSort = (typeof MANAGE_JOBS_SORTS)[number];

export const MANAGE_JOBS_SORT_LABELS: Readonly<Record<ManageJobsSort, string>> = {
  date: 'Date',
  title: 'Title',
};

export const parseManageJobsFilter = parserFor(MANAGE_JOBS_FILTERS);
export const parseManageJobsSort = parserFor(MANAGE_JOBS_SORTS);

/** Actions on the selected jobs (product decision 37). */
export const MANAGE_JOBS_ACTIONS = [
  'feature',
  'hot',
  'close',
  'renew',
  'duplicate',
  'export',
  'delete',
] as const;
export type ManageJobsAction = (typeof MANAGE_JOBS_ACTIONS)[number];

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

export const JOB_BADGE_LABELS: Readonly<Record<JobBadge, string>> = {
  featured: 'Featured',
  hot: 'Hot',
  active: 'Active',
  pending: 'Pending',
  rejected: 'Rejected',
  suspended: 'Suspended',
  expired: 'Expired',
  closed: 'Closed',
};
