import { describe, expect, test } from 'vitest';
import { copyrightYears } from '#client/lib/copyrightYears.ts';
import { jobAge, timeAgo } from '#client/lib/relativeTime.ts';
import { timeLeft } from '#client/lib/timeLeft.ts';

/** 15:30 in India. */
const NOW = '2026-11-21T10:00:00Z';

describe('the time of an event', () => {
  test.each([
    ['2026-11-21T10:00:20Z', 'justNow', 0],
    ['2026-11-21T09:59:01Z', 'justNow', 0],
    ['2026-11-21T09:59:00Z', 'minutes', 1],
    ['2026-11-21T09:00:01Z', 'minutes', 59],
    ['2026-11-21T09:00:00Z', 'hours', 1],
    ['2026-11-20T10:00:00Z', 'days', 1],
    ['2026-11-14T10:00:00Z', 'days', 7],
    ['2026-11-13T10:00:00Z', 'date', 8],
  ])('at %s is %s %i', (then, key, count) => {
    expect(timeAgo(then, NOW)).toEqual({ key, count });
  });
});

describe('the age of a job, by days that begin at midnight in India', () => {
  test.each([
    ['2026-11-20T18:30:00Z', 'today', 0],
    ['2026-11-20T18:29:00Z', 'days', 1],
    ['2026-11-15T10:00:00Z', 'days', 6],
    ['2026-11-14T10:00:00Z', 'weeks', 1],
    ['2026-10-23T10:00:00Z', 'weeks', 4],
    ['2026-10-22T10:00:00Z', 'months', 1],
    ['2026-08-21T10:00:00Z', 'months', 3],
    ['2026-11-22T10:00:00Z', 'today', 0],
  ])('since %s is %s %i', (posted, key, count) => {
    expect(jobAge(posted, NOW)).toEqual({ key, count });
  });
});

describe('the time left to apply', () => {
  test.each([
    ['2026-11-21T10:00:00Z', 'expired', 0],
    ['2026-11-21T18:29:00Z', 'today', 0],
    ['2026-11-21T18:30:00Z', 'today', 0],
    ['2026-11-22T04:29:00Z', 'days', 1],
    ['2026-11-21T23:59:59.999Z', 'today', 0],
    ['2026-11-22T04:59:59.999Z', 'today', 0],
    ['2026-11-24T10:00:00Z', 'days', 3],
    ['2026-12-01T10:00:00Z', 'weeks', 1],
    ['2027-01-21T10:00:00Z', 'months', 2],
  ])('until %s is %s %i', (deadline, key, count) => {
    expect(timeLeft(deadline, NOW)).toEqual({ key, count });
  });
});

test.each([
  ['2024-06-01T00:00:00Z', '2024'],
  ['2026-11-21T00:00:00Z', '2024–2026'],
  ['2026-12-31T18:30:00Z', '2024–2027'],
])('the copyright line on %s is %s', (now, years) => {
  expect(copyrightYears(new Date(now))).toBe(years);
});
