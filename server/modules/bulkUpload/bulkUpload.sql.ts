import type { BulkIssue } from '#schema/validation/bulkRow.ts';
import { json, statement } from '#server/db/statement.ts';
import type { BulkUploader } from './bulkUpload.type.ts';
import type { RowData } from './sheet/sheet.ts';

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
export const UPLOADS = statement(
  'bulk-uploads',
  `
    select (select count(*)::int from bulk_uploads where status <> 'pending') as "totalCount!", found.*
    from (select 1) always left join (
      select ${COLUMNS} ${FROM}
      where b.status <> 'pending'
        and ($1::timestamptz is null or (b.created_at, b.id) < ($1, $2::uuid))
      order by b.created_at desc, b.id desc limit $3 offset $4
    ) found on true
    order by found."createdAt" desc, found.id desc`,
  json<{ uploadedBy: BulkUploader | null }>(),
);

/** $1 the uploads. */
export const UPLOADS_BY_ID = statement(
  'bulk-uploads-by-id',
  `select ${COLUMNS} ${FROM} where b.id = any($1::uuid[])`,
  json<{ uploadedBy: BulkUploader | null }>(),
);

/** $1 the upload, $2 the row to start after, $3 limit, $4 offset. */
export const ROWS = statement(
  'bulk-upload-rows',
  `
    select r.row_number as row, r.data, r.outcome, r.errors as issues, r.job_id as "jobId"
    from bulk_upload_rows r
    where r.upload_id = $1 and r.row_number > $2 order by r.row_number limit $3 offset $4`,
  json<{ data: RowData; issues: BulkIssue[] }>(),
);

/** $1 the uploads, $2 the maximum number of rows of each. */
export const REFUSED_ROWS = statement(
  'bulk-upload-refused',
  `
    select r.upload_id as "uploadId", r.row_number as row, r.errors as issues
    from unnest($1::uuid[]) given (id) cross join lateral (
      select * from bulk_upload_rows where upload_id = given.id and outcome = 'refused'
      order by row_number limit $2) r
    order by r.upload_id, r.row_number`,
  json<{ issues: BulkIssue[] }>(),
);

/** $1 company names. */
export const COMPANIES_CALLED = statement(
  'bulk-companies-called',
  `
    select given.name as "name!", array_agg(c.id) as "ids!"
    from unnest($1::text[]) given (name)
    join companies c on company_key(c.name) = company_key(given.name) and c.deleted_at is null
    group by given.name`,
);

/** Finds rows that duplicate an existing job of their company. $1 now, $2 the rows as JSON. */
export const EXISTING_JOBS = statement(
  'bulk-existing-jobs',
  `
    select distinct given.row as "row!"
    from jsonb_to_recordset($2::jsonb)
      as given (row integer, company uuid, title text, location text, type text, said text)
    join jobs j on j.company_id = given.company and j.status = 'active' and j.deleted_at is null
      and md5(lower(j.title) || ' ' || j.location) = md5(lower(given.title) || ' ' || given.location)
      and j.type = given.type and md5(j.description || chr(10) || j.requirements) = md5(given.said)
    where j.application_deadline is null or j.application_deadline > $1`,
);

/** The first approved companies with a unique name, for the examples in the template. */
export const SOME_COMPANIES = statement(
  'bulk-some-companies',
  `select c.name from companies c
    where c.admin_status = 'approved' and c.deleted_at is null and not exists (
      select from companies o
      where company_key(o.name) = company_key(c.name) and o.deleted_at is null and o.id <> c.id)
    order by c.created_at, c.id limit 2`,
);

