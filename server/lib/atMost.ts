import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the work, but not for ever. What comes later than that is nobody's concern any more, an error included. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
