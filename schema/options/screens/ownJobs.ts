import { parserFor } from '../spelling.ts';
import {
  MANAGE_JOBS_FILTERS,
  MANAGE_JOBS_SORTS,
  parseManageJobsSort,
  type ManageJobsSort,
} from './manageJobs.ts';

/** The filters of an employer's job list; the first three are documented. */
export const OWN_JOBS_SHOWN = [
  ...MANAGE_JOBS_FILTERS,
  'live',
  'pending',
  'expired',
  'closed',
] as const;
export type OwnJobsShown = (typeof OWN_JOBS_SHOWN)[number];

export const OWN_JOBS_SORTS = MANAGE_JOBS_SORTS;
export type OwnJobsSort = ManageJobsSort;

/** The actions of changeJobs on each selected job (product decision 37). */
export const JOB_ACTIONS = [
  'feature',
  'unfeature',
  'hot',
  'unhot',
  'close',
  'reopen',
  'renew',
  'delete',
  'restore',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** The most jobs at once. */
export const CHANGED_JOBS_MAX = 100;
/** Renewing is offered this many days before the deadline, and extends a job by this many days. */
export const RENEWABLE_DAYS = 7;
export const RENEWED_DAYS = 30;
/** How long a deleted job can be restored. */
export const RESTORABLE_MINUTES = 10;

export const parseOwnJobsShown = parserFor(OWN_JOBS_SHOWN);
export const parseOwnJobsSort = parseManageJobsSort;
