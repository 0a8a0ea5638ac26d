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
