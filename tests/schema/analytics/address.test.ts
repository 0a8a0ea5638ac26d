import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { FORMULA_UNITS } from '#schema/analytics/calculations.ts';
import { CHART_KINDS } from '#schema/analytics/charts.ts';
import { COMPARISONS, GRAINS } from '#schema/analytics/grains.ts';
import {
  CONDITION_TESTS,
  type AnalyticsFilter,
  type AnalyticsQuery,
} from '#schema/analytics/query.ts';
import { inputOfQuery, queryOfValue } from '#schema/analytics/graphqlForm.ts';

const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/);
const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const keys = (least: number, most: number) =>
  fc.uniqueArray(key, { minLength: least, maxLength: most });

const test_ = fc.oneof(
  fc.record({ dimension: key, is: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ dimension: key, isNot: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ dimension: key, contains: value }),
  fc.record({ dimension: key, startsWith: value }),
  fc.record({ dimension: key, from: value, to: value }),
  fc.record({ dimension: key, from: value }),
  fc.record({ dimension: key, to: value }),
  fc.record({ dimension: key, empty: fc.boolean() }),
  fc.record({ segment: fc.uuid() }),
);
const { filter } = fc.letrec<{ filter: AnalyticsFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    test_,
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((or) => ({ or })),
    tie('filter').map((not) => ({ not })),
  ),
}));

const query: fc.Arbitrary<AnalyticsQuery> = fc.record(
  {
    measures: keys(1, 8),
    funnel: fc.constant(true),
    dimensions: keys(1, 4),
    filter,
    having: fc.array(
      fc
        .record({
          of: fc.oneof(
            fc.record({ measure: key }),
            fc.record({ calculation: fc.integer({ min: 1, max: 6 }) }),
          ),
          test: fc.constantFrom(...CONDITION_TESTS),
          // An address has no negative zero.
          value: fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => number + 0),
        })
        .map(({ of, ...rest }) => ({ ...of, ...rest })),
      { minLength: 1, maxLength: 8 },
    ),
    havingAny: fc.constant(true),
    calculations: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constantFrom('share_of_total', 'running_total'), measure: key }),
        fc.record({
          kind: fc.constant('moving_average'),
          measure: key,
          steps: fc.integer({ min: 2, max: 400 }),
        }),
        fc.record({
          kind: fc.constant('difference_from_target'),
          measure: key,
          target: fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => number + 0),
        }),
        fc.record({
          kind: fc.constant('formula'),
          unit: fc.constantFrom(...FORMULA_UNITS),
          formula: fc.constantFrom('hires / jobs * 100', 'a+b', '(a - 1.5) × b'),
          name: value,
        }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    range: fc.oneof(
      fc.record({ last: fc.integer({ min: 1, max: 10_000 }), unit: fc.constantFrom(...GRAINS) }),
      fc.record({
        last: fc.integer({ min: 1, max: 99 }),
        unit: fc.constantFrom(...GRAINS),
        rolling: fc.constant(true),
      }),
      fc.record({
        last: fc.integer({ min: 1, max: 99 }),
        unit: fc.constantFrom(...GRAINS),
        whole: fc.constant(true),
      }),
      fc.record({ from: value, to: value }),
    ),
    timeZone: fc.constantFrom('UTC', 'Asia/Kolkata'),
    grain: fc.constantFrom(...GRAINS),
    compare: fc.constantFrom(...COMPARISONS),
    order: fc.array(
      fc.oneof(
        fc.record({ measure: key }),
        fc.record({ dimension: key, descending: fc.constant(true) }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    limit: fc.integer({ min: 1, max: 1_000 }),
    totals: fc.constant(true),
    pivot: key,
  },
  { requiredKeys: ['measures'] },
);

test('a question survives a round trip through a URL', () => {
  fc.assert(
    fc.property(query, fc.option(fc.constantFrom(...CHART_KINDS)), (asked, chart) => {
      const address = new URLSearchParams(addressOfQuery(asked, chart).toString());
      expect(queryOfAddress(address)).toEqual({ query: asked, chart });
    }),
    { numRuns: 1_000 },
  );
});

test('a question from GraphQL, with names in capitals, gives the same URL', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(queryOfValue(inputOfQuery<object>(asked))).toEqual(asked);
    }),
  );
});

test('the URL is readable', () => {
  const address = addressOfQuery({
    measures: ['applications', 'hires'],
    dimensions: ['time', 'category'],
    grain: 'month',
    range: { last: 90, unit: 'day' },
    filter: {
      and: [
        { dimension: 'state', is: ['Goa', 'Kerala'] },
        { not: { dimension: 'pay_band', empty: true } },
      ],
    },
    order: [{ measure: 'applications', descending: true }],
  });
  expect(decodeURIComponent(address.toString())).toBe(
    'measures=applications,hires&by=time,category&grain=month&last=90-day&filter=and(is(state,Goa,Kerala),not(empty(pay_band)))&order=-applications',
  );
});

describe('an unreadable part is named', () => {
  test.each([
    ['', ['measures']],
    ['measures=jobs&filter=is(', ['filter']],
    ['measures=jobs&filter=is(state,Goa))', ['filter']],
    ['measures=jobs&filter=sleeps(state)', ['filter']],
    ['measures=jobs&filter=' + 'not('.repeat(500), ['filter']],
    ['measures=jobs&grain=decade', ['grain']],
    ['measures=jobs&last=some-day', ['last']],
    ['measures=jobs&limit=-1', ['limit']],
    ['measures=jobs&by=Robert%27)%3B--', ['by']],
    ['measures=jobs&chart=pie', ['chart']],
  ])('%s', (address, problems) => {
    expect(queryOfAddress(new URLSearchParams(address))).toEqual({ problems });
  });
});
