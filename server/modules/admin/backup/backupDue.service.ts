import type { RowOf } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { SCHEDULE } from './backup.rules.ts';
import { DUE } from './backup.sql.ts';

/** Depends only on the settings and the clock, so every process gets the same result. */
export async function backupDue({
  clock,
  database,
  settings,
}: Pick<Services, 'clock' | 'database' | 'settings'>): Promise<RowOf<typeof DUE>> {
  const { backupFrequency, timeZone } = await settings.current();
  const { unit, step, at } = SCHEDULE[backupFrequency];
  const [found] = await database.read(DUE, [clock.now(), unit, step, at, timeZone]);
  return found!;
}
