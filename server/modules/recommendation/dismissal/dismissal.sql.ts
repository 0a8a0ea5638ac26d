import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { json, statement } from '#server/db/statement.ts';
import { PUBLIC } from '#server/modules/job/job.sql.ts';

/** $1 the user, $2 how many. Newest first. */
export const DISMISSED = statement(
  'dismissed-jobs',
  `
    select job_id as "jobId", reason, dismissed_at as "dismissedAt" from dismissed_jobs
    where user_id = $1 order by dismissed_at desc, job_id desc limit $2`,
  json<{ reason: DismissalReason }>(),
);

/** $1 now, $2 the user, $3 the job, $4 the reason, $5 how many are kept. A later reason replaces an earlier one. */
export const DISMISS = statement(
  'dismiss-job',
  `
    with job as (
      select j.id from jobs j join companies c on c.id = j.company_id where j.id = $3 and ${PUBLIC}
    ), added as (
      insert into dismissed_jobs (user_id, job_id, reason, dismissed_at)
      select $2, job.id, $4, $1 from job
      on conflict (user_id, job_id) do update set reason = excluded.reason, dismissed_at = excluded.dismissed_at
    ), pushed_out as (
      delete from dismissed_jobs where user_id = $2 and job_id in (
        select job_id from dismissed_jobs where user_id = $2 order by dismissed_at desc, job_id desc offset $5)
    )
    select exists (select from job) as "isThere!"`,
);

/** $1 the user, $2 the job. */
export const UNDISMISS = statement(
  'undismiss-job',
  'delete from dismissed_jobs where user_id = $1 and job_id = $2',
);
