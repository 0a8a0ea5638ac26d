import type { MeasureKey } from './measures.ts';

/** The measure that counts at least everything that this one counts, by the definitions of both. */
const WITHIN: Partial<Record<MeasureKey, MeasureKey>> = {
  pending_applications: 'applications',
  reviewed_applications: 'applications',
  shortlisted_applications: 'approved_applications',
  shortlisted_ever: 'decided_applications',
  approved_applications: 'applications',
  rejected_applications: 'applications',
  hires: 'approved_applications',
  seen_applications: 'applications',
  decided_applications: 'applications',
  offers_accepted: 'offers_sent',
  live_jobs: 'approved_jobs',
  featured_jobs: 'jobs',
  pending_jobs: 'jobs',
  approved_jobs: 'jobs',
  rejected_jobs: 'jobs',
  remote_jobs: 'jobs',
  filled_jobs: 'jobs',
  jobs_without_applications: 'jobs',
  jobs_with_pay: 'jobs',
  job_seekers: 'users',
  employers: 'users',
  suspended_users: 'users',
  confirmed_users: 'users',
  pending_companies: 'companies',
  approved_companies: 'companies',
  companies_that_posted: 'companies',
  searches_without_result: 'searches',
  abandoned_searches: 'searches',
  active_alerts: 'alerts',
  administrator_actions: 'actions',
  suspensions: 'actions',
};

/** analytics.funnel.within: a step of a funnel is a part of the step before it, or the funnel says that it is not. */
export function isWithin(measure: MeasureKey, whole: MeasureKey): boolean {
  const next = WITHIN[measure];
  return next !== undefined && (next === whole || isWithin(next, whole));
}
