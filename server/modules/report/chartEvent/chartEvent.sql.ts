import type { ChartEventKind, NotedEvent } from '#schema/options/chartEvents.ts';
import { json, statement } from '#server/db/statement.ts';

/**
 * $1 from, $2 until before, $3 the time zone of the site, $4 the limit for entries of the log, so that they leave room
 * for notes. The newest come first.
 */
export const CHART_EVENTS = statement(
  'chart-events',
  `
    select e.id::text as "id!", e.kind as "kind!", e.day::timestamp at time zone $3::text as "at!",
      e.day::text as day, e.name, null::jsonb as facts
    from chart_events e
    where e.day::timestamp at time zone $3 >= $1::timestamptz and e.day::timestamp at time zone $3 < $2::timestamptz
    union all
    (select 'log-' || l.id, case l.action when 'settings.update' then 'settings' else 'bulk_upload' end,
      l.at, null, null, l.after
    from activity_log l
    where l.action in ('settings.update', 'bulkUpload.finish') and l.at >= $1 and l.at < $2
    order by l.at desc limit $4::int)
    order by 3 desc, 1`,
  json<{ kind: ChartEventKind; facts: Record<string, unknown> | null }>(),
);

/** $1 the event, $2 the kind, $3 the day, $4 the name, $5 now, $6 the most. No row: there is no room. */
export const ADD_CHART_EVENT = statement(
  'chart-event-add',
  `
    insert into chart_events (id, kind, day, name, created_at)
    select $1, $2, $3::date, $4, $5 where (select count(*) from chart_events) < $6::int
    returning id`,
);

/** $1 the event. */
export const DELETE_CHART_EVENT = statement(
  'chart-event-delete',
  'delete from chart_events where id = $1 returning kind, day::text as "day!", name',
  json<{ kind: NotedEvent }>(),
);
