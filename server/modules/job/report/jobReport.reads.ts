import type { PreparedRead } from '#server/db/database.ts';

/** One report per user and job: reporting again replaces the earlier report. */
export const REPORT: PreparedRead = {
  name: 'report-job',
  text: `
    insert into job_reports (id, job_id, reporter_id, reason, detail, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (job_id, reporter_id) do update
      set reason = excluded.reason, detail = excluded.detail, created_at = excluded.created_at,
        resolved_at = null`,
};

/**
 * $1 the job. Counts the job seekers with a confirmed address whose open report says that the job
 * asks for money.
 */
export const FEE_REPORTERS: PreparedRead = {
  name: 'job-fee-reporters',
  text: `
    select count(distinct u.id)::int as reporters
    from job_reports r join users u on u.id = r.reporter_id
    where r.job_id = $1 and r.reason = 'fee' and r.resolved_at is null
      and u.role = 'job_seeker' and u.email_verified_at is not null and u.deleted_at is null`,
};

const SHOWN = 50;

/** $1 the jobs. Open reports come first, the newest at the top. */
export const REPORTS: PreparedRead = {
  name: 'job-reports',
  text: `
    select r.id, j.id as "jobId", r.reason, r.detail, r.created_at as "createdAt",
      r.resolved_at as "resolvedAt"
    from unnest($1::uuid[]) j(id) cross join lateral (
      select * from job_reports where job_id = j.id
      order by resolved_at is not null, created_at desc, id desc limit ${SHOWN}
    ) r
    order by r.resolved_at is not null, r.created_at desc, r.id desc`,
};

/** Now, the jobs, and the time of the newest report seen; later ones stay open. */
export const RESOLVE = `
  update job_reports set resolved_at = ?
  where job_id = any(?::uuid[]) and resolved_at is null
    and created_at <= coalesce(?::timestamptz, 'infinity') returning id`;

/**
 * The lock that changing a job's status takes: a report comes either before or after such a change.
 */
export const LOCK_JOB = 'select id from jobs where id = ? and deleted_at is null for update';

/** The number of open reports on a job. */
export const WAITING = `
  select count(*)::int as count from job_reports where job_id = ? and resolved_at is null`;
