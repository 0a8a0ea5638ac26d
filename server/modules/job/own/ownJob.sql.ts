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
