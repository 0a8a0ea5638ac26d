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

/** Parameters: id, administrator, file id, file name, time, columns, unknown columns. */
export const ADD_UPLOAD = `
  insert into bulk_uploads (id, uploaded_by, file_id, file_name, created_at, columns, unknown_columns)
  values (?, ?, ?, ?, ?, ?::text[], ?::text[])`;

/** Parameters: number of rows, valid rows, invalid rows, errors, upload. */
export const COUNT_UPLOAD = `
  update bulk_uploads set total = ?, valid = ?, failed = ?, error_count = ? where id = ?`;

/** Parameters: upload, rows as JSON. */
export const ADD_ROWS = `
  insert into bulk_upload_rows (upload_id, row_number, data, outcome, errors, company_id)
  select ?::uuid, given.row, given.data, given.outcome, given.issues, given.company
  from jsonb_to_recordset(?::jsonb)
    as given (row integer, data jsonb, outcome text, issues jsonb, company uuid)`;

/** Locks the upload, so that runners take turns and it cannot be undone while jobs are being created. */
export const LOCK_UPLOAD = `
  select id, status, valid, total, successful, uploaded_by as "uploadedBy", file_name as "fileName",
    finished_at as "finishedAt"
  from bulk_uploads where id = ? for update`;

export const START_UPLOAD = `update bulk_uploads set status = 'running' where id = ?`;

/** Parameters: upload, limit. */
export const TAKE_ROWS = `
  select row_number as row, data, company_id as company from bulk_upload_rows
  where upload_id = ? and outcome = 'waiting' order by row_number limit ?`;

/** Locks the companies until the end of the transaction, so that two uploads do not create the same jobs. */
export const LOCK_COMPANIES = `
  select id, industry from companies where id = any(?::uuid[]) and deleted_at is null
  order by id for no key update`;

export const ADD_JOBS = (columns: readonly string[]) => `
  insert into jobs (${columns.join(', ')})
  select ${columns.join(', ')} from jsonb_populate_recordset(null::jobs, ?::jsonb)`;

/** Parameters: results of rows as JSON, upload. */
export const MARK_ROWS = `
  with given as (
    select * from jsonb_to_recordset(?::jsonb) as done (row integer, job uuid, issues jsonb)
  )
  update bulk_upload_rows r
  set outcome = case when given.job is null then 'refused' else 'created' end, job_id = given.job,
    errors = coalesce(given.issues, r.errors)
  from given where r.upload_id = ? and r.row_number = given.row`;

/** Parameters: additional jobs, rejected rows, errors, upload. */
export const COUNT_ROWS = `
  update bulk_uploads set successful = successful + ?, failed = failed + ?, error_count = error_count + ?
  where id = ?`;

/** Parameters: time, upload. */
export const FINISH_UPLOAD = `
  update bulk_uploads
  set status = case when successful > 0 then 'complete' else 'failed' end, finished_at = ?
  where id = ? returning status, successful, failed`;

/** For an upload without a single valid row. Parameters: time, upload. */
export const FAIL_UPLOAD = `
  update bulk_uploads set status = 'failed', finished_at = ? where id = ? and status = 'pending'`;

/** Parameters: time, time, upload, limit. */
export const DELETE_JOBS = `
  update jobs set deleted_at = ?, updated_at = ?
  where id = any(array(
    select id from jobs where bulk_upload_id = ? and deleted_at is null order by id limit ?))
  returning id`;

/** Parameters: time, upload. */
export const UNDO_UPLOAD = `update bulk_uploads set status = 'undone', undone_at = ? where id = ?`;

export const RUNNING_UPLOADS = `select id from bulk_uploads where status = 'running'`;
