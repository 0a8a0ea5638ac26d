import { statement } from '#server/db/statement.ts';

/** $1 the entries, as a JSON array. Appends them in their order (M016Activity). */
export const APPEND = statement('activity-append', 'select from append_activity($1::jsonb)');

/** SQL null and JSON null would look the same here. JSON null is never written. */
const facts = (column: string) =>
  `case jsonb_typeof(e.${column}) when 'null' then '[]' else e.${column} end as ${column}`;

/** $1 the last entry seen, $2 the limit. */
export const ENTRIES = statement(
  'activity-entries',
  `
    select e.id::text, e.at, e.actor_kind as "actorKind", e.actor_id as "actorId", e.action,
      e.subject_kind as "subjectKind", e.subject_id as "subjectId", e.ip, e.request_id as "requestId",
      ${facts('before')}, ${facts('after')},
      encode(e.previous_hash, 'hex') as "previousHash", encode(e.hash, 'hex') as "hash!"
    from activity_log e where e.id > $1::bigint order by e.id limit $2`,
);

/** The last entry of the log. */
export const HEAD = statement(
  'activity-head',
  `select last_id::text as id, encode(hash, 'hex') as hash from activity_head`,
);
