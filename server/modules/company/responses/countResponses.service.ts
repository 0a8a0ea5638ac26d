import type { Services } from '#server/services.ts';
import { COUNT_RESPONSES } from './companyResponses.sql.ts';

/** Counts again how every company answers its applicants. */
export async function countResponses({
  clock,
  database,
}: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await database.write(COUNT_RESPONSES, [clock.now()]);
}
