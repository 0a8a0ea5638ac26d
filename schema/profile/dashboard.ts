import type { RegistrationRole } from '#schema/options/roles.ts';

/** The four stat cards of each role, in the order of the page. */
export const DASHBOARD_STATS = {
  job_seeker: ['applications', 'applications_viewed', 'saved_jobs', 'job_alerts'],
  employer: ['active_jobs', 'applications_received', 'job_views', 'applications_waiting'],
} as const satisfies Record<RegistrationRole, readonly string[]>;
export type DashboardStatKey = (typeof DASHBOARD_STATS)[RegistrationRole][number];

/**
 * What the change of a card compares: what was added in the period with what was added before it, or what there is now
 * with what there was at the start of the period. Saved jobs and alerts leave no trace once they are removed, so their
 * earlier number is unknown and not compared.
 */
export type StatComparison = 'added' | 'stock' | 'none';
export const COMPARED_STATS: Readonly<Record<DashboardStatKey, StatComparison>> = {
  applications: 'added',
  applications_viewed: 'added',
  saved_jobs: 'none',
  job_alerts: 'none',
  active_jobs: 'stock',
  applications_received: 'added',
  job_views: 'added',
  applications_waiting: 'stock',
};

/** About a job seeker's applications and saved jobs; the last two are for employers. */
export const ACTIVITY_KINDS = [
  'applied',
  'viewed',
  'resume_downloaded',
  'reviewed',
  'shortlisted',
  'rejected',
  'hired',
  'stage_changed',
  'edited',
  'withdrawn',
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'interview_held',
  'offer_sent',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'saved',
  'received',
  'posted',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
