import { setTimeout as wait } from 'node:timers/promises';

/** Responds no sooner than `floor` milliseconds, so that the duration does not reveal the outcome. */
export async function inEqualTime<T>(floor: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(floor)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
