import { expect, test } from 'vitest';
import { FREE_TIMES_DAYS_MAX, INTERVIEW_DAYS_AHEAD_MAX } from '#schema/options/interviews.ts';
import {
  freeTimesQuerySchema,
  freeTimesSchema,
  isWithinPlan,
  proposeInterviewSchema,
} from '#schema/validation/employers/interview.ts';
import { issuesOf } from '#schema/validation/issues.ts';

const PROPOSAL = {
  applicationId: 'a',
  kind: 'phone',
  title: 'First interview',
  minutes: 30,
  buffer: 0,
  timeZone: 'Asia/Kolkata',
  interviewerIds: ['b'],
  times: ['2027-03-01T10:00:00Z'],
};

const problemsOf = (change: object) => {
  const { error } = proposeInterviewSchema.safeParse({ ...PROPOSAL, ...change });
  return error ? issuesOf(error).map(({ field, issue }) => `${field} ${issue}`) : [];
};

test.each([
  ['phone', []],
  ['video', []],
  ['on_site', ['place required|label=interviewPlace']],
  ['walk_in', ['place required|label=interviewPlace']],
])('only an interview at a place needs one: %s', (kind, problems) => {
  expect(problemsOf({ kind })).toEqual(problems);
  expect(problemsOf({ kind, place: 'MG Road 4, Pune' })).toEqual([]);
});

test('an appointment lasts eight hours at most, a walk-in a day', () => {
  const tooLong = ['minutes range|label=minutes|min=10|max=480'];
  expect(problemsOf({ minutes: 480 })).toEqual([]);
  expect(problemsOf({ minutes: 481 })).toEqual(tooLong);
  expect(problemsOf({ minutes: 1_440, kind: 'walk_in', place: 'Pune' })).toEqual([]);
});

test('free times are looked for on one day, or on 31 in their order', () => {
  const { interviewerIds, kind, minutes, buffer, timeZone } = PROPOSAL;
  const hours = { startTime: '10:00', endTime: '17:00', weekdays: [] };
  const accepts = (until: string) =>
    freeTimesSchema.safeParse({
      interviewerIds,
      kind,
      minutes,
      buffer,
      timeZone,
      ...hours,
      from: '2027-03-01',
      until,
    }).success;
  expect(FREE_TIMES_DAYS_MAX).toBe(31);
  const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'];
  expect(days.map(accepts)).toEqual([false, true, true, false]);
});

test('an address with free times separates its lists by commas, and can leave out what is usual', () => {
  const asked = (given: object) =>
    freeTimesQuerySchema.parse({
      kind: 'phone',
      minutes: 30,
      startTime: '10:00',
      endTime: '17:00',
      from: '2027-03-01',
      until: '2027-03-01',
      ...given,
    });
  expect(asked({ interviewerIds: 'a, b,', weekdays: ['1,', '5'] })).toMatchObject({
    interviewerIds: ['a', 'b'],
    weekdays: [1, 5],
    buffer: 0,
    timeZone: 'Asia/Kolkata',
  });
  expect(asked({ interviewerIds: ['a', 1], buffer: 15, timeZone: 'Europe/Paris' })).toMatchObject({
    interviewerIds: ['a'],
    weekdays: [],
    buffer: 15,
    timeZone: 'Europe/Paris',
  });
});

test.each(['24:00', '9:30', '09:60', '09:3', '109:30', '09:300', 'noon'])(
  '%s is no time of day',
  (startTime) => {
    const { interviewerIds, kind, minutes, buffer, timeZone } = PROPOSAL;
    const day = { from: '2027-03-01', until: '2027-03-01', weekdays: [], endTime: '23:59' };
    const given = { interviewerIds, kind, minutes, buffer, timeZone, startTime, ...day };
    const { error } = freeTimesSchema.safeParse(given);
    expect(issuesOf(error!).map(({ field }) => field)).toContain('startTime');
  },
);

test.each([
  ['Asia/Kolkata', true],
  ['Etc/GMT+5', true],
  ['Mars/Base', false],
  ['+05:30', false],
  [' Asia/Kolkata', true],
  ['5Asia/Kolkata', false],
  ['Asia/Kolkata!', false],
])('“%s” is a time zone: %s', (timeZone, isOne) => {
  expect(problemsOf({ timeZone })).toEqual(isOne ? [] : ['timeZone option|label=timeZone']);
});

test('an interview is planned at most a fixed number of days ahead', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(isWithinPlan(inDays(INTERVIEW_DAYS_AHEAD_MAX), now)).toBe(true);
  expect(isWithinPlan(inDays(INTERVIEW_DAYS_AHEAD_MAX + 1), now)).toBe(false);
});
