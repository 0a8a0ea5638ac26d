import { parserFor } from '#schema/options/spelling.ts';

/** The periods of a job's performance. */
export const JOB_PERIODS = ['days_7', 'days_30', 'days_90', 'since_posted'] as const;
export type JobPeriod = (typeof JOB_PERIODS)[number];

export const DEFAULT_JOB_PERIOD: JobPeriod = 'days_30';

/** Whole days including today; null for all since the job was posted. */
export const JOB_PERIOD_DAYS: Readonly<Record<JobPeriod, number | null>> = {
  days_7: 7,
  days_30: 30,
  days_90: 90,
  since_posted: null,
};

/** The periods as written in addresses and in the REST API, in the same way as those of analytics. */
export const JOB_PERIOD_ADDRESSES: Readonly<Record<JobPeriod, string>> = {
  days_7: '7d',
  days_30: '30d',
  days_90: '90d',
  since_posted: 'all',
};

export const parseJobPeriod = parserFor(JOB_PERIODS, JOB_PERIOD_ADDRESSES);

/** What happens around a job, from the first view to the hire. */
export const JOB_STEPS = [
  'views',
  'saves',
  'applications',
  'interviews',
  'offers',
  'hires',
] as const;
export type JobStep = (typeof JOB_STEPS)[number];
export type JobCounts = Record<JobStep, number>;

/** The steps from a view to a hire. */
export const FUNNEL_STEPS = [
  'views',
  'applications',
  'reviewed',
  'interviews',
  'offers',
  'hires',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What to change, the most urgent first. */
export const JOB_SUGGESTIONS = [
  'expires_soon',
  'answers_wait',
  'question_missed',
  'pay_hidden',
  'few_apply',
  'title_unfound',
] as const;
export type JobSuggestionKind = (typeof JOB_SUGGESTIONS)[number];

export const SUGGESTIONS_MAX = 4;
/** An applicant who has waited this long without an answer waits too long. */
export const SLOW_ANSWER_DAYS = 7;
/** Similar jobs are compared over this many days. */
export const COMPARED_DAYS = 90;
export const SIMILAR_JOBS_MIN = 5;
export const SIMILAR_COMPANIES_MIN = 3;
