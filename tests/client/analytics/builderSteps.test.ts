import { describe, expect, test } from 'vitest';
import { draftOf, filterOfDraft } from '#client/pages/admin/analytics/builder/filters/draft.ts';
import { NO_QUESTION } from '#client/pages/admin/analytics/builder/question/question.ts';
import {
  addressOfQuestion,
  questionInAddress,
} from '#client/pages/admin/analytics/builder/question/questionAddress.ts';
import {
  changeQuery,
  setChart,
  moveField,
  addField,
  removeField,
  removeFilterPart,
  type Step,
} from '#client/pages/admin/analytics/builder/question/steps.ts';
import { presetOf, rangeOfPreset } from '#client/pages/admin/analytics/builder/shelves/ranges.ts';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';

const after = (...steps: Step[]) => steps.reduce((now, step) => step(now), NO_QUESTION);

describe('a change to the question', () => {
  test('places a field where requested, also one that is already there', () => {
    const two = after(
      addField('measure', 'a'),
      addField('measure', 'b'),
      addField('measure', 'c', 0),
    );
    expect(two.query.measures).toEqual(['c', 'a', 'b']);
    expect(addField('measure', 'c', 3)(two).query.measures).toEqual(['a', 'b', 'c']);
    expect(moveField('measure', 'b', -1)(two).query.measures).toEqual(['c', 'b', 'a']);
    expect(moveField('measure', 'b', 1)(two)).toBe(two);
  });

  test('also removes what refers to a removed field', () => {
    const whole = after(
      addField('measure', 'jobs'),
      addField('dimension', 'time'),
      addField('dimension', 'state'),
      changeQuery({
        grain: 'month',
        range: { last: 3, unit: 'month' },
        compare: 'previous_period',
        order: [{ dimension: 'state' }],
      }),
      setChart('pivot'),
    );
    expect(whole.query.pivot).toBe('state');
    const { query, chart } = removeField('dimension', 'state')(whole);
    expect([query.pivot, query.order, chart]).toEqual([undefined, undefined, null]);
    expect(removeField('dimension', 'time')(whole).query.grain).toBeUndefined();
    expect(changeQuery({ range: null })(whole).query.compare).toBeUndefined();
  });

  test('respects the limits of a question', () => {
    const many = after(...[...'abcdefghijk'].map((key) => addField('measure', key)));
    expect(many.query.measures).toEqual([...'abcdefghij']);
  });

  test('removes one of several filters', () => {
    const parts = [
      { dimension: 'a', empty: true },
      { dimension: 'b', empty: true },
    ];
    const filtered = after(changeQuery({ filter: { and: parts } }));
    expect(removeFilterPart(0)(filtered).query.filter).toEqual(parts[1]);
    expect(removeFilterPart(0)(removeFilterPart(0)(filtered)).query.filter).toBeUndefined();
  });
});

test.each([
  '',
  'by=category',
  'measures=a&by=time&grain=week&last=4-week&compare=year_before&chart=line',
  'measures=a%2Cb&report=r1',
])('the address %s converts to the same text again', (address) => {
  const { question, problems } = questionInAddress(new URLSearchParams(address));
  expect(problems).toEqual([]);
  expect(addressOfQuestion(question)).toBe(address);
});

test('an emptied report differs from the saved report', () => {
  const emptied = addressOfQuestion({ ...NO_QUESTION, report: 'r1' });
  expect(questionInAddress(new URLSearchParams(emptied)).isBare).toBe(false);
  expect(questionInAddress(new URLSearchParams('report=r1')).isBare).toBe(true);
});

test('the valid parts of overlong or misspelt lists in an address are kept', () => {
  const address = new URLSearchParams({
    measures: 'a,B!,c',
    by: 'a,b,c,d,e',
    limit: '-3',
    last: 'x',
  });
  const { question, problems } = questionInAddress(address);
  expect(question.query).toEqual({ measures: ['a', 'c'], dimensions: ['a', 'b', 'c', 'd'] });
  expect(problems.sort()).toEqual(['by', 'last', 'limit', 'measures']);
});

const is = (dimension: string): AnalyticsFilter => ({ dimension, is: ['x'] });
test.each<AnalyticsFilter>([
  is('a'),
  { and: [is('a'), { or: [is('b'), { not: { and: [is('c'), is('d')] } }] }] },
  { not: { or: [is('a'), is('b')] } },
  {
    or: [
      { dimension: 'a', from: '2026-01-01' },
      { dimension: 'a', empty: false },
    ],
  },
  {
    and: [
      { dimension: 'a', contains: 'x' },
      { dimension: 'b', isNot: ['y', 'z'] },
    ],
  },
])('a filter is the same after it was edited: %j', (filter) => {
  expect(filterOfDraft(draftOf(filter))).toEqual(filter);
});

test('a range selects its option', () => {
  expect(presetOf(null)).toBe('all');
  expect(presetOf({ last: 90, unit: 'day' })).toBe('90-day');
  expect(presetOf({ last: 90, unit: 'day', rolling: true })).toBe('lastUnits');
  expect(presetOf({ last: 1, unit: 'month', whole: true })).toBe('1-month-whole');
  expect(presetOf({ from: '2026-01-01' })).toBe('days');
  expect(rangeOfPreset('1-month-whole', null, '2026-11-30')).toEqual({
    last: 1,
    unit: 'month',
    whole: true,
  });
  expect(rangeOfPreset('days', null, '2026-11-30')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});
