import { expect, test } from 'vitest';
import { GRAINS } from '#schema/analytics/grains.ts';
import { consistsOfMonths, floored } from '#server/modules/analytics/query/calendar.rules.ts';

test.each([
  // A Saturday, a Monday, a Sunday in a new year, and the last moment of a quarter.
  ['hour', '2026-11-21T13:45:10Z', '2026-11-21T13:00:00.000Z'],
  ['day', '2026-11-21T13:45:10Z', '2026-11-21T00:00:00.000Z'],
  ['week', '2026-11-21T13:45:10Z', '2026-11-16T00:00:00.000Z'],
  ['week', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z'],
  ['week', '2027-01-03T10:00:00Z', '2026-12-28T00:00:00.000Z'],
  ['month', '2026-11-21T13:45:10Z', '2026-11-01T00:00:00.000Z'],
  ['quarter', '2026-11-21T13:45:10Z', '2026-10-01T00:00:00.000Z'],
  ['quarter', '2026-09-30T23:59:59Z', '2026-07-01T00:00:00.000Z'],
  ['year', '2026-11-21T13:45:10Z', '2026-01-01T00:00:00.000Z'],
] as const)('the %s of %s begins at %s', (grain, shown, start) => {
  expect(floored(new Date(shown), grain).toISOString()).toBe(start);
});

test('months, quarters and years consist of months', () => {
  expect(GRAINS.filter(consistsOfMonths)).toEqual(['month', 'quarter', 'year']);
});
