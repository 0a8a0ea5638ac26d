import type { PreparedRead } from '#server/db/database.ts';

/**
 * $1 whose, $2 since when, $3 how many more. The minute of a key begins with the first request of it anywhere; one
 * that is over begins anew, and what is told of it late counts no more. In the order of their keys, so that two processes never wait for each other.
 */
export const ADD_COUNTS: PreparedRead = {
  name: 'rate-counts-add',
  text: `
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
};

export interface KnownCount {
  key: string;
  startedAt: Date | string;
  count: number;
}

/** $1 since when they have been over. */
export const FORGET_COUNTS: PreparedRead = {
  name: 'rate-counts-forget',
  text: 'delete from rate_counts where started_at < $1',
};
