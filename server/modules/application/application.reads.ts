import type { PreparedRead } from '#server/db/database.ts';

/** In the shape of the GraphQL type. Notes are the employer's own, and on nobody's timeline. */
const COLUMNS = `
  'Application' as "__typename", a.id, a.job_id as "jobId", a.seeker_id as "seekerId",
  j.company_id as "companyId", a.status, a.status_changed_at as "statusChangedAt",
  a.applied_at as "appliedAt", a.name, a.email, a.phone, a.cover_letter as "coverLetter",
  a.expected_salary as "expectedSalary",
  (select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type)
    from files f where f.id = a.resume_file_id) as "sentResume",
  (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'at', e.at)
      order by e.at, e.id), '[]')
    from application_events e where e.application_id = a.id and e.kind <> 'note') as events`;

const FROM = 'from applications a join jobs j on j.id = a.job_id';

/** $1 and $2: the seeker who sent them, or the company that received them; the other is null. */
const OF = '($1::uuid is null or a.seeker_id = $1) and ($2::uuid is null or j.company_id = $2)';

/** $3 status, $4 a pattern for the job's title or the company's name. */
const FILTERED = `
  where ${OF} and ($3::text is null or a.status = $3)
    and ($4::text is null or j.title ilike $4
      or exists (select from companies c where c.id = j.company_id and c.name ilike $4))`;

/** $5 and $6 the last entry seen, $7 limit, $8 offset. */
export const LIST: PreparedRead = {
  name: 'applications',
  text: `select ${COLUMNS} ${FROM} ${FILTERED}
      and ($5::timestamptz is null or (a.applied_at, a.id) < ($5, $6::uuid))
    order by a.applied_at desc, a.id desc limit $7 offset $8`,
};

export const COUNT: PreparedRead = {
  name: 'applications-count',
  text: `select count(*)::int as total ${FROM} ${FILTERED}`,
};

export const BY_IDS: PreparedRead = {
  name: 'applications-by-id',
  text: `select ${COLUMNS} ${FROM} where ${OF} and a.id = any($3::uuid[])`,
};

/** $1 the seeker, $2 the jobs. */
export const BY_JOBS: PreparedRead = {
  name: 'applications-by-job',
  text: `select ${COLUMNS} ${FROM} where a.seeker_id = $1 and a.job_id = any($2::uuid[])`,
};

/** Everybody who answers for the company. */
export const EMPLOYERS: PreparedRead = {
  name: 'employers-of',
  text: `select id from users
    where company_id = $1 and role = 'employer' and deleted_at is null order by id`,
};

export const PARTIES: PreparedRead = {
  name: 'application-parties',
  text: `select a.seeker_id as "seekerId", j.company_id as "companyId",
      a.resume_file_id as "fileId" ${FROM} where a.id = $1`,
};

/** Once, however often: $1 id, $2 application, $3 kind, $4 who, $5 when. */
export const RECORD_ONCE: PreparedRead = {
  name: 'record-event-once',
  text: `insert into application_events (id, application_id, kind, actor_id, at)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
};
