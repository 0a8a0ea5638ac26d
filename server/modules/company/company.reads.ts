import type { PreparedRead } from '#server/db/database.ts';
import { COLUMNS, FROM, LIVE } from '#server/modules/job/job.service.ts';
import { VERIFIED } from './verified.loaders.ts';

/** $1 the end of its address. Only approved companies have a page. */
export const BY_SLUG: PreparedRead = {
  name: 'company-by-slug',
  text: `
    select 'Company' as "__typename", id, slug, name, description, industry, size, website, city,
      state, country, founded_year as "foundedYear", logo_file_id as "logoFileId",
      ${VERIFIED} as verification
    from companies c where slug = $1 and admin_status = 'approved' and deleted_at is null`,
};

/** $1 now, $2 the company, $3 and $4 the last entry seen, $5 limit, $6 offset. */
export const OPEN_JOBS: PreparedRead = {
  name: 'company-jobs',
  text: `
    select ${COLUMNS} ${FROM}
    where ${LIVE} and j.company_id = $2
      and ($3::timestamptz is null or (j.posted_at, j.id) < ($3, $4::uuid))
    order by j.posted_at desc, j.id desc
    limit $5 offset $6`,
};

/** $1 now, $2 the companies. */
export const OPEN_JOB_COUNTS: PreparedRead = {
  name: 'company-job-counts',
  text: `
    select j.company_id as id, count(*)::int as total
    ${FROM} where ${LIVE} and j.company_id = any($2::uuid[])
    group by j.company_id`,
};

/** $1 the companies: what a job's row does without. */
export const DESCRIPTIONS: PreparedRead = {
  name: 'company-descriptions',
  text: 'select id, description from companies where id = any($1::uuid[])',
};
