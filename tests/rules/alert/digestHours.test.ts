import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALERT_FREQUENCIES } from '#schema/options/alerts.ts';
import { ALERTS_MAX } from '#schema/options/limits.ts';
import {
  hasRoom,
  lastDigest,
  nextDigest,
  previewedFrom,
  searchedFrom,
} from '#server/modules/alert/alert.rules.ts';

const INDIA = 'Asia/Kolkata';
const last = (frequency: (typeof ALERT_FREQUENCIES)[number], now: string, zone = INDIA) =>
  lastDigest(frequency, new Date(now), zone).toISOString();
const next = (frequency: (typeof ALERT_FREQUENCIES)[number], now: string, zone = INDIA) =>
  nextDigest(frequency, new Date(now), zone).toISOString();

describe('alert.digest.hour', () => {
  test('is due at eight in the morning in India, half past two in UTC', () => {
    expect(last('daily', '2026-11-21T02:30:00Z')).toBe('2026-11-21T02:30:00.000Z');
    expect(last('daily', '2026-11-21T02:29:59Z')).toBe('2026-11-20T02:30:00.000Z');
    expect(next('daily', '2026-11-21T02:29:59Z')).toBe('2026-11-21T02:30:00.000Z');
    expect(next('daily', '2026-11-21T02:30:00Z')).toBe('2026-11-22T02:30:00.000Z');
  });

  test('counts days as in India: late in the evening of UTC it is already the next day', () => {
    // Sunday 22 November in UTC, Monday 23 in India.
    expect(last('weekly', '2026-11-22T20:00:00Z')).toBe('2026-11-16T02:30:00.000Z');
    expect(next('weekly', '2026-11-22T20:00:00Z')).toBe('2026-11-23T02:30:00.000Z');
    expect(last('monthly', '2026-11-30T20:00:00Z')).toBe('2026-11-01T02:30:00.000Z');
    expect(next('monthly', '2026-11-30T20:00:00Z')).toBe('2026-12-01T02:30:00.000Z');
  });

  test('is due weekly on Mondays', () => {
    expect(last('weekly', '2026-11-23T02:30:00Z')).toBe('2026-11-23T02:30:00.000Z');
    expect(last('weekly', '2026-11-29T23:00:00+05:30')).toBe('2026-11-23T02:30:00.000Z');
  });

  test('is due monthly on the first, after short and long months', () => {
    expect(last('monthly', '2026-02-28T12:00:00Z')).toBe('2026-02-01T02:30:00.000Z');
    expect(next('monthly', '2026-01-31T12:00:00Z')).toBe('2026-02-01T02:30:00.000Z');
    expect(next('monthly', '2028-02-29T12:00:00Z')).toBe('2028-03-01T02:30:00.000Z');
    expect(last('monthly', '2026-01-01T02:00:00Z')).toBe('2025-12-01T02:30:00.000Z');
  });

  test('stays at eight when the clocks change', () => {
    const paris = 'Europe/Paris';
    expect(next('daily', '2026-03-28T12:00:00Z', paris)).toBe('2026-03-29T06:00:00.000Z');
    expect(last('daily', '2026-03-28T12:00:00Z', paris)).toBe('2026-03-28T07:00:00.000Z');
    expect(next('daily', '2026-10-24T12:00:00Z', paris)).toBe('2026-10-25T07:00:00.000Z');
  });

  test('is always within one period, and the next one follows the last', () => {
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom(INDIA, 'UTC', 'America/New_York', 'Pacific/Auckland');
    fc.assert(
      fc.property(moment, zone, fc.constantFrom(...ALERT_FREQUENCIES), (now, timeZone, often) => {
        const before = lastDigest(often, now, timeZone);
        const after = nextDigest(often, now, timeZone);
        expect(before <= now && now < after).toBe(true);
        expect(lastDigest(often, after, timeZone)).toEqual(after);
        const longest = { daily: 1, weekly: 7, monthly: 31 }[often] * 24 + 1;
        expect(after.getTime() - before.getTime()).toBeLessThanOrEqual(longest * 3_600_000);
      }),
      { numRuns: 200 },
    );
  });
});

test("alert.digest.window: jobs of the last digest's period plus two weeks, never older than the alert", () => {
  const createdAt = new Date('2026-01-10T00:00:00Z');
  expect(searchedFrom({ createdAt })).toEqual(createdAt);
  expect(searchedFrom({ createdAt, lastRunAt: new Date('2026-01-12T02:30:00Z') })).toEqual(
    createdAt,
  );
  expect(searchedFrom({ createdAt, lastRunAt: new Date('2026-03-16T02:30:00Z') })).toEqual(
    new Date('2026-03-02T02:30:00Z'),
  );
});

test('alert.create.room: the number of alerts is limited', () => {
  expect(hasRoom(ALERTS_MAX - 1)).toBe(true);
  expect(hasRoom(ALERTS_MAX)).toBe(false);
});

test.each([
  ['daily', '2026-11-20T10:00:00.000Z'],
  ['weekly', '2026-11-14T10:00:00.000Z'],
  ['monthly', '2026-10-21T10:00:00.000Z'],
] as const)('the preview of a %s alert looks back one period', (frequency, from) => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(previewedFrom(frequency, now).toISOString()).toBe(from);
});
