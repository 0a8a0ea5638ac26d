import { statement } from '#server/db/statement.ts';
import { companyOfReader } from '#server/modules/notification/notification.sql.ts';

const list = <const Name extends string>(name: Name, select: string) =>
  statement(
    `export-${name}`,
    `select coalesce(json_agg(entry), '[]') as data from (${select}) entry`,
  );

/**
 * Whether the caller may read what is about this applicant, or a letter to them: the applicant may, and others while the
 * company `c` is open.
 */
const readable = (applicant: string) =>
  `(${applicant} = $1 or c.access_status not in ('rejected', 'suspended'))`;

/** One file of the export each; $1 is the user. Columns have readable names, and none contains a secret. */
export const EXPORTS = {
  account: list(
    'account',
    `select email, email_verified_at as "emailVerifiedAt", first_name as "firstName", last_name as "lastName",
       phone, role, locale, google_subject is not null as "signsInWithGoogle", created_at as "createdAt",
       last_login_at as "lastLoginAt", (select name from companies c where c.id = u.company_id) as company,
       (select to_jsonb(s) - 'user_id' from user_settings s where s.user_id = u.id) as settings
     from users u where id = $1`,
  ),
  sessions: list(
    'sessions',
    `select ip, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt",
       expires_at as "expiresAt" from sessions where user_id = $1 order by created_at desc`,
  ),
  'push-devices': list(
    'push-devices',
    `select user_agent as "userAgent", created_at as "createdAt", last_ok_at as "lastNotifiedAt"
     from push_subscriptions where user_id = $1 order by created_at desc`,
  ),
  devices: list(
    'devices',
    `select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
     from known_devices where user_id = $1 order by last_used_at desc`,
  ),
  'api-keys': list(
    'api-keys',
    `select name, prefix, scopes, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from api_keys where $1::uuid in (created_by, maker_id) order by created_at desc`,
  ),
  profile: list(
    'profile',
    `select (to_jsonb(p) - 'user_id') as profile from seeker_profiles p where user_id = $1`,
  ),
  applications: list(
    'applications',
    `select j.title as job, c.name as company, j.location, a.status, a.name, a.email, a.phone,
       a.cover_letter as "coverLetter", a.expected_salary as "expectedSalary", a.profile, f.name as resume,
       a.applied_at as "appliedAt",
       (select json_agg(json_build_object('question', w.question ->> 'text',
           'answer', coalesce(f.name, w.answer)) order by w.position)
         from application_answers w left join files f on f.id = w.file_id
         where w.application_id = a.id) as answers,
       case when a.status = 'rejected' then a.rejection_message end as "rejectionMessage",
       a.withdrawn_at as "withdrawnAt",
       a.withdrawal_reason as "withdrawalReason", a.withdrawal_text as "withdrawalText", (
         select json_build_object('rating', r.rating, 'comment', r.comment, 'ratedAt', r.rated_at)
         from treatment_ratings r where r.application_id = a.id) as treatment, (
         select json_agg(json_build_object('kind', e.kind, 'at', e.at, 'stage', coalesce(e.data ->> 'stage', e.data ->> 'preset')) order by e.at)
         from application_events e where e.application_id = a.id and e.kind <> 'note') as events
     from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
       left join files f on f.id = a.resume_file_id
     where a.seeker_id = $1 order by a.applied_at desc`,
  ),
  'application-views': list(
    'application-views',
    `select name, query, is_shared as "isShared", created_at as "createdAt"
     from application_views where owner_id = $1 order by created_at desc`,
  ),
  conversations: list(
    'conversations',
    `select j.title as job, c.name as company, m.side, m.author_id = $1 as "isMine",
       case when ${readable('a.seeker_id')} then m.body end as body,
       m.sent_at as "sentAt", (select r.read_at from conversation_readers r
         where r.application_id = m.application_id and r.user_id = $1) as "readUntil", (
         select json_agg(f.name order by k.place) from message_files k join files f on f.id = k.file_id
         where k.message_id = m.id and ${readable('a.seeker_id')}) as files
     from messages m join applications a on a.id = m.application_id join jobs j on j.id = a.job_id
       join companies c on c.id = a.company_id
     where a.seeker_id = $1 or m.author_id = $1 order by m.sent_at desc`,
  ),
  'message-templates': list(
    'message-templates',
    `select name, body, updated_at as "updatedAt" from message_templates
     where updated_by = $1 order by updated_at desc`,
  ),
  'message-blocks': list(
    'message-blocks',
    `select c.name as company, b.blocked_at as "blockedAt"
     from message_blocks b join companies c on c.id = b.company_id
     where b.seeker_id = $1 and b.side = 'applicant' or b.blocked_by = $1 order by b.blocked_at desc`,
  ),
  'message-reports': list(
    'message-reports',
    `select r.reason, r.detail, r.created_at as "createdAt",
       case when ${readable('a.seeker_id')} then m.body end as message
     from message_reports r join messages m on m.id = r.message_id
       join applications a on a.id = m.application_id join companies c on c.id = a.company_id
     where r.reporter_id = $1 order by r.created_at desc`,
  ),
  interviews: list(
    'interviews',
    `select j.title as job, c.name as company, i.kind, i.status, i.minutes,
       case when ${readable('i.seeker_id')} then i.title end as title,
       case when ${readable('i.seeker_id')} then i.place end as place,
       case when ${readable('i.seeker_id')} then i.link end as link,
       case when ${readable('i.seeker_id')} then i.note end as note,
       i.starts_at as "startsAt", i.ends_at as "endsAt", i.cancelled_by as "cancelledBy",
       case when ${readable('i.seeker_id')} then i.reason end as reason,
       i.created_at as "createdAt", i.seeker_id <> $1 as "asInterviewer", (
         select json_agg(s.starts_at order by s.starts_at) from interview_slots s where s.interview_id = i.id) as times
     from interviews i join jobs j on j.id = i.job_id join companies c on c.id = i.company_id
     where i.seeker_id = $1 or i.id in (select interview_id from interview_people where user_id = $1)
     order by i.created_at desc`,
  ),
  scorecards: list(
    'scorecards',
    `select j.title as job, case when ${readable('i.seeker_id')} then i.title end as interview,
       case when ${readable('i.seeker_id')} then s.ratings end as ratings,
       case when ${readable('i.seeker_id')} then s.recommendation end as recommendation,
       case when ${readable('i.seeker_id')} then s.body end as text, s.sent_at as "sentAt"
     from interview_scores s join interviews i on i.id = s.interview_id join jobs j on j.id = i.job_id
       join companies c on c.id = i.company_id
     where s.user_id = $1 order by s.sent_at desc`,
  ),
  offers: list(
    'offers',
    `select j.title as job, o.company_name as company, o.candidate_name as name, o.title, o.pay,
       o.variable_pay as "variablePay", o.place, o.joining_date as "joiningDate", o.expires_on as "expiresOn",
       o.letter, o.status, o.sent_at as "sentAt", o.ended_at as "endedAt", o.signed_name as "signedName", o.reason
     from offers o join jobs j on j.id = o.job_id where o.seeker_id = $1 order by o.sent_at desc`,
  ),
  'saved-jobs': list(
    'saved-jobs',
    `select j.title as job, c.name as company, j.location, s.saved_at as "savedAt"
     from saved_jobs s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
     where s.user_id = $1 order by s.saved_at desc`,
  ),
  'hidden-companies': list(
    'hidden-companies',
    `select c.name as company, h.hidden_at as "hiddenAt"
     from hidden_companies h join companies c on c.id = h.company_id
     where h.user_id = $1 order by h.hidden_at desc`,
  ),
  'dismissed-jobs': list(
    'dismissed-jobs',
    `select j.title as job, c.name as company, j.location, d.reason, d.dismissed_at as "dismissedAt"
     from dismissed_jobs d join jobs j on j.id = d.job_id join companies c on c.id = j.company_id
     where d.user_id = $1 order by d.dismissed_at desc`,
  ),
  'recommended-jobs': list(
    'recommended-jobs',
    `select j.title as job, c.name as company, j.location, r.sent_at as "sentAt"
     from recommended_jobs r join jobs j on j.id = r.job_id join companies c on c.id = j.company_id
     where r.user_id = $1 order by r.sent_at desc`,
  ),
  alerts: list(
    'alerts',
    `select a.name, a.keywords, c.name as company, a.location, a.job_type as "jobType",
       a.salary_range as "salaryRange", a.filters, a.frequency, a.is_active as "isActive", a.matches,
       a.last_sent_at as "lastSent", a.created_at as "createdAt"
     from alerts a left join companies c on c.id = a.company_id
     where a.user_id = $1 order by a.created_at desc`,
  ),
  'alert-jobs': list(
    'alert-jobs',
    `select j.title as job, c.name as company, j.location, r.ran_at as "sentAt"
     from alert_sent_jobs s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
       left join alert_runs r on r.id = s.run_id
     where s.user_id = $1 order by r.ran_at desc nulls last, j.title`,
  ),
  memberships: list(
    'memberships',
    `select c.name as company, m.role, m.joined_at as "joinedAt", (
       select coalesce(json_agg(j.title order by j.title), '[]') from member_jobs w join jobs j on j.id = w.job_id
       where w.member_id = m.id) as jobs
     from company_members m join companies c on c.id = m.company_id
     where m.user_id = $1 order by m.joined_at`,
  ),
  invitations: list(
    'invitations',
    `select c.name as company, i.role, i.email, i.email = u.email as received, i.sent_at as "sentAt",
       i.expires_at as "expiresAt", i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt"
     from users u join team_invitations i
         on i.invited_by = u.id or (i.email = u.email and u.email_verified_at is not null)
       join companies c on c.id = i.company_id
     where u.id = $1 order by i.sent_at desc`,
  ),
  'job-draft': list(
    'job-draft',
    `select "values" as job, saved_at as "savedAt" from job_drafts where user_id = $1`,
  ),
  notifications: list(
    'notifications',
    // As in the bell, applicants' names are hidden while the company is closed and after the reader has left it.
    `select kind, case when u.role = 'employer' and c.id is null or c.access_status in ('rejected', 'suspended')
         then data - 'applicantName' - 'senderName' else data end as data, link,
       n.created_at as "createdAt", read_at as "readAt"
     from notifications n join users u on u.id = n.user_id
       left join companies c on c.id = ${companyOfReader('n')}
     where n.user_id = $1 order by n.created_at desc`,
  ),
  letters: list(
    'letters',
    `select c.name as company, j.title as job, case when ${readable('k.candidate_id')} then k.message end as message,
       k.sent_at as "sentAt", k.candidate_id = $1 as received
     from candidate_contacts k join companies c on c.id = k.company_id join jobs j on j.id = k.job_id
     where k.candidate_id = $1 or k.sender_id = $1 order by k.sent_at desc`,
  ),
  verifications: list(
    'verifications',
    `select c.name as company, v.kind, v.status, v.value, v.email, v.submitted_at as "submittedAt",
       v.verified_at as "verifiedAt", v.note
     from company_verifications v join companies c on c.id = v.company_id
     where v.submitted_by = $1 order by v.submitted_at desc`,
  ),
  searches: list(
    'searches',
    `select words, filters, results, searched_at as "searchedAt" from searches
     where user_id = $1 order by searched_at desc`,
  ),
  visits: list(
    'visits',
    `select role, began_at as "beganAt", last_at as "lastAt" from visits
     where user_id = $1 order by began_at desc`,
  ),
  standings: list(
    'standings',
    `select role, standing as status, starts_at as "startsAt", nullif(ends_at, 'infinity') as "endsAt"
     from account_standings where user_id = $1 and starts_at <= now() order by starts_at desc`,
  ),
  reports: list(
    'reports',
    `select name, description, query, chart, is_shared as "isShared", created_at as "createdAt"
     from analytics_reports where owner_id = $1 and deleted_at is null order by created_at desc`,
  ),
  segments: list(
    'segments',
    `select name, noun, definition, is_shared as "isShared", created_at as "createdAt"
     from analytics_segments where owner_id = $1 order by created_at desc`,
  ),
  'figure-alerts': list(
    'figure-alerts',
    `select a.name,
       coalesce(a.query, case when r.is_shared or r.owner_id = $1 then r.query end) as query,
       a.measure, a.kind, a.direction, a.amount,
       a.is_percent as "isPercent", a.is_mailed as "isMailed", a.is_posted as "isPosted",
       a.is_active as "isActive", a.created_at as "createdAt",
       (select coalesce(json_agg(json_build_object('crossedAt', c.crossed_at, 'returnedAt', c.returned_at,
         'facts', c.facts) order by c.crossed_at desc), '[]') from figure_alert_crossings c
         where c.alert_id = a.id) as crossings
     from figure_alerts a left join analytics_reports r on r.id = a.report_id
     where a.user_id = $1 order by a.created_at desc`,
  ),
  messages: list(
    'messages',
    `select reference, subject, message, inquiry_type as "inquiryType", created_at as "createdAt"
     from contact_messages where user_id = $1 order by created_at desc`,
  ),
  files: list(
    'files',
    `select id, name, kind, media_type as "mediaType", size, created_at as "createdAt"
     from files where owner_id = $1 and deleted_at is null order by created_at desc`,
  ),
};

/** $1 the user. */
export const FILES = statement(
  'export-stored-files',
  `select id, name, storage_key as key, created_at as "createdAt" from files
    where owner_id = $1 and deleted_at is null and kind in ('resume', 'attachment', 'company_document') order by created_at`,
);
