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
  seen_then_shortlisted: 'seen_applications',
  seen_then_hired: 'seen_then_shortlisted',
  seekers_viewed: 'job_seekers',
  seekers_applied: 'seekers_viewed',
  seekers_seen: 'seekers_applied',
  seekers_hired: 'seekers_seen',
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
  interviews_missed: 'interviews_booked',
  interviews_cancelled: 'interviews_booked',
  interviews_held: 'interviews_booked',
  invitations_booked: 'interview_invitations',
  offers_declined: 'offers_sent',
  offers_expired: 'offers_sent',
  company_messages: 'messages',
  applicant_messages: 'messages',
  conversations: 'messages',
  questions: 'applicant_messages',
  questions_answered: 'questions',
  notifications_read: 'notifications',
  emails_sent: 'emails',
  emails_failed: 'emails',
  open_job_reports: 'job_reports',
  live_skill_demand: 'skill_demand',
  api_errors: 'api_calls',
  api_calls_limited: 'api_calls',
  administrator_actions: 'actions',
  suspensions: 'actions',
};

/** The step that a median times: the time that those who took it needed since the step before. */
const TIMES: Partial<Record<MeasureKey, MeasureKey>> = {
  time_to_view_median: 'seen_applications',
  seen_to_shortlist_median: 'seen_then_shortlisted',
  shortlist_to_hire_median: 'seen_then_hired',
  sign_up_to_view_median: 'seekers_viewed',
  view_to_apply_median: 'seekers_applied',
  apply_to_seen_median: 'seekers_seen',
  seen_to_hired_median: 'seekers_hired',
};

/** The step of the question that the measure times; null if it times none of them. */
export function timedStep(measure: MeasureKey, asked: readonly MeasureKey[]): MeasureKey | null {
  const step = TIMES[measure];
  const before = step && WITHIN[step];
  return step && before && asked[asked.indexOf(step) - 1] === before ? step : null;
}

/** analytics.funnel.within: a step of a funnel is a part of the step before it, or the funnel says that it is not. */
export function isWithin(measure: MeasureKey, whole: MeasureKey): boolean {
  const next = WITHIN[measure];
  return next !== undefined && (next === whole || isWithin(next, whole));
}
