/** Measures that count a part of what another measure counts, each with the filter that has the same effect. */
export const NARROWED: Readonly<Record<string, { of: string; dimension: string; value: string }>> =
  {
    live_jobs: { of: 'jobs', dimension: 'job_standing', value: 'live' },
    featured_jobs: { of: 'jobs', dimension: 'featured', value: 'yes' },
    pending_jobs: { of: 'jobs', dimension: 'job_approval', value: 'pending' },
    approved_jobs: { of: 'jobs', dimension: 'job_approval', value: 'approved' },
    rejected_jobs: { of: 'jobs', dimension: 'job_approval', value: 'rejected' },
    remote_jobs: { of: 'jobs', dimension: 'remote', value: 'yes' },
    pending_applications: { of: 'applications', dimension: 'application_status', value: 'pending' },
    reviewed_applications: {
      of: 'applications',
      dimension: 'application_status',
      value: 'reviewed',
    },
    shortlisted_applications: {
      of: 'applications',
      dimension: 'application_status',
      value: 'shortlisted',
    },
    rejected_applications: {
      of: 'applications',
      dimension: 'application_status',
      value: 'rejected',
    },
    hires: { of: 'applications', dimension: 'application_status', value: 'hired' },
    seen_applications: { of: 'applications', dimension: 'seen_by_employer', value: 'yes' },
    suspended_users: { of: 'users', dimension: 'user_status', value: 'suspended' },
    confirmed_users: { of: 'users', dimension: 'email_confirmed', value: 'yes' },
    job_seekers: { of: 'users', dimension: 'role', value: 'job_seeker' },
    employers: { of: 'users', dimension: 'role', value: 'employer' },
    pending_companies: { of: 'companies', dimension: 'company_approval', value: 'pending' },
    approved_companies: { of: 'companies', dimension: 'company_approval', value: 'approved' },
    jobs_without_applications: { of: 'jobs', dimension: 'has_applications', value: 'no' },
    searches_without_result: { of: 'searches', dimension: 'found_nothing', value: 'yes' },
    active_alerts: { of: 'alerts', dimension: 'alert_active', value: 'yes' },
  };

/** The rates that the share of a measure means: "share of rejected applications" is the rejection rate. */
export const SHARES: Readonly<Record<string, string>> = {
  remote_jobs: 'remote_share',
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
