import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './faults.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;

/** Retries while the database is away, for the given number of milliseconds; any other failure is thrown at once. */
export async function retryWhileAway<Done>(
  work: () => Promise<Done>,
  longest: number,
): Promise<Done> {
  const end = performance.now() + longest;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > end) throw error;
      await wait(pause);
    }
  }
}
