import { expect, test } from 'vitest';
import { payPosition } from '#client/pages/jobs/details/pay/payPosition.ts';

const RANGE = { low: 200_000, median: 300_000, high: 400_000 };

test.each([
  [150_000, 190_000, 'bottom'],
  [200_000, 260_000, 'below'],
  [290_000, 320_000, 'about'],
  [330_000, 360_000, 'above'],
  [380_000, 460_000, 'top'],
])('%i to %i is at the %s', (min, max, position) => {
  expect(payPosition({ min, max }, RANGE)).toBe(position);
});
