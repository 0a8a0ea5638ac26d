import { expect, test } from 'vitest';
import {
  bandScale,
  linearScale,
  pointScale,
} from '#client/components/analytics/charts/plot/scales.ts';

test('a position belongs to a value, and a value to a position, also where the axis points down', () => {
  const scale = linearScale([-10, 30], [200, 40]);
  expect([-10, 0, 30].map(scale)).toEqual([200, 160, 40]);
  expect([200, 160, 40].map(scale.invert)).toEqual([-10, 0, 30]);
  expect(linearScale([5, 5], [0, 100])(5)).toBe(50);
});

test('bands have the same width and gaps, and the same room at both ends', () => {
  const { start, step, width } = bandScale({ count: 2, range: [0, 110], inner: 0.2, outer: 0.1 });
  expect([step, width, start(0), start(1)]).toEqual([55, 44, 5.5, 60.5]);
});

test('points reach from one end to the other, and a single one is in the middle', () => {
  const { start } = pointScale(3, [10, 50]);
  expect([0, 1, 2].map(start)).toEqual([10, 30, 50]);
  expect(pointScale(1, [10, 50]).start(0)).toBe(30);
});
