import { statement } from '#server/db/statement.ts';

/**
 * What happens to each table when a user leaves; $1 is the user. Employers keep the applications they received (name,
 * address, phone, letter), but without the file and the profile. The row of the account remains, without personal data, so that they
 * can refer to it.
 */
export const ERASURE = [
  statement(
    'erase-subscribers',
    `delete from subscribers where email = (select email from users where id = $1)`,
  ),
  statement(
    'erase-application-resumes',
    `update applications set resume_file_id = null, profile = null where seeker_id = $1`,
  ),
  statement('erase-resumes', `delete from resumes where user_id = $1`),
  statement('erase-seeker-profile', `delete from seeker_profiles where user_id = $1`),
  statement('erase-saved-jobs', `delete from saved_jobs where user_id = $1`),
  statement('erase-hidden-companies', `delete from hidden_companies where user_id = $1`),
  statement('erase-dismissed-jobs', `delete from dismissed_jobs where user_id = $1`),
  statement('erase-recommended-jobs', `delete from recommended_jobs where user_id = $1`),
  statement('erase-recommendation-runs', `delete from recommendation_runs where user_id = $1`),
  statement('erase-alerts', `delete from alerts where user_id = $1`),
  statement('erase-job-draft', `delete from job_drafts where user_id = $1`),
  statement('erase-notifications', `delete from notifications where user_id = $1`),
  statement('erase-received-contacts', `delete from candidate_contacts where candidate_id = $1`),
  statement(
    'erase-contact-sender',
    `update candidate_contacts set sender_id = null where sender_id = $1`,
  ),
  statement('erase-company-letters', `delete from company_letters where seeker_id = $1`),
  statement('erase-settings', `delete from user_settings where user_id = $1`),
  statement('erase-account-tokens', `delete from account_tokens where user_id = $1`),
  statement('erase-work-email-links', `delete from work_email_links where user_id = $1`),
  statement(
    'erase-pending-verifications',
    `update company_verifications set status = 'removed', removal_reason = 'account', decided_at = now()
     where submitted_by = $1 and status = 'pending'`,
  ),
  statement(
    'erase-verification-submitter',
    `update company_verifications set submitted_by = null, email = null, file_id = null where submitted_by = $1`,
  ),
  statement('erase-recovery-codes', `delete from recovery_codes where user_id = $1`),
  statement('erase-sign-in-codes', `delete from sign_in_codes where user_id = $1`),
  statement('erase-sessions', `delete from sessions where user_id = $1`),
  statement('erase-known-devices', `delete from known_devices where user_id = $1`),
  statement(
    'erase-api-keys',
    `update api_keys set revoked_at = now() where created_by = $1 and revoked_at is null`,
  ),
  statement('erase-idempotent-answers', `delete from idempotent_answers where user_id = $1`),
  statement(
    'erase-job-views',
    `update job_views set user_id = null, visitor = null where user_id = $1`,
  ),
  statement('erase-searches', `update searches set user_id = null where user_id = $1`),
  statement('erase-visits', `update visits set user_id = null where user_id = $1`),
  statement(
    'erase-job-reports',
    `update job_reports set reporter_id = null where reporter_id = $1`,
  ),
  statement(
    'erase-contact-messages',
    `update contact_messages set user_id = null, name = '', email = '' where user_id = $1`,
  ),
  statement('erase-outbox', `delete from outbox where user_id = $1`),
] as const;

/** $1 now, $2 the company, $3 the user. */
export const CLOSE_JOBS = statement(
  'erase-close-jobs',
  `
    update jobs set status = 'closed', closed_at = $1, updated_at = $1
    where company_id = $2 and status = 'active'
      and not exists (select 1 from users where company_id = jobs.company_id and id <> $3 and deleted_at is null)`,
);

/** $1 the user. */
export const DELETE_FILES = statement(
  'erase-files',
  `
    delete from files where owner_id = $1 and kind in ('resume', 'attachment', 'export', 'company_document')
    returning storage_key as key`,
);

/** $1 the email address. */
export const DELETE_SUBSCRIPTIONS = statement(
  'erase-subscriptions',
  'delete from subscribers where email = $1',
);

/** $1 the email address. */
export const DELETE_MAIL = statement(
  'erase-mail-to',
  'delete from outbox where lower(recipient) = $1',
);
