import { expect, test } from 'vitest';
import { LogPositions } from '#server/db/logPositions.ts';

const sampled = (...samples: [at: number, position: number][]): LogPositions => {
  const positions = new LogPositions();
  for (const [at, position] of samples) positions.note(at, position);
  return positions;
};

test.each([
  ['has replayed everything', 300, 100],
  ['has replayed more than was known', 400, 100],
  ['is one sample behind', 299, 100],
  ['is two samples behind', 150, 600],
  ['is further behind than the first sample', 99, Infinity],
])('a replica that %s', (_, replayed, lag) => {
  const positions = sampled([1_000, 100], [1_500, 200], [2_000, 300]);
  expect(positions.lagAt(2_100, replayed)).toBe(lag);
});

test('while nothing is written, a replica that has everything is not late', () => {
  expect(sampled([1_000, 100], [9_000, 100]).lagAt(9_100, 100)).toBe(100);
});

test('while the primary is silent, a replica is not known to be recent', () => {
  expect(sampled([1_000, 100]).lagAt(9_000, 100)).toBe(8_000);
});

test('after a failover, positions of the old primary do not count', () => {
  const positions = sampled([1_000, 100], [1_500, 200], [2_000, 150]);
  expect(positions.lagAt(3_000, 180)).toBe(1_000);
});
