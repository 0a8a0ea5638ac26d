import { expect, test } from 'vitest';
import { reportDay } from '#server/modules/dashboard/weeklyReport/weeklyReport.rules.ts';

test.each([
  ['2027-03-15T02:29:59Z', 'Asia/Kolkata', null],
  ['2027-03-15T02:30:00Z', 'Asia/Kolkata', '2027-03-15'],
  ['2027-03-15T18:29:59Z', 'Asia/Kolkata', '2027-03-15'],
  ['2027-03-15T18:30:00Z', 'Asia/Kolkata', null],
  ['2027-03-14T23:00:00Z', 'Asia/Kolkata', null],
  ['2027-03-15T11:59:00Z', 'America/New_York', null],
  ['2027-03-15T12:00:00Z', 'America/New_York', '2027-03-15'],
  ['2027-03-16T02:00:00Z', 'America/New_York', '2027-03-15'],
  ['2027-03-15T08:00:00Z', 'UTC', '2027-03-15'],
  ['2027-03-16T12:00:00Z', 'UTC', null],
  ['2027-03-15T00:30:00Z', 'UTC', null],
])('weekly.report.due: %s in %s', (now, timeZone, day) => {
  expect(reportDay(new Date(now), timeZone)).toBe(day);
});
