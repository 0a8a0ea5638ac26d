import type { FigureAlertDirection, FigureAlertKind } from '#schema/options/figureAlerts.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { CrossingFacts } from './crossingFacts.service.ts';
import type { GroupKeys } from './figureAlert.rules.ts';
import type { FigureReading } from './readFigure.service.ts';

const CONDITION = `a.is_per_group as "isPerGroup", a.kind, a.direction, a.amount, a.is_percent as "isPercent"`;

const CONDITION_JSON = json<{ kind: FigureAlertKind; direction: FigureAlertDirection }>();

/** $1 the user. A deleted report is followed until its row is removed, when the alert keeps the question. */
const ALERT = `
  select a.id, a.user_id as "userId", a.name, a.report_id as "reportId", a.measure, ${CONDITION},
    a.is_mailed as "isMailed", a.is_posted as "isPosted", a.is_active as "isActive",
    a.checked_at as "checkedAt", a.reading, a.crossed_at as "crossedAt", a.failure,
    a.created_at as "createdAt", coalesce(r.query, a.query) as stored,
    a.report_id is null or r.is_shared or r.owner_id = a.user_id as "isReadable!"
  from figure_alerts a left join analytics_reports r on r.id = a.report_id
  where a.user_id = $1`;

const ALERT_JSON = json<{
  kind: FigureAlertKind;
  direction: FigureAlertDirection;
  reading: FigureReading | null;
}>();

/** Alerts beyond their limits come first. */
export const ALERTS = statement(
  'figure-alerts',
  `${ALERT} order by a.crossed_at desc nulls last, lower(a.name), a.id limit 200`,
  ALERT_JSON,
);

/** $2 the alert. */
export const ALERT_BY_ID = statement('figure-alert-by-id', `${ALERT} and a.id = $2`, ALERT_JSON);

/** $1 the user, $2 the alerts, $3 the most for each. The newest come first. */
export const CROSSINGS = statement(
  'figure-alert-crossings',
  `
    select c.id, a.id as "alertId", c.crossed_at as "crossedAt", c.returned_at as "returnedAt", c.facts
    from figure_alerts a cross join lateral (
      select * from figure_alert_crossings c where c.alert_id = a.id
      order by c.crossed_at desc limit $3) c
    where a.user_id = $1 and a.id = any($2::uuid[]) order by c.crossed_at desc, c.id`,
  json<{ facts: CrossingFacts }>(),
);

/** $1 the user. */
export const COUNT_ALERTS = statement(
  'figure-alerts-count',
  'select count(*)::int as count from figure_alerts where user_id = $1',
);

/** $1 the user, $2 the alert. */
export const LOCK_ALERT = statement(
  'figure-alert-lock',
  `select a.id, a.name, a.report_id as "reportId", a.query, a.measure, ${CONDITION},
      a.is_mailed as "isMailed", a.is_posted as "isPosted", a.is_active as "isActive"
    from figure_alerts a where a.user_id = $1 and a.id = $2 for update`,
  CONDITION_JSON,
);

export type LockedAlert = RowOf<typeof LOCK_ALERT>;

/**
 * $1 the alert, $2 the user, $3 the name, $4 the report, $5 the question, $6 the measure, $7 whether it is about each
 * group, $8 to $11 the condition, $12 to $14 whether it is mailed, posted and active, $15 now.
 */
export const ADD_ALERT = statement(
  'figure-alert-add',
  `
    insert into figure_alerts (id, user_id, name, report_id, query, measure, is_per_group, kind, direction,
      amount, is_percent, is_mailed, is_posted, is_active, next_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $15)`,
);

/** The same parameters, and $16 whether it watches something else now, which starts over. */
export const CHANGE_ALERT = statement(
  'figure-alert-change',
  `
    update figure_alerts set name = $3, report_id = $4, query = $5::jsonb, measure = $6, is_per_group = $7,
      kind = $8, direction = $9, amount = $10, is_percent = $11, is_mailed = $12, is_posted = $13,
      is_active = $14, next_at = $15, updated_at = $15, failures = 0, failure = null,
      checked_at = case when $16::boolean then null else checked_at end,
      reading = case when $16::boolean then null else reading end,
      crossed_at = case when $16::boolean then null else crossed_at end
    where id = $1 and user_id = $2`,
);

/** Alerts whose question has changed. $2 now. */
const STARTED_OVER = (which: string) => `
  with changed as (
    update figure_alerts a set next_at = $2, failures = 0, failure = null,
      checked_at = null, reading = null, crossed_at = null
    where ${which} returning id
  ), ended as (
    update figure_alert_crossings c set returned_at = $2 from changed
    where c.alert_id = changed.id and c.returned_at is null
  )
  select id from changed`;

/** $1 the reports that they follow. */
export const START_OVER = statement(
  'figure-alerts-start-over',
  STARTED_OVER('a.report_id = any($1::uuid[])'),
);

/** $1 the segment that filters their question, as text. */
export const START_OVER_BY_SEGMENT = statement(
  'figure-alerts-start-over-by-segment',
  STARTED_OVER(`coalesce(a.query, (select r.query from analytics_reports r where r.id = a.report_id))::text
      ilike '%' || $1::text || '%'`),
);

