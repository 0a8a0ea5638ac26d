import { describe, expect, test } from 'vitest';
import { matchOf, type WantedJob } from '#server/modules/recommendation/match.rules.ts';
import { seekerOf, type SeekerRow } from '#server/modules/recommendation/seeker.rules.ts';
import { NOBODY } from './nobody.ts';

const NOW = new Date('2026-11-20T06:30:00Z');
const JOB: WantedJob = {
  id: 'a',
  companyId: 'b',
  title: 'Accountant',
  skills: [],
  location: 'Pune, Maharashtra',
  district: 'Pune',
  state: 'Maharashtra',
  isRemote: false,
  type: 'full_time',
  shift: null,
  salaryMin: null,
  salaryMax: null,
  experienceYears: null,
  experienceLevel: null,
  postedAt: NOW,
};
const matched = (details: Partial<SeekerRow>, job: Partial<WantedJob> = {}) =>
  matchOf(
    seekerOf({ ...NOBODY, currentJobTitle: 'Accountant', ...details }),
    { ...JOB, ...job },
    NOW,
  );

describe('how far away a job is', () => {
  test.each<[Partial<SeekerRow>, Partial<WantedJob>, string, number, number]>([
    [{ location: 'Pune, Maharashtra' }, {}, 'here', 20, 20],
    [{ location: 'Satara, Maharashtra' }, {}, 'longWay', -2, -2],
    // In the same state, or a move away across its border.
    [{ location: 'Nagpur, Maharashtra' }, {}, 'elsewhere', -14, -4],
    [{ location: 'Kolhapur, Maharashtra' }, { district: 'North Goa', state: 'Goa' }, 'elsewhere', -14, -4],
    [{ location: 'Belagavi, Karnataka' }, {}, 'far', -40, -10],
    [{ location: 'Delhi' }, {}, 'far', -40, -10],
    // The nearest of their places counts.
    [{ location: 'Delhi', preferredLocations: ['Nagpur, Maharashtra'] }, {}, 'elsewhere', -14, -4],
    [{ location: 'Nagpur, Maharashtra', preferredLocations: ['Delhi'] }, {}, 'elsewhere', -14, -4],
    [{ location: 'Delhi' }, { district: null, state: null }, 'here', 0, 0],
    [{}, {}, 'here', 0, 0],
  ])('for %j, %j is %s', (details, job, reach, score, scoreOfMove) => {
    expect(matched(details, job)).toMatchObject({ reach, placeScore: score });
    const moves = matched({ ...details, willingToMove: true }, job);
    expect(moves).toMatchObject({ reach, placeScore: scoreOfMove });
  }); // oxfmt-ignore
});

describe('a job is for people with more years', () => {
  const isFor = (months: number, job: Partial<WantedJob>, details: Partial<SeekerRow> = {}) =>
    matched({ ...details, months, monthsMost: months }, job).isTooSenior;

  test('if it is senior and they have done the work for less than two', () => {
    expect(isFor(23, { title: 'Senior Accountant' })).toBe(true);
    expect(isFor(24, { title: 'Senior Accountant' })).toBe(false);
    expect(isFor(23, {})).toBe(false);
    expect(isFor(-1, { title: 'Senior Accountant' })).toBe(false);
  });

  test('if half of their years in other work are too few', () => {
    expect(isFor(120, { title: 'Driver', experienceYears: 5 })).toBe(false);
    expect(isFor(119, { title: 'Driver', experienceYears: 5 })).toBe(true);
    expect(isFor(0, { title: 'Driver' })).toBe(false);
    expect(isFor(120, { title: 'Senior Driver', experienceYears: 1 })).toBe(true);
  });

  test('if all of their years are more than one too few, for work of which they have every skill', () => {
    const skills = ['Tally'];
    expect(isFor(48, { title: 'Driver', skills, experienceYears: 5 }, { skills })).toBe(false);
    expect(isFor(48, { title: 'Driver', skills, experienceYears: 6 }, { skills })).toBe(true);
    expect(isFor(48, { title: 'Senior Driver', skills }, { skills })).toBe(true);
    expect(isFor(48, { title: 'Senior Driver', skills, experienceYears: 2 }, { skills })).toBe(false);
  });
}); // oxfmt-ignore

test('a new job has a few points more for a month', () => {
  const scoreAfter = (days: number) =>
    matched({}, { postedAt: new Date(NOW.getTime() - days * 86_400_000) }).score;
  const [now, half, month, later] = [0, 15, 30, 60].map(scoreAfter) as [number, number, number, number];
  expect([now - half, half - month, month - later]).toEqual([2, 2, 0]);
}); // oxfmt-ignore
