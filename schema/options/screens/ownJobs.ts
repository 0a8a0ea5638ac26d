import { parserFor } from '../spelling.ts';
import {
  MANAGE_JOBS_FILTERS,
  MANAGE_JOBS_SORTS,
  parseManageJobsSort,
  type ManageJobsSort,
} from './manageJobs.ts';

/** What an employer's list of jobs may be narrowed to; the documents name the first three. */
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

/** What changeJobs does to each of the chosen jobs (decision 37). */
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

/** So many at once. */
export const CHANGED_JOBS_MAX = 100;
/** Renewing is offered from so many days before the deadline, and goes on for so many days. */
export const RENEWABLE_DAYS = 7;
export const RENEWED_DAYS = 30;
/** A deleted job may be brought back for so long. */
export const RESTORABLE_MINUTES = 10;

export const parseOwnJobsShown = parserFor(OWN_JOBS_SHOWN);
export const parseOwnJobsSort = parseManageJobsSort;