/** $1 the upload, $2 the administrator, $3 the file, $4 its name, $5 now, $6 columns, $7 unknown columns. */
export const ADD_UPLOAD = statement(
  'bulk-upload-add',
  `
    insert into bulk_uploads
      (id, uploaded_by, file_id, file_name, created_at, columns, unknown_columns)
    values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** $1 the number of rows, $2 of valid rows, $3 of invalid rows, $4 of errors, $5 the upload. */
export const COUNT_UPLOAD = statement(
  'bulk-upload-count',
  `
    update bulk_uploads set total = $1, valid = $2, failed = $3, error_count = $4
    where id = $5`,
);

/** $1 the upload, $2 the rows as JSON. */
export const ADD_ROWS = statement(
  'bulk-upload-add-rows',
  `
    insert into bulk_upload_rows (upload_id, row_number, data, outcome, errors, company_id)
    select $1, given.row, given.data, given.outcome, given.issues, given.company
    from jsonb_to_recordset($2::jsonb)
      as given (row integer, data jsonb, outcome text, issues jsonb, company uuid)`,
);

/** $1 the upload. It is locked, so that runners take turns and it cannot be undone while jobs are being created. */
export const LOCK_UPLOAD = statement(
  'bulk-upload-lock',
  `
    select id, status, valid, total, successful, uploaded_by as "uploadedBy",
      file_name as "fileName", finished_at as "finishedAt"
    from bulk_uploads where id = $1 for update`,
);

/** $1 the upload. */
export const START_UPLOAD = statement(
  'bulk-upload-start',
  `update bulk_uploads set status = 'running' where id = $1`,
);

/** $1 the upload, $2 limit. */
export const TAKE_ROWS = statement(
  'bulk-upload-waiting',
  `
    select row_number as row, data, company_id as company from bulk_upload_rows
    where upload_id = $1 and outcome = 'waiting' order by row_number limit $2`,
  json<{ data: RowData }>(),
);

/** $1 the companies. They are locked until the transaction ends, so that two uploads do not create the same jobs. */
export const LOCK_COMPANIES = statement(
  'bulk-lock-companies',
  `
    select id, industry from companies where id = any($1::uuid[]) and deleted_at is null
    order by id for no key update`,
);

/** The columns of a job that an upload fills. */
const JOB_COLUMNS = [
  'id',
  'company_id',
  'posted_by',
  'category_id',
  'bulk_upload_id',
  'title',
  'description',
  'description_html',
  'responsibilities',
  'requirements',
  'benefits',
  'location',
  'district',
  'state',
  'type',
  'industry',
  'salary',
  'salary_min',
  'salary_max',
  'salary_period',
  'experience_level',
  'education_level',
  'is_remote',
  'is_featured',
  'is_hot',
  'status',
  'admin_status',
  'posted_at',
  'created_at',
  'updated_at',
] as const;
export type JobColumn = (typeof JOB_COLUMNS)[number];

/** $1 the jobs as JSON. */
export const ADD_JOBS = statement(
  'bulk-add-jobs',
  `
    insert into jobs (${JOB_COLUMNS.join(', ')})
    select ${JOB_COLUMNS.join(', ')} from jsonb_populate_recordset(null::jobs, $1::jsonb)`,
);

/** $1 the results of rows as JSON, $2 the upload. */
export const MARK_ROWS = statement(
  'bulk-upload-mark-rows',
  `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as done (row integer, job uuid, issues jsonb)
    )
    update bulk_upload_rows r
    set outcome = case when given.job is null then 'refused' else 'created' end,
      job_id = given.job, errors = coalesce(given.issues, r.errors)
    from given where r.upload_id = $2 and r.row_number = given.row`,
);

/** $1 additional jobs, $2 rejected rows, $3 errors, $4 the upload. */
export const COUNT_ROWS = statement(
  'bulk-upload-count-rows',
  `
    update bulk_uploads set successful = successful + $1, failed = failed + $2,
      error_count = error_count + $3
    where id = $4`,
);

/** $1 now, $2 the upload. */
export const FINISH_UPLOAD = statement(
  'bulk-upload-finish',
  `
    update bulk_uploads
    set status = case when successful > 0 then 'complete' else 'failed' end, finished_at = $1
    where id = $2 returning status, successful, failed`,
);

/** For an upload without a single valid row. $1 now, $2 the upload. */
export const FAIL_UPLOAD = statement(
  'bulk-upload-fail',
  `
    update bulk_uploads set status = 'failed', finished_at = $1
    where id = $2 and status = 'pending'`,
);

/** $1 now, $2 the upload, $3 limit. An application is either sent before the lock or refused (applyToJob.service). */
export const DELETE_JOBS = statement(
  'bulk-delete-jobs',
  `
    update jobs set deleted_at = $1, updated_at = $1
    where id = any(array(
      select id from jobs where bulk_upload_id = $2 and deleted_at is null order by id limit $3 for update))
    returning id`,
);

/** $1 now, $2 the upload. */
export const UNDO_UPLOAD = statement(
  'bulk-upload-undo',
  `update bulk_uploads set status = 'undone', undone_at = $1 where id = $2`,
);

export const RUNNING_UPLOADS = statement(
  'bulk-uploads-running',
  `select id from bulk_uploads where status = 'running'`,
);
