import { statement } from '#server/db/statement.ts';
import { isOpenInterview } from '#server/modules/team/team.sql.ts';
import { EMPTY_MAIL, forgetMail } from '#server/modules/mail/emptyMail.sql.ts';
import { isInThread } from '#server/modules/mail/mailThread.rules.ts';

/** The address of $1. Without a confirmation it may be that of someone else, who keeps what was sent to it. */
const OWN_ADDRESS = `(select lower(email) from users where id = $1 and email_verified_at is not null)`;

/** The companies that nobody but this user works for. */
const leftByAll = (user: string) => `
  select m.company_id from company_members m where m.user_id = ${user}
    and not exists (select from company_members o where o.company_id = m.company_id and o.user_id <> ${user})`;

/**
 * What happens to each table when a user leaves; $1 is the user. Employers keep the applications they received (name,
 * address, phone, letter, answers) with their notes, tags and ratings, but without the files, the text of the resume,
 * the profile, the messages, the letters of offers, what was sent to webhooks, the reason of a withdrawal and the
 * answer about their treatment. The row of the account remains, without personal data, so that these applications can
 * refer to it.
 */
export const ERASURE = [
  statement('erase-subscriptions', `delete from subscribers where email = ${OWN_ADDRESS}`),
  statement(
    'erase-application-resumes',
    `update applications set resume_file_id = null, profile = null, rejection_reason = null, rejection_message = null,
      withdrawal_reason = null, withdrawal_text = null where seeker_id = $1`,
  ),
  statement(
    'erase-treatment-ratings',
    `delete from treatment_ratings where application_id in (select id from applications where seeker_id = $1)`,
  ),
  statement(
    'erase-answer-files',
    `update application_answers set file_id = null
     where application_id in (select id from applications where seeker_id = $1)`,
  ),
  statement(
    'erase-mailed-messages',
    forgetMail(`kind = 'message_received'
      and ${isInThread('conversation', 'select application_id from conversations where seeker_id = $1')}`),
  ),
  // These emails contain the reason why an applicant cancelled.
  statement(
    'erase-mailed-interviews',
    forgetMail(`kind = 'interview_changed'
      and ${isInThread('interview', 'select id from interviews where seeker_id = $1')}`),
  ),
  statement('erase-mailed-letters', forgetMail(isInThread('letter', 'select $1::uuid'))),
  // These emails name the author of a note.
  statement(
    'erase-mailed-mentions',
    forgetMail(`kind = 'note_mention' and exists (
      select from application_note_mentions m join application_notes o on o.id = m.note_id
      where m.user_id = outbox.user_id and o.author_id = $1
        and position(o.application_id::text in body_text) > 0)`),
  ),
  // A webhook builds the body again, from what remains, if it still has to be sent.
  statement(
    'erase-webhook-bodies',
    `with about as (
      select d.id from webhook_deliveries d where d.body is not null and d.subject_id in (
        select id from applications where seeker_id = $1
        union all select m.id from messages m join conversations c on c.application_id = m.application_id
          where c.seeker_id = $1 and m.side = 'applicant')
    ), echoed as (
      update webhook_attempts set answer = null where delivery_id in (select id from about))
    update webhook_deliveries set body = null where id in (select id from about)`,
  ),
  statement(
    'erase-messages',
    `update messages m set body = '', removed_at = now() from conversations c
     where c.application_id = m.application_id and c.seeker_id = $1 and m.side = 'applicant'`,
  ),
  statement(
    'erase-message-author',
    `update messages set author_id = null where author_id = $1 and side = 'company'`,
  ),
  statement(
    'erase-waiting-messages',
    `update message_batches set sender_id = null, remaining_ids = '{}' where sender_id = $1`,
  ),
  statement(
    'erase-template-author',
    `update message_templates set updated_by = null where updated_by = $1`,
  ),
  statement('erase-conversation-reader', `delete from conversation_readers where user_id = $1`),
  statement(
    'erase-recount-examples',
    `delete from recount_examples where subject_kind = 'user' and subject_id = $1`,
  ),
  statement('erase-message-blocks', `delete from message_blocks where seeker_id = $1`),
  statement(
    'erase-message-blocker',
    `update message_blocks set blocked_by = null where blocked_by = $1`,
  ),
  statement(
    'erase-message-reports',
    `update message_reports r set reporter_id = null, detail = '' where reporter_id = $1
       and not exists (select from message_reports o where o.message_id = r.message_id and o.reporter_id is null)`,
  ),
  statement('erase-other-message-reports', `delete from message_reports where reporter_id = $1`),
  statement(
    'erase-offers',
    `update offers set language = null, title = null, pay = null, variable_pay = null, place = null, joining_date = null,
      letter = null, company_name = null, candidate_name = null, signed_name = null, reason = null where seeker_id = $1`,
  ),
  statement('erase-interview-reasons', `update interviews set reason = null where seeker_id = $1`),
  statement('erase-resumes', `delete from resumes where user_id = $1`),
  statement('erase-seeker-profile', `delete from seeker_profiles where user_id = $1`),
  statement('erase-saved-jobs', `delete from saved_jobs where user_id = $1`),
  statement('erase-hidden-companies', `delete from hidden_companies where user_id = $1`),
  statement('erase-dismissed-jobs', `delete from dismissed_jobs where user_id = $1`),
  statement('erase-recommended-jobs', `delete from recommended_jobs where user_id = $1`),
  statement('erase-recommendation-runs', `delete from recommendation_runs where user_id = $1`),
  statement('erase-alert-jobs', `delete from alert_sent_jobs where user_id = $1`),
  statement('erase-alerts', `delete from alerts where user_id = $1`),
  statement('erase-job-draft', `delete from job_drafts where user_id = $1`),
  statement('erase-push-subscriptions', `delete from push_subscriptions where user_id = $1`),
  statement('erase-notifications', `delete from notifications where user_id = $1`),
  statement('erase-received-contacts', `delete from candidate_contacts where candidate_id = $1`),
  statement(
    'erase-contact-sender',
    `update candidate_contacts set sender_id = null where sender_id = $1`,
  ),
  statement('erase-application-views', `delete from application_views where owner_id = $1`),
  // The bells of colleagues name the author of a note.
  statement(
    'erase-mention-author',
    `update notifications n set data = data || '{"authorName": ""}'
     from application_note_mentions m join application_notes o on o.id = m.note_id
     where o.author_id = $1 and n.user_id = m.user_id and n.kind = 'note_mention'
       and n.data ->> 'applicationId' = o.application_id::text
       and coalesce(n.data ->> 'authorId', o.author_id::text) = o.author_id::text`,
  ),
  statement('erase-note-mentions', `delete from application_note_mentions where user_id = $1`),
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
  statement('erase-api-key-maker', `update api_keys set maker_id = null where maker_id = $1`),
  statement(
    'erase-invitations-of-others',
    `update team_invitations set invited_by = null where invited_by = $1`,
  ),
  // Nobody would be an owner of the company that its last member leaves.
  statement(
    'erase-last-invitations',
    `update team_invitations set revoked_at = now() where accepted_at is null and revoked_at is null
       and company_id in (${leftByAll('$1')})`,
  ),
  statement('erase-invitations', `delete from team_invitations where email = ${OWN_ADDRESS}`),
  statement('erase-memberships', `delete from company_members where user_id = $1`),
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
    `update contact_messages set user_id = null, name = '', email = '' where user_id = $1
       or lower(email) = ${OWN_ADDRESS}`,
  ),
  // Such as the message of the contact form, which was sent to the support of the site.
  statement(
    'erase-address-in-mail',
    `update outbox set ${EMPTY_MAIL} where sent_at is not null
       and position(${OWN_ADDRESS} in lower(body_text)) > 0`,
  ),
  statement('erase-outbox', forgetMail('user_id = $1')),
] as const;

