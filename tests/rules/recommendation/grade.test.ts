import { describe, expect, test } from 'vitest';
import type { Match, Reason, ReasonKind } from '#server/modules/recommendation/match.rules.ts';
import { gradeOf } from '#server/modules/recommendation/recommendation.rules.ts';
import { seekerOf, type Seeker } from '#server/modules/recommendation/seeker.rules.ts';
import { NOBODY } from './nobody.ts';

/** An accountant with five years of experience, who expects ₹6 lakh a year. */
const SEEKER: Seeker = {
  ...seekerOf({ ...NOBODY, currentJobTitle: 'Accountant' }),
  pay: 600_000,
  months: { least: 60, most: 60 },
};

const FITTING: Match = {
  score: 60,
  reasons: [],
  isFit: true,
  skillsMatched: 1,
  lacksSkills: false,
  lacksLicence: false,
  isTooSenior: false,
  work: 'same',
  source: 'present',
  reach: 'here',
  wouldWorkThere: true,
  placeScore: 20,
};

const because = (kind: ReasonKind): Reason => ({ kind }) as Reason;
const below = (rupees: number): Reason => ({ kind: 'pay_below', rupees });
const above = (rupees: number): Reason => ({ kind: 'pay_above', rupees });
const missing = (years: number): Reason => ({ kind: 'experience_missing', years });

type Case = [grade: 'fits' | 'close' | null, match: Partial<Match>, seeker?: Partial<Seeker>];
const cases = (list: Case[]) =>
  test.each(list)('%s: %j, %j', (grade, match, seeker = {}) => {
    expect(gradeOf({ ...FITTING, ...match }, { ...SEEKER, ...seeker })).toBe(grade);
  });

describe('recommendation.grade: the same work', () => {
  cases([
    ['fits', {}],
    ['fits', { work: 'related' }],
    ['fits', { reach: 'longWay' }],
    ['fits', { score: 20 }],
    ['close', { score: 19 }],
    ['close', { score: 10, placeScore: 0 }],
    [null, { score: 9, placeScore: 0 }],
    [null, { score: 9, placeScore: 20 }],
    // A close job keeps its grade even if its place takes points away.
    ['close', { score: 4, placeScore: -6 }],
    [null, { score: 3, placeScore: -6 }],
    ['close', { wouldWorkThere: false }],
    [null, { isFit: false, reach: 'elsewhere' }],
    [null, { isFit: false }],
  ]);
});

describe('recommendation.grade: other work', () => {
  cases([
    ['close', { work: 'other' }],
    [null, { work: 'other', reach: 'longWay' }],
    // Someone who names no work is offered any that fits.
    ['fits', { work: 'other' }, { occupations: [] }],
  ]);
});

describe('recommendation.grade: pay and years', () => {
  cases([
    ['fits', { reasons: [below(100_000)] }],
    ['close', { reasons: [below(100_001)] }],
    ['close', { reasons: [below(120_000)] }],
    [null, { reasons: [below(120_001)] }],
    ['fits', { reasons: [below(120_001)] }, { pay: null }],
    // Nobody goes a long way for less pay.
    ['close', { reach: 'longWay', reasons: [below(1)] }],
    ['fits', { reasons: [missing(1)] }],
    ['close', { reasons: [missing(2)] }],
    [null, { reasons: [missing(3)] }],
    ['fits', { reasons: [missing(1)] }, { months: { least: 0, most: 24 } }],
    ['close', { reasons: [missing(1)] }, { months: { least: 0, most: 23 } }],
    [null, { reasons: [missing(2)] }, { months: { least: 0, most: 23 } }],
    ['close', { reasons: [missing(1)] }, { months: null }],
    [null, { reasons: [missing(2)] }, { months: { least: 0, most: 36 } }],
    ['close', { reasons: [missing(2)] }, { months: { least: 0, most: 37 } }],
    [null, { reasons: [because('internship')] }],
    ['fits', { reasons: [because('skills_missing'), because('pay_met')] }],
  ]);
});

