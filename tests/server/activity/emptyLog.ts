import type { App } from '#tests/support/app.ts';

/** As on the first day; what is only deleted would be missed. */
export async function emptyLog(app: App): Promise<void> {
  await app.sql('delete from activity_log');
  await app.sql('update activity_head set last_id = 0, hash = null');
}
