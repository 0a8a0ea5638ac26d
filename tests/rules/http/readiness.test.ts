import { expect, test } from 'vitest';
import { Readiness } from '#server/http/readiness.ts';

/** A load balancer that checks every `every` milliseconds, last at 0, when the process begins to shut down. */
function watchedEvery(every: number): Readiness {
  const readiness = new Readiness();
  for (const now of [-2 * every, -every, 0]) readiness.recordProbe('balancer', now);
  readiness.leave();
  return readiness;
}

test('without a load balancer the shutdown does not wait', () => {
  const readiness = new Readiness();
  readiness.leave();
  expect(readiness.isSeen(0, 0)).toBe(true);
});

test.each([100, 1_000, 2_000])(
  'a load balancer that checks every %i ms is refused twice first, and then has a second',
  (every) => {
    const readiness = watchedEvery(every);
    readiness.recordProbe('balancer', every);
    expect(readiness.isSeen(0, every)).toBe(false);
    readiness.recordProbe('balancer', 2 * every);
    expect(readiness.isSeen(0, 999)).toBe(false);
    expect(readiness.isSeen(0, Math.max(2 * every, 1_000))).toBe(true);
  },
);

test('the shutdown waits until a load balancer that has checked once is refused twice, at most six seconds', () => {
  const readiness = watchedEvery(100);
  readiness.recordProbe('other', -500);
  for (const now of [100, 200]) readiness.recordProbe('balancer', now);
  expect(readiness.isSeen(0, 200)).toBe(false);
  expect(readiness.isSeen(0, 5_600)).toBe(true);
  readiness.recordProbe('other', 500);
  readiness.recordProbe('other', 1_500);
  expect(readiness.isSeen(0, 1_500)).toBe(true);
});

test('the shutdown does not wait for a load balancer that has stopped checking, or checks too seldom', () => {
  expect(watchedEvery(1_000).isSeen(0, 2_400)).toBe(false);
  expect(watchedEvery(1_000).isSeen(0, 2_600)).toBe(true);
  expect(watchedEvery(5_000).isSeen(0, 6_000)).toBe(true);
});
