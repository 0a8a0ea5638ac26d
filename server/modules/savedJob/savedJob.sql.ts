import { statement } from '#server/db/statement.ts';
import { LIVE, PUBLIC } from '#server/modules/job/job.sql.ts';

/** Jobs that were taken down are not listed; jobs that have ended are, with their status. */
const SAVED = `from saved_jobs s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id`;

/** $1 the user. Newest first. */
export const IDS = statement(
  'saved-job-ids',
  `
    select s.job_id as id ${SAVED}
    where s.user_id = $1 and ${PUBLIC}
    order by s.saved_at desc, s.job_id desc`,
);

/**
 * $1 now, $2 the user, $3 and $4 the key of the last entry on the previous page, $5 limit, $6
 * offset.
 */
export const LIST = statement(
  'saved-jobs',
  `
    select s.job_id as "jobId", s.saved_at as "savedAt", (${LIVE}) as "isOpen!" ${SAVED}
    where s.user_id = $2 and ${PUBLIC}
      and ($3::timestamptz is null or (s.saved_at, s.job_id) < ($3, $4::uuid))
    order by s.saved_at desc, s.job_id desc
    limit $5 offset $6`,
);

export const COUNT = statement(
  'saved-jobs-count',
  `select count(*)::int as total ${SAVED} where s.user_id = $1 and ${PUBLIC}`,
);

/**
 * $1 now, $2 the user, $3 the job, $4 the maximum number of saved jobs, as the list counts them. Saving a
 * job twice has no further effect.
 */
export const SAVE = statement(
  'save-job',
  `
    with job as (
      select j.id from jobs j join companies c on c.id = j.company_id where j.id = $3 and ${PUBLIC}
    ), before as (
      select count(*) as total, coalesce(bool_or(s.job_id = $3), false) as includes
      ${SAVED} where s.user_id = $2 and ${PUBLIC}
    ), added as (
      insert into saved_jobs (user_id, job_id, saved_at)
      select $2, job.id, $1 from job, before where before.includes or before.total < $4
      on conflict do nothing
    )
    select exists (select from job) as "isThere!",
      before.includes or before.total < $4 as "hasRoom!" from before`,
);

export const UNSAVE = statement(
  'unsave-job',
  'delete from saved_jobs where user_id = $1 and job_id = $2',
);
