import { statement } from '#server/db/statement.ts';

/** $1 the company. */
export const COMPANY = statement(
  'posting-company',
  `select name, website, admin_status as "adminStatus" from companies
    where id = $1 and deleted_at is null`,
);

/** $1 the slug of the category. */
export const CATEGORY = statement('posting-category', 'select id from categories where slug = $1');

/** $1 the company. */
export const COMPANY_NAME = statement(
  'posting-company-name',
  'select name from companies where id = $1',
);

/** $1 the job. Its long texts, which the entity does not load. */
export const LONG_TEXTS = statement(
  'job-long-texts',
  'select description, requirements, responsibilities, benefits from jobs where id = $1',
);

/**
 * $1 the company, $2 its jobs that came from a bulk upload. The uploads are locked before the jobs, as when an upload is
 * undone, so that no job is restored meanwhile.
 */
export const UPLOADS_OF_JOBS = statement(
  'job-lock-uploads',
  `select j.id, b.undone_at is not null as "isUndone!"
    from jobs j join bulk_uploads b on b.id = j.bulk_upload_id
    where j.company_id = $1 and j.id = any($2::uuid[]) order by b.id, j.id for share of b`,
);

/** $1 the company, $2 external ids. Those that a job has. */
export const EXTERNAL_IDS_IN_USE = statement(
  'job-external-ids-in-use',
  `select external_id as "externalId!" from jobs
    where company_id = $1 and external_id = any($2::text[]) and deleted_at is null`,
);

/** $1 the company, $2 the time. Its open jobs that are featured or hot, the oldest first. */
export const HIGHLIGHTED = statement(
  'highlighted-jobs',
  `select id, title, is_featured as "isFeatured", is_hot as "isHot" from jobs
    where company_id = $1 and deleted_at is null and status = 'active'
      and (application_deadline is null or application_deadline > $2) and (is_featured or is_hot)
    order by posted_at, id`,
);

/** $1 the jobs. */
export const ADMIN_NOTES = statement(
  'posting-admin-notes',
  'select id, admin_notes as notes from jobs where id = any($1::uuid[])',
);
