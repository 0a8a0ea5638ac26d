import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than `floor` milliseconds, so that the time taken tells nothing about the case. */
export async function inEqualTime<T>(floor: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(floor)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
