import { expect, test } from 'vitest';
import { changeOf } from '#client/components/analytics/charts/data/change.ts';
import { compactNumber } from '#client/components/analytics/charts/data/compactNumber.ts';
import {
  durationParts,
  shortDuration,
} from '#client/components/analytics/charts/data/durations.ts';
import { evenTicks, timeTicks } from '#client/components/analytics/charts/data/timeTicks.ts';
import { valueTicks } from '#client/components/analytics/charts/data/valueTicks.ts';
import { fitText } from '#client/components/analytics/charts/plot/textWidth.ts';
import { days, months } from '#client/pages/dev/charts/sampleAnswer.ts';

test.for([
  ['DAY', days(30), 5, ['2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27']],
  ['DAY', days(100), 5, ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01']],
  [
    'MONTH',
    months(18),
    7,
    ['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01', '2025-01-01', '2025-04-01'],
  ],
  ['MONTH', months(60), 6, ['2024-01-01', '2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01']],
] as const)('ticks of a %s stand where a calendar has a line', ([grain, keys, most, wanted]) => {
  expect(timeTicks(keys, grain, most).map((at) => keys[at])).toEqual(wanted);
});

test('hours have ticks at midnight and noon, and weeks at the first of a month', () => {
  const hours = days(2).flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`),
  );
  expect(timeTicks(hours, 'HOUR', 5).map((at) => hours[at]!.slice(8))).toEqual([
    '01T00:00',
    '01T12:00',
    '02T00:00',
    '02T12:00',
  ]);
  const mondays = days(200).filter((_, at) => at % 7 === 5);
  expect(timeTicks(mondays, 'WEEK', 8).map((at) => mondays[at])).toContain('2025-12-01');
});

test.for([1, 2, 3, 7, 40, 400, 2_000])(
  '%s buckets never have more ticks than there is room for',
  (count) => {
    const keys = days(count);
    for (const most of [1, 2, 5, 12]) {
      const ticks = timeTicks(keys, 'DAY', most);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThan(0);
    }
    expect(evenTicks(count, 4).length).toBeLessThanOrEqual(4);
  },
);

test('an axis starts at zero and has whole ticks for counts', () => {
  expect(valueTicks([3, 900, null], 'COUNT')).toEqual({
    low: 0,
    high: 1000,
    ticks: [0, 200, 400, 600, 800, 1000],
  });
  expect(valueTicks([1], 'COUNT').ticks).toEqual([0, 1]);
  expect(valueTicks([], 'COUNT')).toMatchObject({ low: 0, high: 1 });
  expect(valueTicks([null], 'PERCENT').high).toBe(100);
  expect(valueTicks([-18, 31.5], 'PERCENT')).toMatchObject({ low: -20, high: 40 });
});

test('long durations in minutes have ticks at whole hours', () => {
  expect(valueTicks([500], 'MINUTES').ticks).toEqual([0, 120, 240, 360, 480, 600]);
  expect(valueTicks([200], 'HOURS').ticks.map((hours) => hours / 24)).toEqual([0, 2, 4, 6, 8, 10]);
});

test.for([
  [999, true, { amount: 999, unit: 'one' }],
  [9_999, true, { amount: 9_999, unit: 'one' }],
  [12_345, true, { amount: 12.3, unit: 'thousand' }],
  [99_999, true, { amount: 1, unit: 'lakh' }],
  [1_250_000, true, { amount: 12.5, unit: 'lakh' }],
  [-32_500_000, true, { amount: -3.25, unit: 'crore' }],
  [98_765_432_100_000, true, { amount: 98.8, unit: 'lakhCrore' }],
  [1_250_000, false, { amount: 1.25, unit: 'million' }],
  [0.0123, true, { amount: 0.012, unit: 'one' }],
] as const)('%s is short, in lakhs: %s', ([value, inLakhs, wanted]) => {
  expect(compactNumber(value, inLakhs)).toEqual(wanted);
});

test('durations have at most two parts', () => {
  expect(durationParts(4.26)).toEqual([{ unit: 'minutes', amount: 4.3 }]);
  expect(durationParts(200)).toEqual([
    { unit: 'hours', amount: 3 },
    { unit: 'minutes', amount: 20 },
  ]);
  expect(durationParts(59.7)).toEqual([{ unit: 'hours', amount: 1 }]);
  expect(durationParts(24 * 60 * 2 + 5 * 60)).toEqual([
    { unit: 'days', amount: 2 },
    { unit: 'hours', amount: 5 },
  ]);
  expect(durationParts(24 * 60 * 250)).toEqual([{ unit: 'days', amount: 250 }]);
  expect(shortDuration(200)).toEqual({ unit: 'hours', amount: 3.3 });
  expect(shortDuration(3 * 24 * 60)).toEqual({ unit: 'days', amount: 3 });
});

test('a change is in percent, between percentages in points, and from zero in neither', () => {
  expect(changeOf(112, 100, 'COUNT')).toMatchObject({ direction: 'up', by: 'percent', amount: 12 });
  expect(changeOf(12.4, 14.5, 'PERCENT')).toMatchObject({ direction: 'down', by: 'points' });
  expect(changeOf(3, 0, 'COUNT')).toMatchObject({ direction: 'up', by: 'fromZero', amount: 3 });
  expect(changeOf(109, 1, 'COUNT')).toMatchObject({ direction: 'up', by: 'step', amount: 108 });
  expect(changeOf(-2, -4, 'COUNT')).toMatchObject({ direction: 'up', by: 'step', amount: 2 });
  expect(changeOf(0, 0, 'COUNT')).toMatchObject({ by: 'nothing' });
  expect(changeOf(null, 3, 'COUNT')).toBeNull();
  expect(changeOf(3, undefined, 'COUNT')).toBeNull();
});

test('a long name is shortened to fit', () => {
  expect(fitText('Healthcare', 200)).toBe('Healthcare');
  const short = fitText('Logistics, warehousing and last-mile delivery', 100);
  expect(short).toMatch(/^Logistics,.*…$/);
  expect(short.length).toBeLessThan(16);
});
