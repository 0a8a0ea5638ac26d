import type { PreparedRead } from '#server/db/database.ts';
import type { Owned } from './report.rules.ts';

/** The owner has no name if the account was deleted. */
const OWNER = `
  case when u.id is not null then json_build_object('id', u.id,
    'name', trim(u.first_name || ' ' || u.last_name)) end as owner`;

/** $1 the user. */
const REPORT = `
  select r.id, r.owner_id as "ownerId", r.name, r.description, r.query as stored, r.chart,
    r.is_shared as "isShared", r.version, r.created_at as "createdAt", r.updated_at as "updatedAt",
    ${OWNER}
  from analytics_reports r left join users u on u.id = r.owner_id
  where r.deleted_at is null and (r.is_shared or r.owner_id = $1)`;

/** $2 the report. */
export const REPORTS_BY_ID: PreparedRead = {
  name: 'reports-by-id',
  text: `${REPORT} and r.id = any($2::uuid[])`,
};

/** $2 the scope: mine, shared (by others) or all. The most recently changed come first. */
export const REPORTS: PreparedRead = {
  name: 'reports',
  text: `${REPORT} and case $2::text
      when 'mine' then r.owner_id = $1 when 'shared' then r.owner_id is distinct from $1 else true end
    order by r.updated_at desc, r.id desc limit 1000`,
};

/** A report row, locked for update. */
export interface LockedReport extends Owned {
  id: string;
  name: string;
  description: string;
  query: unknown;
  chart: string;
  version: number;
  deletedAt: Date | null;
}

export const LOCK_REPORT = `
  select id, owner_id as "ownerId", name, description, query, chart, is_shared as "isShared",
    version, deleted_at as "deletedAt"
  from analytics_reports where id = ? for update`;

/** Serializes concurrent requests of the same user, so that each counts what the other has added. */
export const LOCK_OWNER = 'select id from users where id = ? for no key update';

export const COUNT_REPORTS = `
  select count(*)::int as count from analytics_reports where owner_id = ? and deleted_at is null`;

export const ADD_REPORT = `
  insert into analytics_reports
    (id, owner_id, name, description, query, chart, is_shared, created_at, updated_at)
  values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)`;

/** A report without an owner passes to the user who changes it. */
export const CHANGE_REPORT = `
  update analytics_reports set name = ?, description = ?, query = ?::jsonb, chart = ?,
    is_shared = ?, owner_id = coalesce(owner_id, ?), version = version + 1, updated_at = ?
  where id = ?`;

export const SHARE_REPORT = `
  update analytics_reports set is_shared = ?, owner_id = coalesce(owner_id, ?),
    version = version + 1, updated_at = ? where id = ?`;

/** A deleted report can be restored within a day, with its pins and schedules. */
export const DELETE_REPORT = 'update analytics_reports set deleted_at = ? where id = ?';
