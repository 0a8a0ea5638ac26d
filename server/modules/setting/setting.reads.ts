import type { PreparedRead } from '#server/db/database.ts';

export const SAVED: PreparedRead = { name: 'settings', text: 'select key, value from settings' };

/** One save after the other, so that each tells truly what it has changed. */
export const LOCK = `select pg_advisory_xact_lock(hashtext('settings'))`;

/** The changes as one object, who, when: a row each, so that two who change different ones undo nothing. */
export const SAVE = `
  insert into settings (key, value, updated_by, updated_at)
  select key, value, ?, ? from jsonb_each(?::jsonb)
  on conflict (key) do update
    set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`;
