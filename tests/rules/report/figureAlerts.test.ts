import { describe, expect, test } from 'vitest';
import { columnIndexOf, figureQuestion } from '#server/modules/report/figureAlert/alertQuestion.ts';
import {
  changeOf,
  groupSteps,
  isMet,
  nextCheck,
  stateOf,
  stepOf,
  type Condition,
  type Judged,
} from '#server/modules/report/figureAlert/figureAlert.rules.ts';
import {
  figureAlertMail,
  groupTable,
} from '#server/modules/report/figureAlert/figureAlertMail.service.ts';
import { historyOf, usualRange } from '#server/modules/report/figureAlert/usualRange.rules.ts';

describe('the usual range', () => {
  test('is the median and three usual distances, which one odd day does not move', () => {
    const range = usualRange([100, 104, 96, 110, 90, 101, 99, 100], 'count');
    // The median distance is 2.5; the square root of 100 is larger than 1.4826 times that.
    expect(range).toEqual({ low: 70, high: 130, median: 100 });
    expect(usualRange([100, 104, 96, 110, 90, 101, 99, 9_000], 'count')).toEqual({
      low: 71,
      high: 130,
      median: 100.5,
    });
  });

  test('is as wide as the days differ', () => {
    expect(usualRange([100, 200, 300, 400, 500, 600, 700, 800], 'count')).toEqual({
      low: 0,
      high: 1339,
      median: 450,
    });
  });

  test('leaves room for chance in counts that never differed, and a twentieth for others', () => {
    expect(usualRange([0, 0, 0, 0, 0, 0], 'count')).toEqual({ low: 0, high: 3, median: 0 });
    expect(usualRange([10, 10, 10, 10, 10, 10], 'days')).toEqual({
      low: 8.5,
      high: 11.5,
      median: 10,
    });
  });

  test('of a share ends at 0 and 100, and of growth may be negative', () => {
    expect(usualRange([98, 99, 97, 98, 99, 98], 'percent')).toMatchObject({ high: 100 });
    expect(usualRange([-20, 30, -10, 0, 10, 20], 'percent')!.low).toBeLessThan(-20);
  });

  test('is not guessed from fewer than six weeks', () => {
    expect(usualRange([1, 2, 3, 4, 5], 'count')).toBeNull();
    expect(usualRange([1, 2, 3, 4, 5, 6], 'count')).not.toBeNull();
  });
});

test('only days with a value after the first day of the data are history', () => {
  const days = [
    { day: '2026-12-30', value: 1 },
    { day: '2027-01-06', value: 2 },
    { day: '2027-01-13', value: null },
    { day: '2027-01-20', value: 0 },
  ];
  expect(historyOf(days, '2026-12-30')).toEqual([days[1], days[3]]);
  expect(historyOf(days, null)).toEqual([]);
});

const condition = (given: Partial<Condition>): Condition => ({
  kind: 'threshold',
  direction: 'above',
  amount: 10,
  isPercent: false,
  ...given,
});
const judged = (given: Partial<Judged>): Judged => ({
  value: null,
  before: null,
  usual: null,
  ...given,
});

describe('a condition', () => {
  test.each<[string, Partial<Condition>, Partial<Judged>, boolean | null]>([
    ['more than the limit', {}, { value: 10.5 }, true],
    ['the limit itself is not above', {}, { value: 10 }, false],
    ['less than the limit', { direction: 'below' }, { value: 9 }, true],
    ['the limit itself is not below', { direction: 'below' }, { value: 10 }, false],
    ['no value', {}, { value: null }, null],
    ['up by the amount', { kind: 'change' }, { value: 30, before: 20 }, true],
    ['up by less', { kind: 'change' }, { value: 29, before: 20 }, false],
    ['down is not up', { kind: 'change' }, { value: 10, before: 20 }, false],
    ['down', { kind: 'change', direction: 'below' }, { value: 10, before: 20 }, true],
    ['either', { kind: 'change', direction: 'either' }, { value: 10, before: 20 }, true],
    ['up by 10 %', { kind: 'change', isPercent: true }, { value: 1.1, before: 1 }, true],
    ['no percentage of zero', { kind: 'change', isPercent: true }, { value: 5, before: 0 }, null],
    ['nothing before', { kind: 'change' }, { value: 5 }, null],
    [
      'within the usual range',
      { kind: 'unusual', direction: 'either' },
      { value: 3, usual: { low: 1, high: 3, median: 2 } },
      false,
    ],
    [
      'above the usual range',
      { kind: 'unusual', direction: 'either' },
      { value: 4, usual: { low: 1, high: 3, median: 2 } },
      true,
    ],
    [
      'low, where only high is wanted',
      { kind: 'unusual' },
      { value: 0, usual: { low: 1, high: 3, median: 2 } },
      false,
    ],
    ['not enough history', { kind: 'unusual' }, { value: 4 }, null],
  ])('%s', (_, given, found, met) => {
    expect(isMet(condition(given), judged(found))).toBe(met);
  });

  test('a change is exact where binary fractions are not', () => {
    expect(changeOf(judged({ value: 0.3, before: 0.1 }), false)).toBe(0.2);
    expect(changeOf(judged({ value: -5, before: -10 }), true)).toBe(50);
  });
});

