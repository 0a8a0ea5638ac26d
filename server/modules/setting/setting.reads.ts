import type { PreparedRead } from '#server/db/database.ts';

export const SAVED: PreparedRead = { name: 'settings', text: 'select key, value from settings' };

/** Saves run one at a time, so that each logs exactly what it changed. */
export const LOCK = `select pg_advisory_xact_lock(hashtext('settings'))`;

/**
 * $1 the changes as one object, $2 who, $3 when. Each setting is a row, so that saves of different settings never
 * overwrite each other.
 */
export const SAVE = `
  insert into settings (key, value, updated_by, updated_at)
  select key, value, ?, ? from jsonb_each(?::jsonb)
  on conflict (key) do update
    set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`;
