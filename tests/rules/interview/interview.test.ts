import { expect, test } from 'vitest';
import { APPLICANT_CHANGES_MAX, INTERVIEW_STATUSES } from '#schema/options/interviews.ts';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import {
  canCancel,
  canChangeInterviewers,
  canMove,
  canOfferTimes,
  canRecord,
  canScore,
  dueReminder,
  hasChangesLeft,
  isBookable,
  isUndecided,
  remindersFor,
} from '#server/modules/interview/interview.rules.ts';
import { seesScores, sumOf } from '#server/modules/interview/scorecard/scorecard.rules.ts';

const at = (time: string) => new Date(`2026-12-31T${time}:00Z`);
const START = at('12:00');
const BOOKED = {
  status: 'booked',
  cancelledBy: null,
  startsAt: START,
  endsAt: at('12:30'),
} as const;

test('an interview can be booked until it begins, and again after the applicant cancelled', () => {
  expect(isBookable(BOOKED, at('11:59'))).toBe(true);
  expect(isBookable(BOOKED, START)).toBe(false);
  expect(isBookable({ ...BOOKED, status: 'cancelled', cancelledBy: 'applicant' }, START)).toBe(
    true,
  );
  expect(isBookable({ ...BOOKED, status: 'cancelled', cancelledBy: 'company' }, START)).toBe(false);
  expect(isBookable({ ...BOOKED, status: 'held' }, START)).toBe(false);
});

const NONE_BOOKED = { startsAt: null, endsAt: null } as const;
const STATES = {
  proposed: { status: 'proposed', cancelledBy: null, ...NONE_BOOKED },
  'booked, ahead': BOOKED,
  'booked, begun': { ...BOOKED, startsAt: at('11:00') },
  'cancelled by the applicant': { ...BOOKED, status: 'cancelled', cancelledBy: 'applicant' },
  'cancelled by the company': { ...BOOKED, status: 'cancelled', cancelledBy: 'company' },
  'cancelled because it ended': { ...BOOKED, status: 'cancelled', cancelledBy: 'ended' },
  held: { ...BOOKED, status: 'held' },
  missed: { ...BOOKED, status: 'missed' },
} as const;

test.each([
  ['offer times', canOfferTimes, ['proposed', 'cancelled by the applicant']],
  ['move it', canMove, ['booked, ahead']],
  ['cancel it', canCancel, ['proposed', 'booked, ahead']],
  [
    'choose other interviewers',
    canChangeInterviewers,
    ['proposed', 'booked, ahead', 'cancelled by the applicant'],
  ],
] as const)('a company can %s in these states', (_, can, expected) => {
  const states = Object.entries(STATES).filter(([, state]) => can(state, at('11:00')));
  expect(states.map(([name]) => name)).toEqual(expected);
});

test('the states above are all that an interview can have', () => {
  const statuses = new Set(Object.values(STATES).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(INTERVIEW_STATUSES.toSorted());
});

test('interviews are for applications that have not been decided', () => {
  expect(APPLICATION_STATUSES.filter(isUndecided)).toEqual(['pending', 'reviewed', 'shortlisted']);
});

test('an applicant can change an interview a few times', () => {
  const left = (applicantChanges: number) => hasChangesLeft({ applicantChanges });
  expect([0, APPLICANT_CHANGES_MAX - 1, APPLICANT_CHANGES_MAX].map(left)).toEqual([
    true,
    true,
    false,
  ]);
});

test('reminders are planned a day and an hour before, unless that has passed', () => {
  expect(remindersFor(START, new Date('2026-12-29T00:00:00Z'))).toEqual({
    day: new Date('2026-12-30T12:00:00Z'),
    hour: at('11:00'),
  });
  expect(remindersFor(START, at('10:59'))).toEqual({ day: null, hour: at('11:00') });
  expect(remindersFor(START, at('11:00'))).toEqual({ day: null, hour: null });
});

test('only the later of two due reminders is sent, and neither once the interview has begun', () => {
  const planned = { startsAt: START, remindHourAt: at('11:00') };
  expect(dueReminder(planned, at('10:59'))).toBe('day');
  expect(dueReminder(planned, at('11:00'))).toBe('hour');
  expect(dueReminder(planned, START)).toBeNull();
});

test('the outcome of an interview is recorded and rated once it has begun', () => {
  expect(canRecord(BOOKED, 'held', at('11:59'))).toBe(false);
  expect(canRecord(BOOKED, 'held', START)).toBe(true);
  expect(canRecord({ ...BOOKED, status: 'held' }, 'missed', START)).toBe(true);
  expect(canRecord({ ...BOOKED, status: 'held' }, 'held', START)).toBe(false);
  expect(canRecord({ ...BOOKED, status: 'missed' }, 'held', START)).toBe(true);
  expect(canRecord({ ...BOOKED, status: 'cancelled' }, 'held', START)).toBe(false);
  expect(canScore(BOOKED, at('11:59'))).toBe(false);
  expect(canScore(BOOKED, START)).toBe(true);
  expect(canScore({ ...BOOKED, status: 'missed' }, START)).toBe(false);
});

test('an interviewer sees scorecards after sending their own; others see them if they decide', () => {
  expect(seesScores({ isInterviewer: true, hasSent: false, decides: true })).toBe(false);
  expect(seesScores({ isInterviewer: true, hasSent: true, decides: false })).toBe(true);
  expect(seesScores({ isInterviewer: false, hasSent: false, decides: true })).toBe(true);
  expect(seesScores({ isInterviewer: false, hasSent: false, decides: false })).toBe(false);
});

test('the summary has averages in the order of the criteria, then of criteria that were removed', () => {
  const scores = [
    { recommendation: 'yes', ratings: [rate('skills', 4), rate('old', 1)] },
    { recommendation: 'strong_no', ratings: [rate('skills', 1)] },
  ] as const;
  expect(sumOf(scores, ['pay', 'skills'])).toEqual({
    averages: [
      { criterion: 'skills', average: 2.5 },
      { criterion: 'old', average: 1 },
    ],
    recommendations: [
      { recommendation: 'strong_yes', count: 0 },
      { recommendation: 'yes', count: 1 },
      { recommendation: 'no', count: 0 },
      { recommendation: 'strong_no', count: 1 },
    ],
  });
});

function rate(criterion: string, rating: number) {
  return { criterion, rating };
}
