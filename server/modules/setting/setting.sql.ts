import { json, statement } from '#server/db/statement.ts';
import type { SavedRow } from './sealSettings.service.ts';

export const SAVED = statement('settings', 'select key, value from settings', json<SavedRow>());

/**
 * $1 the changes as one object, $2 who, $3 when. Each setting is a row, so that saves of different settings never
 * overwrite each other.
 */
export const SAVE = statement(
  'save-settings',
  `
    insert into settings (key, value, updated_by, updated_at)
    select key, value, $2, $3 from jsonb_each($1::jsonb)
    on conflict (key) do update
      set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
);
