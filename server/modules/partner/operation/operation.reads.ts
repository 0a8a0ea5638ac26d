import type { PreparedRead } from '#server/db/database.ts';

/** $1 ids, $2 texts, $3 now. Sorted by id, so that two processes cannot deadlock. */
export const PUBLISH: PreparedRead = {
  name: 'operations-publish',
  text: `
    insert into operations (id, document, published_at)
    select id, document, $3::timestamptz from unnest($1::text[], $2::text[]) as own (id, document) order by id
    on conflict (id) do update set published_at = excluded.published_at`,
};

/** $1 the time since which no build has used them. */
export const FORGET: PreparedRead = {
  name: 'operations-forget',
  text: 'delete from operations where published_at < $1',
};

/** $1 the id. */
export const FIND: PreparedRead = {
  name: 'operation-find',
  text: 'select document from operations where id = $1',
};