/** $1 the alert, $2 the user, $3 whether it is active, $4 now. */
export const PAUSE_OR_RESUME = statement(
  'figure-alert-turn',
  `
    update figure_alerts set is_active = $3, next_at = $4, updated_at = $4, failures = 0, failure = null
    where id = $1 and user_id = $2`,
);

/** $1 the alert, $2 the user. */
export const DELETE_ALERT = statement(
  'figure-alert-delete',
  'delete from figure_alerts where id = $1 and user_id = $2',
);

/** For the link in its emails. $1 the alert, $2 the user, $3 now. */
export const STOP_MAIL = statement(
  'figure-alert-stop-mail',
  `update figure_alerts set is_mailed = false, updated_at = $3 where id = $1 and user_id = $2
    returning id`,
);

/** $1 now, $2 limit; the longest overdue come first. */
export const DUE_ALERTS = statement(
  'figure-alerts-due',
  'select id from figure_alerts where is_active and next_at <= $1 order by next_at, id limit $2',
);

/**
 * Locks an alert that is still due until the end of the transaction; another worker skips it. $1 the alert, $2 now,
 * $3 whether administrators need two factors.
 */
export const TAKE_ALERT = statement(
  'figure-alert-take',
  `
    select a.id, a.user_id as "userId", a.name, a.measure, ${CONDITION}, a.is_mailed as "isMailed",
      a.crossed_at as "crossedAt", a.failures, coalesce(r.query, a.query) as query, u.locale,
      a.report_id is null or r.is_shared or r.owner_id = u.id as "isReadable!",
      u.role = 'admin' and u.status = 'active' and u.deleted_at is null
        and (u.two_factor_enabled_at is not null or not $3::boolean) as "isWanted!"
    from figure_alerts a join users u on u.id = a.user_id
      left join analytics_reports r on r.id = a.report_id
    where a.id = $1 and a.is_active and a.next_at <= $2 for update of a skip locked`,
  CONDITION_JSON,
);

/** `isWanted`: whether the owner is still an administrator who may log in. */
export type TakenAlert = RowOf<typeof TAKE_ALERT>;

/** $1 the alert, $2 the next check, $3 now, $4 the finding, $5 since when it is beyond its limit. */
export const NOTE_CHECKED = statement(
  'figure-alert-checked',
  `
    update figure_alerts set next_at = $2, checked_at = $3, reading = $4::jsonb, crossed_at = $5,
      failures = 0, failure = null where id = $1`,
);

/** $1 the alert, $2 the next check. */
export const NOTE_SKIPPED = statement(
  'figure-alert-skipped',
  'update figure_alerts set next_at = $2 where id = $1',
);

/** $1 the alert, $2 the next check, $3 why. */
export const NOTE_FAILED = statement(
  'figure-alert-failed',
  `update figure_alerts set next_at = $2, failures = failures + 1, failure = $3 where id = $1`,
);

/** $1 the crossing, $2 the alert, $3 now, $4 the facts of the message. A trigger notifies webhooks. */
export const ADD_CROSSING = statement(
  'figure-alert-crossing-add',
  `insert into figure_alert_crossings (id, alert_id, crossed_at, facts) values ($1, $2, $3, $4::jsonb)`,
);

/** $1 the alert, $2 now. */
export const END_CROSSING = statement(
  'figure-alert-crossing-end',
  `update figure_alert_crossings set returned_at = $2 where alert_id = $1 and returned_at is null`,
);

/** The groups that are beyond the limit of an alert. $1 the alert. */
export const CROSSED_GROUPS = statement(
  'figure-alert-crossed-groups',
  `
    select g.keys from figure_alert_groups g join figure_alert_crossings c on c.id = g.crossing_id
    where c.alert_id = $1 and c.returned_at is null and g.returned_at is null`,
  json<{ keys: GroupKeys }>(),
);

/** $1 the crossing, $2 the keys of its groups. */
export const ADD_CROSSED_GROUPS = statement(
  'figure-alert-crossed-groups-add',
  `insert into figure_alert_groups (crossing_id, keys)
    select $1, keys from jsonb_array_elements($2::jsonb) keys`,
);

/** $1 the alert, $2 the keys of the groups that are back, $3 now. A crossing ends with the last of its groups. */
export const END_CROSSED_GROUPS = statement(
  'figure-alert-crossed-groups-end',
  `
    with back as (
      update figure_alert_groups g set returned_at = $3 from figure_alert_crossings c
      where c.id = g.crossing_id and c.alert_id = $1 and g.returned_at is null
        and g.keys in (select keys from jsonb_array_elements($2::jsonb) keys)
      returning g.crossing_id, g.keys
    )
    update figure_alert_crossings c set returned_at = $3
    where c.alert_id = $1 and c.returned_at is null and c.id in (select crossing_id from back)
      and not exists (
        select from figure_alert_groups g where g.crossing_id = c.id and g.returned_at is null
          and (g.crossing_id, g.keys) not in (select crossing_id, keys from back))`,
);
