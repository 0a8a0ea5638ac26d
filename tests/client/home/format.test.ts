import { describe, expect, test } from 'vitest';
import { roundedCount } from '#client/lib/format.ts';
import { monthlyPay, yearlyPay } from '#schema/salary/shownPay.ts';

describe('a count in a headline never promises more than there is', () => {
  test.each([
    [0, 0, 'one', 'no'],
    [7, 7, 'one', 'no'],
    [10, 10, 'one', 'no'],
    [48, 40, 'one', 'yes'],
    [612, 600, 'one', 'yes'],
    [999, 900, 'one', 'yes'],
    [1_000, 1, 'thousand', 'no'],
    [1_247, 1.2, 'thousand', 'yes'],
    [10_000, 10, 'thousand', 'no'],
    [12_345, 12, 'thousand', 'yes'],
    [99_999, 99, 'thousand', 'yes'],
    [123_456, 1.2, 'lakh', 'yes'],
    [1_050_000, 10, 'lakh', 'yes'],
  ])('%i is %d %s, more: %s', (count, amount, unit, more) => {
    expect(roundedCount(count)).toMatchObject({ amount, unit, more });
  });

  test('is given in thousands in languages that do not count in lakhs', () => {
    expect(roundedCount(123_456, false)).toEqual({ amount: 120, unit: 'thousand', more: 'yes' });
  });
});

describe('annual pay', () => {
  test.each([
    [500_000, 1_000_000, { shape: 'range', unit: 'lakh', low: 5, high: 10 }],
    [800_000, 1_250_000, { shape: 'range', unit: 'lakh', low: 8, high: 12.5 }],
    [80_000, 150_000, { shape: 'range', unit: 'lakh', low: 0.8, high: 1.5 }],
    [60_000, 90_000, { shape: 'range', unit: 'rupee', low: 60_000, high: 90_000 }],
    [9_000_000, 12_500_000, { shape: 'range', unit: 'crore', low: 0.9, high: 1.25 }],
    [500_000, 500_000, { shape: 'exact', unit: 'lakh', low: 5, high: 5 }],
    [501_000, 502_000, { shape: 'exact', unit: 'lakh', low: 5, high: 5 }],
    [264_000, null, { shape: 'from', unit: 'lakh', low: 2.6, high: 2.6 }],
    [null, 300_000, { shape: 'upTo', unit: 'lakh', low: 3, high: 3 }],
    [null, null, null],
  ])('%j to %j', (min, max, expected) => {
    expect(yearlyPay(min, max)).toEqual(expected);
  });

  test('and monthly pay, to the nearest hundred', () => {
    expect(monthlyPay(500_000, 1_000_000)).toEqual({ low: 41_700, high: 83_300 });
    expect(monthlyPay(264_000, null)).toEqual({ low: 22_000, high: 22_000 });
  });
});
