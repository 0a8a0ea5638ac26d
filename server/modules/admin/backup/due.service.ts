import type { Services } from '#server/services.ts';
import { SCHEDULE } from './backup.rules.ts';
import { DUE } from './backup.reads.ts';

export interface Due {
  /** The due time of the next backup that has not been made yet. */
  due: Date | null;
  nextDueAt: Date;
}

/** Depends only on the settings and the clock, so every process gets the same result. */
export async function backupDue({
  clock,
  database,
  settings,
}: Pick<Services, 'clock' | 'database' | 'settings'>): Promise<Due> {
  const { backupFrequency, timeZone } = await settings.current();
  const { unit, step, at } = SCHEDULE[backupFrequency];
  const [found] = await database.read<Due & object>(DUE, [clock.now(), unit, step, at, timeZone]);
  return found!;
}
