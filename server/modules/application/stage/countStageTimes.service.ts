import type { Services } from '#server/services.ts';
import { COUNT_STAGE_TIMES } from './stage.sql.ts';

/** Counts again how long applications usually stay in each stage. */
export async function countStageTimes({
  clock,
  database,
}: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await database.write(COUNT_STAGE_TIMES, [clock.now()]);
}
