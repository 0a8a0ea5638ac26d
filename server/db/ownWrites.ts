import { statement } from './statement.ts';

/**
 * How far a person's writes reach in the log: taken after the commit, hence beyond it. $1 the user. Of two at once, the
 * later position stays.
 */
export const NOTE_WRITE = statement(
  'own-writes-note',
  `
    insert into own_writes as known (user_id, position, written_at)
    values ($1, pg_current_wal_insert_lsn(), now())
    on conflict (user_id) do update set
      position = greatest(known.position, excluded.position), written_at = excluded.written_at`,
);
