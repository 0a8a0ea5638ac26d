import { expect, test } from 'vitest';
import { closingTime } from '#schema/time/closingTime.ts';
import { TIME_ZONES } from '#schema/options/settings.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';

test.each(TIME_ZONES)('a day of a site in %s closes in India on the same day', (timeZone) => {
  for (const day of ['2026-12-31', '2026-07-15', '2024-02-29'])
    expect(closingTime(endOfDay(day, timeZone)).toISOString()).toBe(`${day}T18:29:59.999Z`);
});

test.each([
  ['2026-12-31T23:59:59+05:30', '2026-12-31T18:29:59.999Z'],
  ['2026-12-31T23:59:59Z', '2026-12-31T18:29:59.999Z'],
  ['2027-01-01T00:00:00+05:30', '2026-12-31T18:29:59.999Z'],
  ['2026-12-31T12:00:00+05:30', '2026-12-31T06:30:00.000Z'],
  ['2026-12-31T17:30:00+05:30', '2026-12-31T12:00:00.000Z'],
  ['2026-12-31T23:58:00+05:30', '2026-12-31T18:28:00.000Z'],
])('a deadline of %s closes at %s', (deadline, closes) => {
  expect(closingTime(deadline).toISOString()).toBe(closes);
});
