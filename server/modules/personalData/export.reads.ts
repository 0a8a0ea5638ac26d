import { statement } from '#server/db/statement.ts';

const list = <const Name extends string>(name: Name, select: string) =>
  statement(
    `export-${name}`,
    `select coalesce(json_agg(entry), '[]') as data from (${select}) entry`,
  );

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
  devices: list(
    'devices',
    `select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
     from known_devices where user_id = $1 order by last_used_at desc`,
  ),
  'api-keys': list(
    'api-keys',
    `select name, prefix, scopes, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from api_keys where created_by = $1 order by created_at desc`,
  ),
  profile: list(
    'profile',
    `select (to_jsonb(p) - 'user_id') as profile from seeker_profiles p where user_id = $1`,
  ),
  applications: list(
    'applications',
    `select j.title as job, c.name as company, j.location, a.status, a.name, a.email, a.phone,
       a.cover_letter as "coverLetter", a.expected_salary as "expectedSalary", a.profile, f.name as resume,
       a.applied_at as "appliedAt", (
         select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at)
         from application_events e where e.application_id = a.id and e.kind <> 'note') as events
     from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
       left join files f on f.id = a.resume_file_id
     where a.seeker_id = $1 order by a.applied_at desc`,
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
  'job-draft': list(
    'job-draft',
    `select "values" as job, saved_at as "savedAt" from job_drafts where user_id = $1`,
  ),
  notifications: list(
    'notifications',
    // Applicants' names are hidden while the company is closed, as in the bell.
    `select kind, case when c.admin_status in ('rejected', 'suspended') then data - 'applicantName' else data end as data, link,
       n.created_at as "createdAt", read_at as "readAt"
     from notifications n join users u on u.id = n.user_id left join companies c on c.id = u.company_id
     where n.user_id = $1 order by n.created_at desc`,
  ),
  letters: list(
    'letters',
    `select c.name as company, j.title as job, k.message, k.sent_at as "sentAt", k.candidate_id = $1 as received
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
  reports: list(
    'reports',
    `select name, description, query, chart, is_shared as "isShared", created_at as "createdAt"
     from analytics_reports where owner_id = $1 and deleted_at is null order by created_at desc`,
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
