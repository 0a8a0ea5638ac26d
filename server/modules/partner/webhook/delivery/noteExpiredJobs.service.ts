import type { Services } from '#server/services.ts';
import { EXPIRED } from './delivery.sql.ts';

/** A deadline passes without a change to the job, so webhooks are notified by the clock. */
export async function noteExpiredJobs({ database, clock }: Services): Promise<void> {
  await database.write(EXPIRED, [clock.now()]);
}