/** $1 the user. Conversations of applicants whose messages wait to be emailed to this person of the company. */
export const WAITING_CONVERSATIONS = statement(
  'erase-waiting-conversations',
  `
    select r.application_id as "applicationId" from conversation_readers r
      join conversations c on c.application_id = r.application_id
    where r.user_id = $1 and c.seeker_id <> $1 and r.mail_due_at is not null order by 1`,
);

/** Open applications are withdrawn at once, and webhooks are notified. $1 now, $2 the user. */
export const WITHDRAW_APPLICATIONS = statement(
  'erase-withdraw-applications',
  `
    with withdrawn as (
      update applications set withdrawn_at = coalesce(withdrawn_at, $1), withdrawal_told_at = $1,
        moved_to = null, moved_at = null, moved_by = null, moved_stage_id = null, moved_told = null, batch_id = null
      where seeker_id = $2 and withdrawal_told_at is null
        and (withdrawn_at is not null or status not in ('rejected', 'hired'))
      returning id)
    insert into application_events (id, application_id, kind, actor_id, at)
    select gen_random_uuid(), id, 'withdrawn', null, $1 from withdrawn
    where not exists (
      select from application_events e where e.application_id = withdrawn.id and e.kind = 'withdrawn')`,
);

/**
 * $1 now, $2 the user. Jobs of companies that nobody else works for, because no one would answer applicants. An
 * application is either sent before the lock or refused (applyToJob.service).
 */
