import { statement, type RowOf } from '#server/db/statement.ts';

/** $1 the user, $2 the reports. */
export const SCHEDULES = statement(
  'report-schedules',
  `
    select id, report_id as "reportId", every, weekday, day, hour, time_zone as "timeZone",
      next_at as "nextAt", last_sent_at as "lastSentAt", is_active as "isActive", failures
    from analytics_schedules where user_id = $1 and report_id = any($2::uuid[])`,
);

/** $1 the user. */
export const COUNT_SCHEDULES = statement(
  'report-schedules-count',
  'select count(*)::int as count from analytics_schedules where user_id = $1',
);

/** $1 the report, $2 the user. */
export const LOCK_SCHEDULE = statement(
  'report-schedule-lock',
  'select id from analytics_schedules where report_id = $1 and user_id = $2 for update',
);

/**
 * $1 the schedule, $2 the report, $3 the user, $4 to $7 how often and at which hour, $8 the time zone, $9 the next
 * time, $10 whether it is active, $11 now. One schedule per report and reader. Saving it resets earlier failures.
 */
export const SCHEDULE = statement(
  'report-schedule-save',
  `
    insert into analytics_schedules (id, report_id, user_id, every, weekday, day, hour, time_zone,
      next_at, is_active, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
    on conflict (report_id, user_id) do update set every = excluded.every,
      weekday = excluded.weekday, day = excluded.day, hour = excluded.hour,
      time_zone = excluded.time_zone, next_at = excluded.next_at, is_active = excluded.is_active,
      updated_at = excluded.updated_at, failures = 0`,
);

/** $1 the report, $2 the user. */
export const UNSCHEDULE = statement(
  'report-unschedule',
  'delete from analytics_schedules where report_id = $1 and user_id = $2 returning id',
);

/** For the link in its emails. $1 the schedule, $2 the user. */
export const STOP = statement(
  'report-schedule-stop',
  'delete from analytics_schedules where id = $1 and user_id = $2 returning report_id as "reportId"',
);

/** $1 the time zone of the site. Finds schedules calculated for another time zone. */
export const ELSEWHERE = statement(
  'report-schedules-elsewhere',
  `select id, every, weekday, day, hour, last_sent_at as "lastSentAt" from analytics_schedules
    where time_zone <> $1 order by id limit 500`,
);

/** $1 the schedule, $2 the next time, $3 the time zone. */
export const RESCHEDULE = statement(
  'report-schedule-move',
  'update analytics_schedules set next_at = $2, time_zone = $3 where id = $1',
);

/** $1 now, $2 limit; the longest overdue come first. */
export const DUE = statement(
  'report-schedules-due',
  `select id from analytics_schedules where is_active and next_at <= $1
    order by next_at, id limit $2`,
);

/**
 * Locks a schedule that is still due until the end of the transaction; another worker skips it. $1 the schedule, $2 now,
 * $3 whether administrators need two factors.
 */
export const TAKE = statement(
  'report-schedule-take',
  `
    select s.id, s.every, s.weekday, s.day, s.hour, s.failures, s.user_id as "userId",
      r.id as "reportId", r.name, r.query, r.chart, u.email, u.first_name as "firstName", u.locale,
      u.role = 'admin' and u.status = 'active' and u.deleted_at is null
        and u.email_verified_at is not null and coalesce(n.email_notifications, true)
        and (u.two_factor_enabled_at is not null or not $3::boolean)
        and r.deleted_at is null and (r.is_shared or r.owner_id = u.id) as "isWanted"
    from analytics_schedules s join analytics_reports r on r.id = s.report_id
      join users u on u.id = s.user_id left join user_settings n on n.user_id = u.id
    where s.id = $1 and s.is_active and s.next_at <= $2 for update of s skip locked`,
);

/** `isWanted`: whether the reader may see the report and wants emails. */
export type TakenSending = RowOf<typeof TAKE>;

/** $1 the schedule, $2 the next time, $3 now. */
export const NOTE_SENT = statement(
  'report-schedule-sent',
  'update analytics_schedules set next_at = $2, last_sent_at = $3, failures = 0 where id = $1',
);

/** $1 the schedule, $2 the next time. */
export const NOTE_SKIPPED = statement(
  'report-schedule-skipped',
  'update analytics_schedules set next_at = $2 where id = $1',
);

/** $1 the schedule, $2 the next time, $3 the number of failures, $4 whether it stays active. */
export const NOTE_FAILED = statement(
  'report-schedule-failed',
  'update analytics_schedules set next_at = $2, failures = $3, is_active = $4 where id = $1',
);