describe('recommendation.grade: what rules a job out', () => {
  const beginner = { months: { least: 0, most: 11 } };
  cases([
    [null, { reasons: [because('not_remote')] }],
    [null, { reasons: [because('other_shift')] }],
    [null, { reasons: [because('other_type')] }],
    [null, { reasons: [because('pay_met'), because('other_type')] }],
    ['fits', { reasons: [because('experience_exceeded')] }],
    [null, { reasons: [because('experience_exceeded'), below(1)] }],
    ['fits', { reasons: [below(1)] }],
    [null, { isTooSenior: true }],
    ['fits', { lacksLicence: true }],
    [null, { lacksLicence: true, work: 'related' }],
    ['fits', { lacksSkills: true }],
    ['fits', { lacksSkills: true }, beginner],
    ['close', { reasons: [missing(1)] }, beginner],
    [null, { lacksSkills: true, reasons: [missing(1)] }, beginner],
    ['close', { lacksSkills: true, reasons: [missing(1)] }, { months: { least: 0, most: 12 } }],
    ['close', { lacksSkills: true, reasons: [missing(1)] }, { months: null }],
    ['fits', { lacksSkills: true, reach: 'longWay' }, beginner],
    ['fits', { reach: 'elsewhere' }, beginner],
    [null, { lacksSkills: true, reach: 'elsewhere' }, beginner],
    [null, { lacksSkills: true, reach: 'far' }, beginner],
    [null, { source: 'starting' }],
    ['fits', { source: 'starting', reasons: [because('freshers_welcome')] }],
  ]);
});

describe('recommendation.grade: neighbouring work', () => {
  const neighbour = (more: Partial<Match> = {}): Partial<Match> => ({ work: 'neighbour', ...more });
  const exceeded = because('experience_exceeded');
  const studied = { source: 'alsoStudied', lacksSkills: true } as const;
  const moving = { wouldMove: true };
  cases([
    ['close', neighbour()],
    ['close', neighbour({ isFit: false, score: 20 })],
    [null, neighbour({ isFit: false, score: 19 })],
    ['close', neighbour({ score: 10 })],
    [null, neighbour({ score: 9 })],
    [null, neighbour({ lacksSkills: true })],
    [null, neighbour(studied)],
    ['close', neighbour({ ...studied, reasons: [because('freshers_welcome')] })],
    [null, neighbour({ lacksSkills: true, reasons: [because('freshers_welcome')] })],
    ['close', neighbour({ reach: 'longWay', skillsMatched: 0 })],
    ['close', neighbour({ reach: 'elsewhere', skillsMatched: 1 }), moving],
    [null, neighbour({ reach: 'elsewhere', skillsMatched: 0 }), moving],
    ['close', neighbour({ reasons: [below(100_000)] })],
    [null, neighbour({ reasons: [below(100_001)] })],
    ['close', neighbour({ reach: 'longWay', reasons: [below(100_000)] })],
    // Nobody moves for less pay.
    [null, neighbour({ reach: 'elsewhere', reasons: [below(1)] }), moving],
    ['close', neighbour({ reasons: [missing(1)] })],
    [null, neighbour({ reasons: [missing(2)] })],
    [null, neighbour({ reasons: [exceeded] })],
    ['close', neighbour({ reasons: [exceeded, because('pay_met')] })],
    ['close', neighbour({ reasons: [exceeded, above(1)] })],
    ['close', neighbour({ reasons: [exceeded, because('pay_up_to_above')] })],
  ]);
});

describe('recommendation.grade: jobs that need a move', () => {
  const away = (more: Partial<Match> = {}): Partial<Match> => ({
    reach: 'elsewhere',
    wouldWorkThere: false,
    ...more,
  });
  const far = (more: Partial<Match> = {}) => away({ reach: 'far', ...more });
  const [moves, stays] = [{ wouldMove: true }, { wouldMove: false }];
  const [enough, tooLittle] = [[above(120_000)], [above(119_999)]];
  const { places } = seekerOf({ ...NOBODY, preferredLocations: ['Pune, Maharashtra'] });
  cases([
    ['fits', { reach: 'elsewhere' }],
    ['close', away(), moves],
    ['close', far(), moves],
    ['close', away({ work: 'related' }), moves],
    [null, far({ work: 'related' }), moves],
    ['close', far({ work: 'neighbour' }), moves],
    [null, far({ work: 'neighbour', isFit: false }), moves],
    ['close', away({ work: 'neighbour', isFit: false }), moves],
    [null, away({ work: 'other' }), moves],
    [null, away({ reasons: [below(1)] }), moves],
    [null, away(), stays],
    [null, away({ reasons: enough }), stays],
    ['close', away({ reasons: enough })],
    [null, away({ reasons: tooLittle })],
    ['close', away({ reasons: [because('pay_met'), { kind: 'pay_up_to_above', rupees: 120_000 }] })],
    ['close', away({ reasons: [above(0)] }), { pay: null }],
    [null, away({ reasons: [because('pay_met')] })],
    [null, far({ reasons: enough })],
    [null, away({ reasons: enough }), { places }],
    [null, away({ reasons: enough }), { hours: { ...SEEKER.hours, types: ['part_time'] } }],
    ['close', away({ reasons: enough, source: 'past' })],
    ['close', away({ reasons: enough, source: 'studies' })],
    [null, away({ reasons: enough, source: 'alsoStudied' })],
    [null, away({ reasons: enough, source: null })],
    [null, away({ reasons: enough, work: 'other' })],
  ]); // oxfmt-ignore
});
