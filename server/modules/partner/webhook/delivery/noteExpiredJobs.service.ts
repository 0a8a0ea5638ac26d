import type { Services } from '#server/services.ts';
import { EXPIRED } from './delivery.reads.ts';

/** A deadline passes by itself: whoever listens is told by the clock, not by a change. */
export async function noteExpiredJobs({ database, clock }: Services): Promise<void> {
  await database.read(EXPIRED, [clock.now()]);
}
