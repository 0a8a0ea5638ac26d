import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { AnalyticsPerson } from '../report.type.ts';

/** $1 the user. */
const BOARD = `
  select d.id, d.owner_id as "ownerId", d.name, d.is_shared as "isShared", d.range as "storedRange",
    d.filters as "storedFilters", d.version, d.created_at as "createdAt", d.updated_at as "updatedAt",
    case when u.id is not null then json_build_object('id', u.id,
      'name', trim(u.first_name || ' ' || u.last_name)) end as owner
  from analytics_dashboards d left join users u on u.id = d.owner_id
  where d.deleted_at is null and (d.is_shared or d.owner_id = $1)`;

const BOARD_JSON = json<{
  storedRange: AnalyticsRange | null;
  storedFilters: object | null;
  owner: AnalyticsPerson | null;
}>();

/** The user's own dashboards come first. */
export const BOARDS = statement(
  'report-boards',
  `${BOARD} order by d.owner_id is distinct from $1, lower(d.name), d.id limit 500`,
  BOARD_JSON,
);

/** $2 the dashboard. */
export const BOARD_BY_ID = statement('report-board-by-id', `${BOARD} and d.id = $2`, BOARD_JSON);

/** The pins the user may see. A private or deleted report leaves no gap. */
const SEEN = `
  from analytics_pins p join analytics_reports r on r.id = p.report_id
    join analytics_dashboards d on d.id = p.dashboard_id
  where r.deleted_at is null`;

/** $1 the user, $2 the dashboards. */
export const PINS = statement(
  'report-pins',
  `
    select p.id, p.dashboard_id as "boardId", p.report_id as "reportId", p.width, d.range, d.filters,
      (row_number() over (partition by p.dashboard_id order by p.position) - 1)::int as position
    ${SEEN} and (r.is_shared or r.owner_id = $1) and p.dashboard_id = any($2::uuid[])
    order by p.dashboard_id, p.position`,
  json<{ range: AnalyticsRange | null; filters: object | null }>(),
);

/** $1 the dashboard. */
export const LOCK_BOARD = statement(
  'report-board-lock',
  `
    select id, owner_id as "ownerId", name, is_shared as "isShared", range, filters, version,
      deleted_at as "deletedAt"
    from analytics_dashboards where id = $1 for update`,
  json<{ range: AnalyticsRange | null; filters: object | null }>(),
);

/** A dashboard row, locked for update. */
export type LockedBoard = RowOf<typeof LOCK_BOARD>;

/** $1 the user. */
export const COUNT_BOARDS = statement(
  'report-boards-count',
  `select count(*)::int as count from analytics_dashboards
    where owner_id = $1 and deleted_at is null`,
);

/** $1 the dashboard, $2 the user, $3 the name, $4 whether it is shared, $5 the range, $6 the filters, $7 now. */
export const ADD_BOARD = statement(
  'report-board-add',
  `
    insert into analytics_dashboards (id, owner_id, name, is_shared, range, filters, created_at,
      updated_at)
    values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $7)`,
);

/**
 * $1 the dashboard, $2 the user, $3 the name, $4 whether it is shared, $5 the range, $6 the filters, $7 now. A
 * dashboard without an owner passes to the user who changes it.
 */
export const CHANGE_BOARD = statement(
  'report-board-change',
  `
    update analytics_dashboards set name = $3, is_shared = $4, range = $5::jsonb,
      filters = $6::jsonb, owner_id = coalesce(owner_id, $2), version = version + 1, updated_at = $7
    where id = $1`,
);

/** $1 the dashboard, $2 now. */
export const TOUCH_BOARD = statement(
  'report-board-touch',
  'update analytics_dashboards set version = version + 1, updated_at = $2 where id = $1',
);

/** $1 the dashboard, $2 when it was deleted; null restores it, which is possible within a day. */
export const DELETE_BOARD = statement(
  'report-board-delete',
  'update analytics_dashboards set deleted_at = $2 where id = $1',
);

/** The dashboard of a pin, if the pin exists. $1 the pin. */
export const BOARD_OF_PIN = statement(
  'report-pin-board',
  'select dashboard_id as "boardId" from analytics_pins where id = $1',
);

/** Reports that only their owners may read. $1 the dashboard. */
export const PRIVATE_REPORTS_OF_BOARD = statement(
  'report-board-private-reports',
  `select r.name ${SEEN} and not r.is_shared and p.dashboard_id = $1 order by p.position`,
);

/** All pins in order, and whether the user may see each. $1 the user, $2 the dashboard. */
export const PINS_IN_ORDER = statement(
  'report-pins-in-order',
  `
    select p.id, p.report_id as "reportId", r.deleted_at is null
      and (r.is_shared or r.owner_id is not distinct from $1) as "isSeen"
    from analytics_pins p join analytics_reports r on r.id = p.report_id
    where p.dashboard_id = $2 order by p.position`,
);

/** $1 the pin, $2 the dashboard, $3 the report, $4 the width. */
export const ADD_PIN = statement(
  'report-pin-add',
  `
    insert into analytics_pins (id, dashboard_id, report_id, position, width)
    select $1, d.id, $3, coalesce((select max(p.position) + 1 from analytics_pins p
      where p.dashboard_id = d.id), 0), $4 from analytics_dashboards d where d.id = $2`,
);

/** $1 the pin. */
export const REMOVE_PIN = statement(
  'report-pin-remove',
  'delete from analytics_pins where id = $1',
);

/** $1 the pin, $2 the width. */
export const WIDEN_PIN = statement(
  'report-pin-widen',
  'update analytics_pins set width = $2 where id = $1',
);

/** $1 the pins in their new order. */
export const ORDER_PINS = statement(
  'report-pins-order',
  `
    update analytics_pins p set position = o.position - 1
    from unnest($1::uuid[]) with ordinality o(id, position) where p.id = o.id`,
);
