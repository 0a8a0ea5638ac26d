import type { PreparedRead } from '#server/db/database.ts';

const COLUMNS = `
  b.id, b.file_name as "fileName", b.status, b.total, b.valid, b.successful, b.failed,
  b.error_count as "errorCount", b.columns, b.unknown_columns as "unknownColumns",
  b.created_at as "createdAt", b.finished_at as "finishedAt", b.undone_at as "undoneAt",
  case when u.id is not null then
    json_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name)) end as "uploadedBy"`;

const FROM = 'from bulk_uploads b left join users u on u.id = b.uploaded_by';

/**
 * Excludes uploads that were only checked. $1 and $2 the cursor, $3 limit, $4 offset. Every row carries the total; an
 * empty page reads it separately.
 */
export const UPLOADS: PreparedRead = {
  name: 'bulk-uploads',
  text: `
    select (select count(*)::int from bulk_uploads where status <> 'pending') as total_count, found.*
    from (select 1) always left join (
      select ${COLUMNS} ${FROM}
      where b.status <> 'pending'
        and ($1::timestamptz is null or (b.created_at, b.id) < ($1, $2::uuid))
      order by b.created_at desc, b.id desc limit $3 offset $4
    ) found on true
    order by found."createdAt" desc, found.id desc`,
};

/** $1 the uploads. */
export const UPLOADS_BY_ID: PreparedRead = {
  name: 'bulk-uploads-by-id',
  text: `select ${COLUMNS} ${FROM} where b.id = any($1::uuid[])`,
};

const ROW = `
  r.row_number as row, r.data, r.outcome, r.errors as issues, r.job_id as "jobId"`;

/** $1 the upload, $2 the row to start after, $3 limit, $4 offset. */
export const ROWS: PreparedRead = {
  name: 'bulk-upload-rows',
  text: `select ${ROW} from bulk_upload_rows r
    where r.upload_id = $1 and r.row_number > $2 order by r.row_number limit $3 offset $4`,
};

/** $1 the uploads, $2 the maximum number of rows of each. */
export const REFUSED_ROWS: PreparedRead = {
  name: 'bulk-upload-refused',
  text: `
    select r.upload_id as "uploadId", r.row_number as row, r.errors as issues
    from unnest($1::uuid[]) given (id) cross join lateral (
      select * from bulk_upload_rows where upload_id = given.id and outcome = 'refused'
      order by row_number limit $2) r
    order by r.upload_id, r.row_number`,
};

/** Takes company names as JSON. */
export const COMPANIES_CALLED = `
  select given.name, json_agg(c.id) as ids
  from jsonb_array_elements_text(?::jsonb) given (name)
  join companies c on company_key(c.name) = company_key(given.name) and c.deleted_at is null
  group by given.name`;

/** Finds rows that duplicate an existing job of their company. Parameters: now, the rows as JSON. */
export const EXISTING_JOBS = `
  with moment as (select ?::timestamptz as now)
  select distinct given.row
  from moment, jsonb_to_recordset(?::jsonb)
    as given (row integer, company uuid, title text, location text, type text, said text)
  join jobs j on j.company_id = given.company and j.status = 'active' and j.deleted_at is null
    and md5(lower(j.title) || ' ' || j.location) = md5(lower(given.title) || ' ' || given.location)
    and j.type = given.type and md5(j.description || chr(10) || j.requirements) = md5(given.said)
  where j.application_deadline is null or j.application_deadline > moment.now`;

/** The first approved companies with a unique name, for the examples in the template. */
export const SOME_COMPANIES: PreparedRead = {
  name: 'bulk-some-companies',
  text: `select c.name from companies c
    where c.admin_status = 'approved' and c.deleted_at is null and not exists (
      select from companies o
      where company_key(o.name) = company_key(c.name) and o.deleted_at is null and o.id <> c.id)
    order by c.created_at, c.id limit 2`,
};
