import type { PreparedRead } from '#server/db/database.ts';
import { COLUMNS, FROM, LIVE } from '#server/modules/job/job.columns.ts';

/**
 * $1 now, $2 the company, $3 and $4 the key of the last entry on the previous page, $5 limit, $6
 * offset.
 */
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
