import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { AnalyticsPerson } from './report.type.ts';

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

const REPORT_JSON = json<{ owner: AnalyticsPerson | null }>();

/** $2 the reports. */
export const REPORTS_BY_ID = statement(
  'reports-by-id',
  `${REPORT} and r.id = any($2::uuid[])`,
  REPORT_JSON,
);

/** $2 the scope: mine, shared (by others) or all. The most recently changed come first. */
export const REPORTS = statement(
  'reports',
  `${REPORT} and case $2::text
      when 'mine' then r.owner_id = $1 when 'shared' then r.owner_id is distinct from $1 else true end
    order by r.updated_at desc, r.id desc limit 1000`,
  REPORT_JSON,
);

/** $1 the report. */
export const LOCK_REPORT = statement(
  'report-lock',
  `
    select id, owner_id as "ownerId", name, description, query, chart, is_shared as "isShared",
      version, deleted_at as "deletedAt"
    from analytics_reports where id = $1 for update`,
);

/** A report row, locked for update. */
export type LockedReport = RowOf<typeof LOCK_REPORT>;

/** Serializes concurrent requests of the same user, so that each counts what the other has added. $1 the user. */
export const LOCK_OWNER = statement(
  'report-owner-lock',
  'select id from users where id = $1 for no key update',
);

/** $1 the user. */
export const COUNT_REPORTS = statement(
  'reports-count',
  `select count(*)::int as count from analytics_reports
    where owner_id = $1 and deleted_at is null`,
);

/**
 * $1 the report, $2 the user, $3 the name, $4 the description, $5 the query, $6 the chart, $7 whether it is shared,
 * $8 now.
 */
export const ADD_REPORT = statement(
  'report-add',
  `
    insert into analytics_reports
      (id, owner_id, name, description, query, chart, is_shared, created_at, updated_at)
    values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $8)`,
);

/** The same parameters. A report without an owner passes to the user who changes it. */
export const CHANGE_REPORT = statement(
  'report-change',
  `
    update analytics_reports set name = $3, description = $4, query = $5::jsonb, chart = $6,
      is_shared = $7, owner_id = coalesce(owner_id, $2), version = version + 1, updated_at = $8
    where id = $1`,
);

/** $1 the report, $2 the user, $3 whether it is shared, $4 now. */
export const SHARE_REPORT = statement(
  'report-share',
  `
    update analytics_reports set is_shared = $3, owner_id = coalesce(owner_id, $2),
      version = version + 1, updated_at = $4 where id = $1`,
);

/** $1 the report, $2 when it was deleted; null restores it, which is possible within a day. */
export const DELETE_REPORT = statement(
  'report-delete',
  'update analytics_reports set deleted_at = $2 where id = $1',
);
