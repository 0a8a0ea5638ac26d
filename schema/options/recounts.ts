/** Stored values that follow from other rows, in the order of the recount. */
export const RECOUNTED_VALUES = [
  'application_companies',
  'application_status_times',
  'application_answers',
  'application_withdrawals',
  'application_facts',
  'company_standings',
  'company_approvals',
  'job_standings',
  'job_closings',
  'job_report_dates',
  'verification_dates',
  'account_standings',
  'deleted_account_standings',
  'application_standings',
  'rolled_periods',
  'view_days',
  'view_months',
  'event_days',
  'job_views',
  'job_applications',
  'post_views',
  'alert_runs',
  'alert_matches',
  'bulk_upload_rows',
  'conversations',
  'interviews',
  'interview_times',
  'offers',
  'offer_ends',
  'pending_changes',
  'webhook_attempts',
  'visits',
  'common_searches',
  'surplus_words',
  'job_words',
  'job_search',
  'word_forms',
  'candidate_search',
  'application_desk',
  'applicant_facts',
  'company_responses',
  'stage_times',
  'pay_figures',
  'title_relations',
  'activity_log',
] as const;
export type RecountedValue = (typeof RECOUNTED_VALUES)[number];

export const RECOUNT_STATUSES = ['waiting', 'running', 'complete', 'failed'] as const;
export type RecountStatus = (typeof RECOUNT_STATUSES)[number];

/** Why a recount is made. */
export const RECOUNT_OCCASIONS = ['schedule', 'administrator'] as const;
export type RecountOccasion = (typeof RECOUNT_OCCASIONS)[number];

/** How many rows are shown of each value that differed. */
export const RECOUNT_EXAMPLES = 20;