export const CLOSE_JOBS = statement(
  'erase-close-jobs',
  `
    update jobs set status = 'closed', closed_at = $1, updated_at = $1
    where id = any(array(
      select id from jobs where status = 'active' and company_id in (${leftByAll('$2')}) order by id for update))`,
);

/**
 * $1 the user. Files that they sent to an applicant for a company stay with the message. Any other file is deleted even
 * if another person's application refers to it; that application keeps the rest.
 */
export const DELETE_FILES = statement(
  'erase-files',
  `
    with kept as (
      select f.id from files f where f.owner_id = $1 and exists (
        select from message_files k join messages m on m.id = k.message_id
        where k.file_id = f.id and m.side = 'company')
    ), gone as (
      select id from files where owner_id = $1 and kind in ('resume', 'attachment', 'export', 'company_document')
        and id not in (select id from kept)
    ), left_behind as (
      update files set owner_id = null where id in (select id from kept)
    ), sent as (
      update applications set resume_file_id = null where resume_file_id in (select id from gone)
    ), answered as (
      update application_answers set file_id = null where file_id in (select id from gone)
    )
    delete from files where id in (select id from gone) returning storage_key as key`,
);

/** $1 the user. */
export const DELETE_MAIL = statement(
  'erase-mail-to',
  forgetMail(`lower(recipient) = ${OWN_ADDRESS}`),
);

/**
 * $1 the user. Companies that others work for but no one else manages, with their next manager: the recruiter who
 * joined first, or else the member who joined first.
 */
export const ONLY_OWNER_OF = statement(
  'erase-only-owner-of',
  `
    select c.name, (select o.id from company_members o
      where o.company_id = m.company_id and o.user_id <> m.user_id
      order by o.role <> 'recruiter', o.joined_at, o.id limit 1) as "nextOwner!"
    from company_members m join companies c on c.id = m.company_id
    where m.user_id = $1 and m.role = 'owner'
      and not exists (select from company_members o
        where o.company_id = m.company_id and o.role = 'owner' and o.id <> m.id)
      and exists (select from company_members o where o.company_id = m.company_id and o.id <> m.id)
    order by c.name`,
);

/** $1 the members. */
export const MAKE_OWNERS = statement(
  'erase-make-owners',
  `update company_members set role = 'owner' where id = any($1::uuid[])`,
);

/** $1 the user. Their companies, so that no one joins or leaves while the account is deleted. */
export const LOCK_COMPANIES = statement(
  'erase-lock-companies',
  `
    select id from companies where id in (select company_id from company_members where user_id = $1)
    order by id for no key update`,
);

/** $1 the user. */
export const COMPANIES_OF = statement(
  'erase-companies-of',
  'select company_id as "companyId" from company_members where user_id = $1 order by company_id',
);

/** $1 the user. An owner takes over the jobs, and the interviews that have not taken place. */
export const HAND_OVER_WORK = statement(
  'erase-hand-over-work',
  `
    with owners as (
      select distinct on (m.company_id) m.company_id, m.user_id from company_members m
      where m.role = 'owner' and m.user_id <> $1 order by m.company_id, m.joined_at, m.id
    ), planned as (
      update interviews i set created_by = o.user_id from owners o
      where i.company_id = o.company_id and i.created_by = $1 and ${isOpenInterview('i')})
    update jobs j set posted_by = o.user_id from owners o
    where j.company_id = o.company_id and j.posted_by = $1`,
);