test('a crossing is reported once, and again only after the figure had returned', () => {
  const seen = [true, true, null, true, false, false, null, true];
  const taken: string[] = [];
  let isCrossed = false;
  for (const met of seen) {
    const step = stepOf(isCrossed, met);
    if (step !== 'stay') isCrossed = step === 'notify';
    taken.push(step);
  }
  expect(taken).toEqual(['notify', 'stay', 'stay', 'stay', 'return', 'stay', 'stay', 'notify']);
});

test('each group crosses separately; a missing group counts as returned unless groups are hidden', () => {
  const group = (name: string, met: boolean | null) => ({ keys: [name, null], met });
  const groups = [group('a', true), group('b', true), group('c', false), group('d', null)];
  const before = ['a', 'c', 'd', 'gone'].map((name) => [name, null]);
  const steps = groupSteps(before, groups, false);
  expect(steps.crossed).toEqual([group('b', true)]);
  expect(steps.returned.map(([name]) => name)).toEqual(['c', 'gone']);
  expect(groupSteps(before, groups, true).returned.map(([name]) => name)).toEqual(['c']);
  expect(steps.isBeyond).toBe(true);
  expect(groupSteps([['c', null]], groups.slice(2), false).isBeyond).toBe(false);
});

test('the next check is in a quarter of an hour, or in an hour for days and after a failure', () => {
  const now = new Date('2027-02-01T06:00:00Z');
  expect(nextCheck('threshold', now)).toEqual(new Date('2027-02-01T06:15:00Z'));
  expect(nextCheck('unusual', now)).toEqual(new Date('2027-02-01T07:00:00Z'));
  expect(nextCheck('change', now, true)).toEqual(new Date('2027-02-01T07:00:00Z'));
});

test('the state names what matters most', () => {
  const alert = { isActive: true, checkedAt: new Date(), crossedAt: null, isJudged: true };
  expect(stateOf(alert, false)).toBe('normal');
  expect(stateOf({ ...alert, crossedAt: new Date() }, false)).toBe('crossed');
  expect(stateOf({ ...alert, isJudged: false }, false)).toBe('unknown');
  expect(stateOf({ ...alert, checkedAt: null }, false)).toBe('waiting');
  expect(stateOf({ ...alert, isActive: false }, false)).toBe('paused');
  expect(stateOf({ ...alert, isActive: false }, true)).toBe('problem');
});

test('an email names the first twenty groups beyond the limit and says how many more there are', () => {
  const mailFor = (count: number) => {
    const facts = { alert: { name: 'Few views' }, groups: [], groupCount: count };
    return figureAlertMail({ facts, reading: { readAt: '2027-02-01' } } as never);
  };
  expect([19, 20, 23].map((count) => mailFor(count).moreGroups)).toEqual([0, 0, 3]);
  const groups = Array.from({ length: 21 }, (_, at) => ({ name: `Group ${at + 1}`, value: at }));
  const { rows, bars } = groupTable(
    groups as never,
    { unit: 'count' } as never,
    { kind: 'threshold' } as never,
    { locale: 'en' } as never,
  );
  expect(rows.at(-1)).toEqual(['Group 20', '19']);
  expect([rows.length, bars!.length]).toEqual([20, 20]);
});

describe('the question of an alert', () => {
  const [running, share, twice] = [
    { kind: 'running_total', measure: 'jobs' },
    { kind: 'share_of_total', measure: 'applications' },
    { kind: 'formula', formula: 'jobs * 2' },
  ] as const;
  const query = {
    measures: ['jobs', 'applications', 'hires'],
    dimensions: ['time', 'company'],
    having: [
      { calculation: 2, test: 'more_than', value: 1 },
      { measure: 'jobs', test: 'more_than', value: 2 },
    ],
    havingAny: true,
    calculations: [running, share, twice],
  };
  const ask = (measure: string, isPerGroup: boolean, more: object = {}) =>
    figureQuestion({ ...query, ...more } as never, { measure, isPerGroup });

  test('about groups keeps the conditions, and the calculations that they use under new numbers', () => {
    const question = ask('calculation_3', true);
    expect(question).toEqual({
      measures: ['jobs', 'applications'],
      dimensions: ['company'],
      having: [{ ...query.having[0], calculation: 1 }, query.having[1]],
      havingAny: true,
      calculations: [share, twice],
    });
    expect(columnIndexOf(question, { measure: 'calculation_3', isPerGroup: true })).toBe(3);
    expect(columnIndexOf(question, { measure: 'applications', isPerGroup: true })).toBe(1);
  });

  test('about a total has only the figure, and a single condition needs no alternative', () => {
    expect(ask('hires', false)).toEqual({ measures: ['hires'] });
    expect(ask('jobs', true, { having: query.having.slice(1) })).not.toHaveProperty('havingAny');
  });
});
