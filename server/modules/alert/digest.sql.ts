import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';

/**
 * Users who have turned emails off are skipped. Their jobs are included once they turn them on
 * again. $1 to $3 when each frequency was last due.
 */
const DUE = `
  from alerts a join users u on u.id = a.user_id left join user_settings s on s.user_id = u.id
  where a.is_active and a.deleted_at is null
    and coalesce(a.last_run_at, a.created_at) < case a.frequency
      when 'daily' then $1::timestamptz when 'weekly' then $2 else $3 end
    and u.status = 'active' and u.deleted_at is null and u.email_verified_at is not null
    and coalesce(s.email_notifications, true) and coalesce(s.job_alerts, true)`;

/** $1 to $3 as above, $4 the alert to continue after, $5 limit. */
export const DUE_ALERTS = statement(
  'due-alerts',
  `
    select a.id, a.user_id as "userId", a.name, a.keywords, a.location, a.job_type as "jobType",
      a.salary_range as "salaryRange", a.filters, a.company_id as "companyId", a.frequency, a.created_at as "createdAt",
      a.last_run_at as "lastRunAt", a.updated_at as "updatedAt",
      u.email, u.first_name as "firstName", u.locale
    ${DUE} and ($4::uuid is null or a.id > $4)
    order by a.id limit $5`,
  json<{ salaryRange: SalaryRange | null }>(),
);

/** An alert that is due, with its owner. */
export type DueAlert = RowOf<typeof DUE_ALERTS>;

/** Records for many alerts that a run found nothing. $1 to $3 as above, $4 now, $5 the alerts. */
export const RECORD_EMPTY_RUNS = statement(
  'note-empty-alert-runs',
  `
    update alerts set last_run_at = $4 where id in (
      select a.id ${DUE} and a.id = any($5::uuid[]) for update of a skip locked)`,
);

/**
 * Still due and unchanged since the search; locked until the end of the transaction. $1 to $3 as above, $4 the alert,
 * $5 when it was last changed.
 */
export const TAKE = statement(
  'take-due-alert',
  `select a.id ${DUE} and a.id = $4 and a.updated_at = $5 for update of a skip locked`,
);

/** $1 the run, $2 the alert, $3 now, $4 the number of jobs. */
export const ADD_RUN = statement(
  'add-alert-run',
  'insert into alert_runs (id, alert_id, ran_at, matches, mailed) values ($1, $2, $3, $4, true)',
);

/** $1 the run, $2 the alert, $3 its owner, $4 the jobs. */
export const ADD_SENT = statement(
  'add-alert-sent-jobs',
  'insert into alert_sent_jobs (run_id, alert_id, user_id, job_id) select $1, $2, $3, unnest($4::uuid[])',
);

/** $1 the alert, $2 now, $3 the number of jobs. */
export const NOTE_RUN = statement(
  'note-alert-run',
  'update alerts set last_run_at = $2, last_sent_at = $2, matches = matches + $3 where id = $1',
);
