import { statement } from '#server/db/statement.ts';

/**
 * $1 the keys, $2 when their minutes began, $3 the counts to add. A minute begins with the key's first request in any
 * process. A minute that is over is replaced, and late counts for it are dropped. Rows are locked in key order, so
 * that two processes cannot deadlock.
 */
export const ADD_COUNTS = statement(
  'rate-counts-add',
  `
    insert into rate_counts as known (key, started_at, count)
    select * from unnest($1::text[], $2::timestamptz[], $3::int[]) as more (key, started_at, count) order by key
    on conflict (key) do update set
      started_at = case
        when known.started_at <= excluded.started_at - interval '1 minute' then excluded.started_at
        when known.started_at >= excluded.started_at + interval '1 minute' then known.started_at
        else least(known.started_at, excluded.started_at) end,
      count = case
        when known.started_at <= excluded.started_at - interval '1 minute' then excluded.count
        when known.started_at >= excluded.started_at + interval '1 minute' then known.count
        else known.count + excluded.count end
    returning key, started_at as "startedAt", count`,
);

/** $1 the time before which minutes are over. */
export const FORGET_COUNTS = statement(
  'rate-counts-forget',
  'delete from rate_counts where started_at < $1',
);
