import type { Locale } from '#schema/options/locales.ts';
import type { ReportRhythm } from '#schema/options/reports.ts';
import type { PreparedRead } from '#server/db/database.ts';

/** $1 the user, $2 the reports. */
export const SCHEDULES: PreparedRead = {
  name: 'report-schedules',
  text: `
    select id, report_id as "reportId", every, weekday, day, hour, time_zone as "timeZone",
      next_at as "nextAt", last_sent_at as "lastSentAt", is_active as "isActive", failures
    from analytics_schedules where user_id = $1 and report_id = any($2::uuid[])`,
};

export const COUNT_SCHEDULES = `
  select count(*)::int as count from analytics_schedules where user_id = ?`;

export const LOCK_SCHEDULE = `
  select id from analytics_schedules where report_id = ? and user_id = ? for update`;

/** One schedule per report and reader. Saving it resets earlier failures. */
export const SCHEDULE = `
  insert into analytics_schedules (id, report_id, user_id, every, weekday, day, hour, time_zone,
    next_at, is_active, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (report_id, user_id) do update set every = excluded.every,
    weekday = excluded.weekday, day = excluded.day, hour = excluded.hour,
    time_zone = excluded.time_zone, next_at = excluded.next_at, is_active = excluded.is_active,
    updated_at = excluded.updated_at, failures = 0`;

export const UNSCHEDULE = `
  delete from analytics_schedules where report_id = ? and user_id = ? returning id`;

/** For the link in its emails. */
export const STOP = `
  delete from analytics_schedules where id = ? and user_id = ? returning report_id as "reportId"`;

/** A schedule that may be due. */
export interface DueSending {
  id: string;
  every: ReportRhythm;
  weekday: number | null;
  day: number | null;
  hour: number;
}

/** $1 the time zone of the site. Finds schedules calculated for another time zone. */
export const ELSEWHERE: PreparedRead = {
  name: 'report-schedules-elsewhere',
  text: `select id, every, weekday, day, hour, last_sent_at as "lastSentAt" from analytics_schedules
    where time_zone <> $1 order by id limit 500`,
};

/** $1 the schedule, $2 the next time, $3 the time zone. */
export const MOVE_HOURS: PreparedRead = {
  name: 'report-schedule-move',
  text: 'update analytics_schedules set next_at = $2, time_zone = $3 where id = $1',
};

/** $1 now, $2 limit; the longest overdue come first. */
export const DUE: PreparedRead = {
  name: 'report-schedules-due',
  text: `select id from analytics_schedules where is_active and next_at <= $1
    order by next_at, id limit $2`,
};

export interface TakenSending extends DueSending {
  failures: number;
  userId: string;
  reportId: string;
  name: string;
  query: unknown;
  chart: string;
  email: string;
  firstName: string;
  locale: Locale;
  /** Whether the reader may see the report and wants emails. */
  isWanted: boolean;
}

/** Locks a schedule that is still due until the end of the transaction; another worker skips it. */
export const TAKE = `
  select s.id, s.every, s.weekday, s.day, s.hour, s.failures, s.user_id as "userId",
    r.id as "reportId", r.name, r.query, r.chart, u.email, u.first_name as "firstName", u.locale,
    u.role = 'admin' and u.status = 'active' and u.deleted_at is null
      and u.email_verified_at is not null and coalesce(n.email_notifications, true)
      and (u.two_factor_enabled_at is not null or not ?::boolean)
      and r.deleted_at is null and (r.is_shared or r.owner_id = u.id) as "isWanted"
  from analytics_schedules s join analytics_reports r on r.id = s.report_id
    join users u on u.id = s.user_id left join user_settings n on n.user_id = u.id
  where s.id = ? and s.is_active and s.next_at <= ? for update of s skip locked`;

export const NOTE_SENT = `
  update analytics_schedules set next_at = ?, last_sent_at = ?, failures = 0 where id = ?`;

export const NOTE_SKIPPED = 'update analytics_schedules set next_at = ? where id = ?';

export const NOTE_FAILED = `
  update analytics_schedules set next_at = ?, failures = ?, is_active = ? where id = ?`;
