import type { SegmentNoun, SegmentUser } from '#schema/options/segments.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { AnalyticsPerson } from '../report.type.ts';

/** $1 the user. */
const SEGMENT = `
  select s.id, s.owner_id as "ownerId", s.name, s.noun, s.definition as stored,
    s.is_shared as "isShared", s.version, s.created_at as "createdAt", s.updated_at as "updatedAt",
    case when u.id is not null then json_build_object('id', u.id,
      'name', trim(u.first_name || ' ' || u.last_name)) end as owner
  from analytics_segments s left join users u on u.id = s.owner_id
  where (s.is_shared or s.owner_id = $1)`;

const SEGMENT_JSON = json<{ owner: AnalyticsPerson | null; noun: SegmentNoun }>();

export const SEGMENTS = statement(
  'segments',
  `${SEGMENT} order by lower(s.name), s.id limit 1000`,
  SEGMENT_JSON,
);

/** $2 the segment. */
export const SEGMENT_BY_ID = statement('segment-by-id', `${SEGMENT} and s.id = $2`, SEGMENT_JSON);

/** $1 the segment. */
export const LOCK_SEGMENT = statement(
  'segment-lock',
  `select id, owner_id as "ownerId", name, noun, definition, is_shared as "isShared", version
    from analytics_segments where id = $1 for update`,
  json<{ noun: SegmentNoun }>(),
);

export type LockedSegment = RowOf<typeof LOCK_SEGMENT>;

const USES = "query::text ilike '%' || $1::text || '%'";

/**
 * $1 the segment as text. What uses it is locked before the segment, and reports before the alerts that follow them, as
 * when one of these is saved.
 */
export const LOCK_USES = [
  statement(
    'segment-lock-dashboards',
    `select id from analytics_dashboards
      where deleted_at is null and filters::text ilike '%' || $1::text || '%' order by id for update`,
  ),
  statement(
    'segment-lock-reports',
    `select id from analytics_reports where deleted_at is null and ${USES} order by id for update`,
  ),
  statement(
    'segment-lock-alerts',
    `select id from figure_alerts
      where ${USES} or report_id in (select id from analytics_reports where ${USES}) order by id for update`,
  ),
] as const;

/** $1 the segments of a question that is being saved. None of them can be deleted or made private meanwhile. */
export const KEEP_SEGMENTS = statement(
  'segments-keep',
  `select id, owner_id as "ownerId", name, is_shared as "isShared"
    from analytics_segments where id = any($1::uuid[]) order by id for share`,
);

/** $1 the user. */
export const COUNT_SEGMENTS = statement(
  'segments-count',
  'select count(*)::int as count from analytics_segments where owner_id = $1',
);

/** $1 the segment, $2 the user, $3 the name, $4 the conditions, $5 whether it is shared, $6 now, $7 the noun. */
export const ADD_SEGMENT = statement(
  'segment-add',
  `
    insert into analytics_segments
      (id, owner_id, name, definition, is_shared, created_at, updated_at, noun)
    values ($1, $2, $3, $4::jsonb, $5, $6, $6, $7)`,
);

/** The same parameters, without the noun. A segment without an owner passes to the user who changes it. */
export const CHANGE_SEGMENT = statement(
  'segment-change',
  `
    update analytics_segments set name = $3, definition = $4::jsonb, is_shared = $5,
      owner_id = coalesce(owner_id, $2), version = version + 1, updated_at = $6
    where id = $1`,
);

/** $1 the segment. */
export const DELETE_SEGMENT = statement(
  'segment-delete',
  'delete from analytics_segments where id = $1',
);

/** $1 the segment as text, $2 the one that takes its place, $3 now. */
const REPLACED = (column: string) =>
  `${column} = regexp_replace(${column}::text, $1, $2, 'gi')::jsonb, updated_at = $3`;

export const REPLACE_IN_REPORTS = statement(
  'segment-replace-in-reports',
  `update analytics_reports set ${REPLACED('query')}, version = version + 1
    where deleted_at is null and query::text ilike '%' || $1 || '%' returning id, query`,
);

export const REPLACE_IN_DASHBOARDS = statement(
  'segment-replace-in-dashboards',
  `update analytics_dashboards set ${REPLACED('filters')}, version = version + 1
    where deleted_at is null and filters::text ilike '%' || $1 || '%'`,
);

/** Alerts with a question in themselves, which start over. */
export const REPLACE_IN_ALERTS = statement(
  'segment-replace-in-alerts',
  `with changed as (
      update figure_alerts set ${REPLACED('query')}, next_at = $3, failures = 0, failure = null,
        checked_at = null, reading = null, crossed_at = null
      where query::text ilike '%' || $1 || '%' returning id, query
    ), ended as (
      update figure_alert_crossings c set returned_at = $3 from changed
      where c.alert_id = changed.id and c.returned_at is null
    )
    select query from changed`,
);

/**
 * $1 the segments, $2 the user. The uses of the segments, without the names of those private to others. A question
 * names a segment by its id, which occurs nowhere else in it.
 */
export const SEGMENT_USES = statement(
  'segment-uses',
  `
    select w.id as "segmentId!", x.kind as "kind!", x.is_shared as "isShared!", x.owner_id as "ownerId", x.query as question,
      case when x.is_shared or x.owner_id = $2 then x.id end as id,
      case when x.is_shared or x.owner_id = $2 then x.name end as name
    from unnest($1::uuid[]) w(id)
      join (
        select 'report' as kind, id, name, owner_id, is_shared, query from analytics_reports
          where deleted_at is null
        union all
        select 'dashboard', id, name, owner_id, is_shared, filters from analytics_dashboards
          where deleted_at is null and filters is not null
        union all
        select 'alert', id, name, user_id, false, query from figure_alerts where query is not null
      ) x on x.query::text ilike '%' || w.id || '%'
    order by x.kind desc, lower(x.name), x.id`,
  json<{ kind: SegmentUser }>(),
);
