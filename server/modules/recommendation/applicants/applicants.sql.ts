import type { PastJob } from '#schema/profile/career.ts';
import { json, statement } from '#server/db/statement.ts';
import { IS_OF_COMPANY } from '#server/modules/application/application.sql.ts';
import { JOB_COLUMNS } from '#server/modules/recommendation/recommendation.sql.ts';

/** The columns of the sent profile that the rules may use: the same as for a match. */
const SENT_COLUMNS = `
  a.id as "applicationId", a.applied_at as "appliedAt", a.expected_salary as "expectedSalary",
  a.profile is not null as "hasProfile!", a.profile ->> 'headline' as headline, a.profile ->> 'location' as home,
  coalesce(a.profile -> 'skills', '[]') as "ownSkills!", coalesce(a.profile -> 'career' -> 'jobs', '[]') as "jobs!",
  (a.profile ->> 'ownMonths')::integer as "ownMonths"`;

type SentProfileParts = { ownSkills: string[]; jobs: PastJob[] };

/** $1 the company, $2 the applications. */
export const APPLICANTS = statement(
  'recommendation-applicants',
  `select ${SENT_COLUMNS}, ${JOB_COLUMNS} from applications a join jobs j on j.id = a.job_id
    where ${IS_OF_COMPANY} and a.id = any($2::uuid[])`,
  json<SentProfileParts>(),
);

/** $1 applications. The data needed to complete their rows of the desk. */
export const UNPREPARED = statement(
  'applicants-unprepared',
  `
    select ${SENT_COLUMNS}, ${JOB_COLUMNS}, a.profile ->> 'noticePeriod' as "noticePeriod",
      a.profile ->> 'noticeUntil' as "noticeUntil", a.resume_file_id as "resumeFileId", r.text as "knownText",
      f.storage_key as "storageKey", f.media_type as "mediaType", d.resume_text is not null as "isRead!",
      j.updated_at as "jobUpdatedAt"
    from applications a join jobs j on j.id = a.job_id left join application_desk d on d.application_id = a.id
      left join resumes r on r.file_id = a.resume_file_id left join files f on f.id = a.resume_file_id
    where a.id = any($1::uuid[])`,
  json<SentProfileParts>(),
);

/**
 * $1 how many. The applications that no task has completed yet, and those whose job has changed since. `ready_at` is the
 * last change of the job that was seen: it compares with no other clock, and a change while a task runs is newer.
 */
export const WAITING = statement(
  'applicants-waiting',
  `
    select a.id from applications a join jobs j on j.id = a.job_id
      left join application_desk d on d.application_id = a.id
    where j.deleted_at is null and (d.ready_at is null or d.ready_at < j.updated_at)
    order by a.applied_at desc limit $1`,
  { isHeavy: true },
);

/**
 * $1 the application, $2 months, $3 days of notice, $4 the last day, $5 pay, $6 to $8 the place, $9 the match, $10 the
 * last change of the job that was read, $11 the file that was read, $12 its text; null keeps the text. An application
 * that has got another resume meanwhile waits for the next run.
 */
export const PREPARE = statement(
  'applicant-prepare',
  `
    insert into application_desk (application_id, company_id, names, email_key, phone_key, words, months, notice_days,
      notice_until, pay, location, district, state, match, ready_at, resume_text, answers)
    select a.id, a.company_id, application_names(a), lower(a.email), application_phone_key(a.phone), '', $2::integer, $3::integer, $4::date,
      $5::integer, $6, $7, $8, $9::integer, $10::timestamptz, $12,
      application_answers_text(a.id)
    from applications a where a.id = $1 and a.resume_file_id is not distinct from $11::uuid
    on conflict (application_id) do update set months = excluded.months, notice_days = excluded.notice_days,
      notice_until = excluded.notice_until, pay = excluded.pay, location = excluded.location,
      district = excluded.district, state = excluded.state, match = excluded.match, ready_at = excluded.ready_at,
      resume_text = coalesce(excluded.resume_text, application_desk.resume_text)`,
);
