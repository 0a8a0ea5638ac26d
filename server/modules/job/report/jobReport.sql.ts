import { statement } from '#server/db/statement.ts';

/**
 * $1 id, $2 the job, $3 the reporter, $4 reason, $5 detail, $6 now. One report per user and job:
 * reporting again replaces the earlier report.
 */
export const REPORT = statement(
  'report-job',
  `
    insert into job_reports (id, job_id, reporter_id, reason, detail, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (job_id, reporter_id) do update
      set reason = excluded.reason, detail = excluded.detail, created_at = excluded.created_at,
        resolved_at = null`,
);

/**
 * $1 the job, $2 since when reports are counted, $3 how many a person may have made since then. Counts the job seekers
 * with a confirmed address whose open report says that the job asks for money.
 */
export const FEE_REPORTERS = statement(
  'job-fee-reporters',
  `
    select count(distinct u.id)::int as reporters
    from job_reports r join users u on u.id = r.reporter_id
    where r.job_id = $1 and r.reason = 'fee' and r.resolved_at is null
      and u.role = 'job_seeker' and u.email_verified_at is not null and u.deleted_at is null
      and (select count(*) from job_reports o
        where o.reporter_id = u.id and o.reason = 'fee' and o.created_at > $2) <= $3`,
);

const SHOWN = 50;

/** $1 the jobs. Open reports come first, the newest at the top. */
export const REPORTS = statement(
  'job-reports',
  `
    select r.id, r.job_id as "jobId", r.reason, r.detail, r.created_at as "createdAt",
      r.resolved_at as "resolvedAt"
    from unnest($1::uuid[]) j(id) cross join lateral (
      select * from job_reports where job_id = j.id
      order by resolved_at is not null, created_at desc, id desc limit ${SHOWN}
    ) r
    order by r.resolved_at is not null, r.created_at desc, r.id desc`,
);

/** $1 now, $2 the jobs, $3 the time of the newest report seen; later ones stay open. */
export const RESOLVE = statement(
  'resolve-job-reports',
  `
    update job_reports set resolved_at = $1
    where job_id = any($2::uuid[]) and resolved_at is null
      and created_at <= coalesce($3::timestamptz, 'infinity') returning id`,
);

/**
 * The lock that changing a job's status takes: a report comes either before or after such a change. $1 the job.
 */
export const LOCK_JOB = statement(
  'lock-reported-job',
  'select id from jobs where id = $1 and deleted_at is null for update',
);

/** The number of open reports on a job ($1). */
export const WAITING = statement(
  'open-reports-of-job',
  'select count(*)::int as count from job_reports where job_id = $1 and resolved_at is null',
);
