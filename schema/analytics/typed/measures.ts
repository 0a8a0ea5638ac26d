import type { ValueSet } from './segments.ts';

/** Measures that count a part of what another measure counts, by the value that has the same effect as a filter. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobs: {
    'job_standing:live': 'live_jobs',
    'featured:yes': 'featured_jobs',
    'job_approval:pending': 'pending_jobs',
    'job_approval:approved': 'approved_jobs',
    'job_approval:rejected': 'rejected_jobs',
    'remote:yes': 'remote_jobs',
    'pay_stated:yes': 'jobs_with_pay',
    'has_hire:yes': 'filled_jobs',
    'has_applications:no': 'jobs_without_applications',
  },
  applications: {
    'application_status:pending': 'pending_applications',
    'application_status:reviewed': 'reviewed_applications',
    'application_status:shortlisted': 'shortlisted_applications',
    'application_status:rejected': 'rejected_applications',
    'application_status:hired': 'hires',
    'seen_by_employer:yes': 'seen_applications',
  },
  users: {
    'user_status:suspended': 'suspended_users',
    'email_confirmed:yes': 'confirmed_users',
    'role:job_seeker': 'job_seekers',
    'role:employer': 'employers',
  },
  companies: {
    'company_approval:pending': 'pending_companies',
    'company_approval:approved': 'approved_companies',
    'has_posted:yes': 'companies_that_posted',
    'company_verified:yes': 'verified_companies',
  },
  searches: { 'found_nothing:yes': 'searches_without_result' },
  alerts: { 'alert_active:yes': 'active_alerts' },
};

/** The measure that counts those with this value. */
export const partOf = (whole: string, { dimension, keys }: ValueSet): string | undefined =>
  keys.length === 1 ? PARTS[whole]?.[`${dimension}:${keys[0]}`] : undefined;

/** For each of these measures, the whole that it counts a part of, and the value of that part. */
export const NARROWED: Readonly<Record<string, { of: string; dimension: string; value: string }>> =
  Object.fromEntries(
    Object.entries(PARTS).flatMap(([whole, parts]) =>
      Object.entries(parts).map(([filter, key]) => {
        const [dimension, value] = filter.split(':') as [string, string];
        return [key, { of: whole, dimension, value }];
      }),
    ),
  );

/** The rates that the share of a measure means: "share of rejected applications" is the rejection rate. */
export const SHARES: Readonly<Record<string, string>> = {
  remote_jobs: 'remote_share',
  jobs_with_pay: 'pay_share',
  filled_jobs: 'fill_rate',
  jobs_filled: 'fill_rate',
  seen_applications: 'seen_rate',
  decided_applications: 'decision_rate',
  approved_applications: 'shortlist_rate',
  rejected_applications: 'rejection_rate',
  shortlisted_applications: 'shortlist_rate',
  hires: 'hire_rate',
  hires_made: 'hire_rate',
  rejections_made: 'rejection_rate',
  shortlistings: 'shortlist_rate',
  first_views: 'seen_rate',
  decisions_made: 'decision_rate',
  interviews_missed: 'no_show_rate',
  interviews_cancelled: 'interview_cancellation_rate',
  invitations_booked: 'interview_booking_rate',
  questions_answered: 'answer_rate',
  notifications_read: 'notification_read_rate',
  emails_failed: 'email_failure_rate',
  abandoned_searches: 'abandonment_rate',
  api_errors: 'api_error_rate',
  offers_accepted: 'offer_acceptance_rate',
  withdrawals: 'withdrawal_rate',
  confirmed_users: 'confirmation_rate',
  searches_without_result: 'no_result_rate',
};

/** Measures whose share is a part of all of them: "share of views by source", "share of hires by state". */
export const WHOLES = [
  'applications',
  'jobs',
  'users',
  'companies',
  'views',
  'searches',
  'visits',
  'messages',
  'notifications',
  'emails',
  'saved_jobs',
  'job_reports',
  'api_calls',
  'offers_sent',
  'hires',
  'interviews_held',
  'resume_downloads',
  'conversations',
  'alerts',
];

/** Measures that count the present anyway, so "right now" does not change them. */
export const COUNTS_PRESENT = [
  'live_jobs',
  'featured_jobs',
  'pending_jobs',
  'pending_applications',
  'shortlisted_applications',
  'suspended_users',
  'pending_companies',
  'active_alerts',
];

/** What is true at present and may change: "expired jobs now". */
export const STATES_NOW = [
  'job_standing',
  'job_approval',
  'job_status',
  'company_approval',
  'user_status',
];

/** The prefix of a measure's own dimensions, which are preferred when a word could name others as well. */
export function ownDimensions({ key, subject }: { key: string; subject: string }): string {
  if (key === 'job_seekers' || key.startsWith('seeker')) return 'seeker_';
  if (key === 'employers' || subject === 'companies') return 'company_';
  if (subject === 'users') return 'user_';
  if (subject === 'visits') return 'visitor_';
  if (subject === 'alerts') return 'alert_';
  if (subject === 'offers') return 'offer_';
  if (subject === 'search_clicks') return 'click_';
  if (subject.startsWith('interview')) return 'interview_';
  if (subject === 'jobs' || subject === 'fills') return 'job_';
  return 'application_';
}

/** Units of measures that are averages already or cannot be averaged. */
export const AVERAGED = ['hours', 'days', 'minutes', 'rupees', 'ratio'];
