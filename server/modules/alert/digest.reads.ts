import type { AlertFrequency, AlertJobType } from '#schema/options/alerts.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';

/** An alert that is due, with its owner. */
export interface DueAlert {
  id: string;
  userId: string;
  name: string;
  keywords: string;
  location: string | null;
  jobType: AlertJobType | null;
  salaryRange: SalaryRange | null;
  frequency: AlertFrequency;
  createdAt: Date;
  lastRunAt: Date | null;
  updatedAt: Date;
  email: string;
  firstName: string;
  locale: Locale;
}

/**
 * Users who have turned emails off are skipped. Their jobs are included once they turn them on
 * again.
 */
const due = (daily: string, weekly: string, monthly: string) => `
  from alerts a join users u on u.id = a.user_id left join user_settings s on s.user_id = u.id
  where a.is_active and a.deleted_at is null
    and coalesce(a.last_run_at, a.created_at) < case a.frequency
      when 'daily' then ${daily}::timestamptz when 'weekly' then ${weekly} else ${monthly} end
    and u.status = 'active' and u.deleted_at is null and u.email_verified_at is not null
    and coalesce(s.email_notifications, true) and coalesce(s.job_alerts, true)`;

/** $1 to $3 when each frequency was last due, $4 the alert to continue after, $5 limit. */
export const DUE_ALERTS = {
  name: 'due-alerts',
  text: `
    select a.id, a.user_id as "userId", a.name, a.keywords, a.location, a.job_type as "jobType",
      a.salary_range as "salaryRange", a.frequency, a.created_at as "createdAt",
      a.last_run_at as "lastRunAt", a.updated_at as "updatedAt",
      u.email, u.first_name as "firstName", u.locale
    ${due('$1', '$2', '$3')} and ($4::uuid is null or a.id > $4)
    order by a.id limit $5`,
};

/** Records for many alerts that a run found nothing. $1 to $3 as above, $4 now, $5 the alerts. */
export const RECORD_EMPTY_RUNS = {
  name: 'note-empty-alert-runs',
  text: `
    update alerts set last_run_at = $4 where id in (
      select a.id ${due('$1', '$2', '$3')} and a.id = any($5::uuid[]) for update of a skip locked)`,
};

/** Still due and unchanged since the search; locked until the end of the transaction. */
export const TAKE = `
  select a.id ${due('?', '?', '?')} and a.id = ? and a.updated_at = ? for update of a skip locked`;

export const ADD_RUN = `
  insert into alert_runs (id, alert_id, ran_at, matches, mailed) values (?, ?, ?, ?, true)`;

export const ADD_SENT = `
  insert into alert_sent_jobs (run_id, alert_id, job_id) select ?, ?, unnest(?::uuid[])`;

export const NOTE_RUN = `
  update alerts set last_run_at = ?, last_sent_at = ?, matches = matches + ? where id = ?`;
