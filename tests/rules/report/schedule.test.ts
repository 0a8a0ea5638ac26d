import { expect, test } from 'vitest';
import {
  isGivenUp,
  isReported,
  rescheduledSending,
  nextSending,
} from '#server/modules/report/schedule/reportSchedule.rules.ts';

const DAILY = { every: 'daily', hour: 9 } as const;
const KOLKATA = 'Asia/Kolkata';

test('report.schedule.next: missed emails are not sent later', () => {
  const missed = new Date('2026-11-18T03:30:00Z');
  expect(nextSending(DAILY, missed, KOLKATA)).toEqual(new Date('2026-11-19T03:30:00Z'));
  const late = new Date('2026-11-21T12:00:00Z');
  expect(nextSending(DAILY, late, KOLKATA)).toEqual(new Date('2026-11-22T03:30:00Z'));
});

test('report.schedule.moved: a new time zone does not cause a second email on the same day', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  const moved = (lastSentAt: Date | null) =>
    rescheduledSending(DAILY, { now, timeZone: 'UTC', lastSentAt }).toISOString();
  expect(moved(null)).toBe('2026-11-21T09:00:00.000Z');
  expect(moved(new Date('2026-11-20T03:30:00Z'))).toBe('2026-11-21T09:00:00.000Z');
  expect(moved(new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-22T09:00:00.000Z');
});

test.each([
  // Sent on the evening of the 20th in UTC, which is the 21st in India.
  [KOLKATA, '2026-11-21T01:00:00Z', '2026-11-20T20:00:00Z', '2026-11-22T03:30:00.000Z'],
  // The same day in UTC, but the 20th in India.
  [KOLKATA, '2026-11-20T20:00:00Z', '2026-11-20T17:00:00Z', '2026-11-21T03:30:00.000Z'],
  // Sent on the 22nd in UTC, which is the 21st in Los Angeles.
  [
    'America/Los_Angeles',
    '2026-11-21T16:00:00Z',
    '2026-11-21T15:00:00Z',
    '2026-11-22T17:00:00.000Z',
  ],
  [
    'America/Los_Angeles',
    '2026-11-22T02:00:00Z',
    '2026-11-22T01:00:00Z',
    '2026-11-22T17:00:00.000Z',
  ],
])(
  'report.schedule.moved: the day is that of %s (now %s, last %s)',
  (timeZone, now, last, next) => {
    const facts = { now: new Date(now), timeZone, lastSentAt: new Date(last) };
    expect(rescheduledSending(DAILY, facts).toISOString()).toBe(next);
  },
);

test('report.schedule.reported: only the first of several failures in a row is reported', () => {
  expect([0, 1, 2, 3].map(isReported)).toEqual([false, true, false, false]);
});

test('report.schedule.paused: after three failures in a row no more emails are sent', () => {
  expect([1, 2, 3, 4].map(isGivenUp)).toEqual([false, false, true, true]);
});
