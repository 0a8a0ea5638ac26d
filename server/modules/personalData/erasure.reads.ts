/**
 * What happens to each table when a user leaves; `?` is the user. Employers keep the applications they received (name,
 * address, phone, letter), but without the file. The row of the account remains, without personal data, so that they
 * can refer to it.
 */
export const ERASURE = [
  `delete from subscribers where email = (select email from users where id = ?)`,
  `update applications set resume_file_id = null where seeker_id = ?`,
  `delete from resumes where user_id = ?`,
  `delete from seeker_profiles where user_id = ?`,
  `delete from saved_jobs where user_id = ?`,
  `delete from alerts where user_id = ?`,
  `delete from job_drafts where user_id = ?`,
  `delete from notifications where user_id = ?`,
  `delete from candidate_contacts where candidate_id = ?`,
  `update candidate_contacts set sender_id = null where sender_id = ?`,
  `delete from company_letters where seeker_id = ?`,
  `delete from user_settings where user_id = ?`,
  `delete from account_tokens where user_id = ?`,
  `delete from work_email_links where user_id = ?`,
  `update company_verifications set status = 'removed', removal_reason = 'account', decided_at = now()
     where submitted_by = ? and status = 'pending'`,
  `update company_verifications set submitted_by = null, email = null, file_id = null where submitted_by = ?`,
  `delete from recovery_codes where user_id = ?`,
  `delete from sign_in_codes where user_id = ?`,
  `delete from sessions where user_id = ?`,
  `delete from known_devices where user_id = ?`,
  `update api_keys set revoked_at = now() where created_by = ? and revoked_at is null`,
  `delete from idempotent_answers where user_id = ?`,
  `update job_views set user_id = null, visitor = null where user_id = ?`,
  `update searches set user_id = null where user_id = ?`,
  `update visits set user_id = null where user_id = ?`,
  `update job_reports set reporter_id = null where reporter_id = ?`,
  `update contact_messages set user_id = null, name = '', email = '' where user_id = ?`,
  `delete from outbox where user_id = ?`,
];
