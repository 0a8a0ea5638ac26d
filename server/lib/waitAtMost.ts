import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the work up to a time limit. Results and errors after that are ignored. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
