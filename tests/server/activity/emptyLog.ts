import type { App } from '#tests/support/app.ts';

/** Resets the log completely. Deleting its entries alone would be found as tampering. */
export async function emptyLog(app: App): Promise<void> {
  await app.sql('delete from activity_log');
  await app.sql('update activity_head set last_id = 0, hash = null');
}
