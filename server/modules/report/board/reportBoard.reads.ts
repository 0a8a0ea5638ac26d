import type { PreparedRead } from '#server/db/database.ts';

/** $1 the user. */
const BOARD = `
  select d.id, d.owner_id as "ownerId", d.name, d.is_shared as "isShared", d.range as "storedRange",
    d.version, d.created_at as "createdAt", d.updated_at as "updatedAt",
    case when u.id is not null then json_build_object('id', u.id,
      'name', trim(u.first_name || ' ' || u.last_name)) end as owner
  from analytics_dashboards d left join users u on u.id = d.owner_id
  where d.deleted_at is null and (d.is_shared or d.owner_id = $1)`;

/** The user's own dashboards come first. */
export const BOARDS: PreparedRead = {
  name: 'report-boards',
  text: `${BOARD} order by d.owner_id is distinct from $1, lower(d.name), d.id limit 500`,
};

/** $2 the dashboard. */
export const BOARD_BY_ID: PreparedRead = {
  name: 'report-board-by-id',
  text: `${BOARD} and d.id = $2`,
};

/** The pins the user may see. A private or deleted report leaves no gap. */
const SEEN = `
  from analytics_pins p join analytics_reports r on r.id = p.report_id
    join analytics_dashboards d on d.id = p.dashboard_id
  where r.deleted_at is null`;

/** $1 the user, $2 the dashboards. */
export const PINS: PreparedRead = {
  name: 'report-pins',
  text: `
    select p.id, p.dashboard_id as "boardId", p.report_id as "reportId", p.width, d.range,
      (row_number() over (partition by p.dashboard_id order by p.position) - 1)::int as position
    ${SEEN} and (r.is_shared or r.owner_id = $1) and p.dashboard_id = any($2::uuid[])
    order by p.dashboard_id, p.position`,
};

export const LOCK_BOARD = `
  select id, owner_id as "ownerId", name, is_shared as "isShared", range, version,
    deleted_at as "deletedAt"
  from analytics_dashboards where id = ? for update`;

export const COUNT_BOARDS = `
  select count(*)::int as count from analytics_dashboards where owner_id = ? and deleted_at is null`;

export const ADD_BOARD = `
  insert into analytics_dashboards (id, owner_id, name, is_shared, range, created_at, updated_at)
  values (?, ?, ?, ?, ?::jsonb, ?, ?)`;

/** A dashboard without an owner passes to the user who changes it. */
export const CHANGE_BOARD = `
  update analytics_dashboards set name = ?, is_shared = ?, range = ?::jsonb,
    owner_id = coalesce(owner_id, ?), version = version + 1, updated_at = ? where id = ?`;

export const TOUCH_BOARD = `
  update analytics_dashboards set version = version + 1, updated_at = ? where id = ?`;

/** A deleted dashboard can be restored within a day. */
export const DELETE_BOARD = 'update analytics_dashboards set deleted_at = ? where id = ?';

/** The dashboard of a pin, if the pin exists. */
export const BOARD_OF_PIN = 'select dashboard_id as "boardId" from analytics_pins where id = ?';

/** Reports that only their owners may read. */
export const PRIVATE_ON_BOARD = `
  select r.name ${SEEN} and not r.is_shared and p.dashboard_id = ? order by p.position`;

/** All pins in order, and whether the user may see each. */
export const PINS_IN_ORDER = `
  select p.id, p.report_id as "reportId",
    r.deleted_at is null and (r.is_shared or r.owner_id = ?) as "isSeen"
  from analytics_pins p join analytics_reports r on r.id = p.report_id
  where p.dashboard_id = ? order by p.position`;

export const ADD_PIN = `
  insert into analytics_pins (id, dashboard_id, report_id, position, width)
  select ?, d.id, ?, coalesce((select max(p.position) + 1 from analytics_pins p
    where p.dashboard_id = d.id), 0), ? from analytics_dashboards d where d.id = ?`;

export const REMOVE_PIN = 'delete from analytics_pins where id = ?';

export const WIDEN_PIN = 'update analytics_pins set width = ? where id = ?';

/** In the order of the list. */
export const ORDER_PINS = `
  update analytics_pins p set position = o.position - 1
  from unnest(?::uuid[]) with ordinality o(id, position) where p.id = o.id`;
