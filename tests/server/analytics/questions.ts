import fc from 'fast-check';
import { COMPARISONS, GRAINS, ROLLING_UNITS } from '#schema/analytics/grains.ts';
import type { AnalyticsFilter, AnalyticsQuery, AnalyticsRange } from '#schema/analytics/query.ts';
import { dimensionOf, type DimensionKey } from '#server/modules/analytics/model/dimensions.ts';
import {
  isStock,
  MEASURE_KEYS,
  measureOf,
  type MeasureKey,
} from '#server/modules/analytics/model/measures.ts';
import { dimensionsOf } from '#server/modules/analytics/model/subjectDimensions.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

const bounded: fc.Arbitrary<AnalyticsRange> = fc.oneof(
  fc.record({ last: fc.integer({ min: 1, max: 60 }), unit: fc.constantFrom(...GRAINS) }),
  fc.record({
    last: fc.integer({ min: 1, max: 90 }),
    unit: fc.constantFrom(...ROLLING_UNITS),
    rolling: fc.constant(true),
  }),
  fc.record({
    last: fc.integer({ min: 1, max: 24 }),
    unit: fc.constantFrom(...GRAINS),
    whole: fc.constant(true),
  }),
  fc.tuple(day, day).map((days) => {
    const [from, to] = days.toSorted();
    return { from, to };
  }),
);

const nasty = fc.constantFrom(
  'java',
  'Pune',
  "it's",
  '100%',
  '_',
  '\\',
  '"',
  'co_',
  '1',
  'ß',
  '😀',
);

/** A condition that fits the kind of the dimension. */
function testOf(dimension: DimensionKey): fc.Arbitrary<AnalyticsFilter> {
  const { kind, choices } = dimensionOf(dimension);
  const tests: fc.Arbitrary<object>[] = [];
  if (kind === 'time')
    tests.push(
      fc.tuple(day, day).map((days) => ({ from: days.toSorted()[0], to: days.toSorted()[1] })),
    );
  else tests.push(fc.boolean().map((empty) => ({ empty })));
  if (kind === 'yes_no') tests.push(fc.constantFrom('yes', 'no').map((value) => ({ is: [value] })));
  if (choices) {
    const values = fc.uniqueArray(fc.constantFrom(...choices.values), {
      minLength: 1,
      maxLength: 4,
    });
    tests.push(
      values.map((is) => ({ is })),
      values.map((isNot) => ({ isNot })),
    );
    tests.push(nasty.map((contains) => ({ contains })));
    tests.push(fc.constantFrom(...choices.values).map((from) => ({ from })));
  }
  if (kind === 'text') {
    tests.push(
      nasty.map((contains) => ({ contains })),
      nasty.map((startsWith) => ({ startsWith })),
    );
    tests.push(fc.array(nasty, { minLength: 1, maxLength: 3 }).map((is) => ({ is })));
  }
  return fc.oneof(...tests).map((test) => ({ dimension, ...test }));
}

export function filterOf(dimensions: readonly DimensionKey[]): fc.Arbitrary<AnalyticsFilter> {
  const test = fc.constantFrom(...dimensions).chain(testOf);
  const { filter } = fc.letrec<{ filter: AnalyticsFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { arbitrary: test, weight: 5 },
      {
        arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
        weight: 1,
      },
      {
        arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((or) => ({ or })),
        weight: 1,
      },
      { arbitrary: tie('filter').map((not) => ({ not })), weight: 1 },
    ),
  }));
  return filter;
}

export interface Asked {
  query: AnalyticsQuery;
  /** An additional condition that fits. */
  filter: AnalyticsFilter;
}

/** The dimensions all of these measures have in common. */
export function shared(measures: readonly MeasureKey[]): DimensionKey[] {
  const [first, ...rest] = measures.map((key) => dimensionsOf(measureOf(key)));
  return first!.filter((key) => rest.every((keys) => keys.includes(key)));
}

const grows = (measures: readonly MeasureKey[]) =>
  measures.some((key) => Object.values(measureOf(key).parts).some((part) => part.isPrevious));

/** The dimensions all of them can be filtered by. A stock is not filtered by time. */
const filterable = (measures: readonly MeasureKey[]) =>
  shared(measures).filter(
    (key) => key !== 'time' || !measures.some((measure) => isStock(measureOf(measure))),
  );

/** Any valid question. */
export const anyQuestion: fc.Arbitrary<Asked> = fc
  .uniqueArray(fc.constantFrom(...MEASURE_KEYS), { minLength: 1, maxLength: 3 })
  .map((measures) => (filterable(measures).length > 0 ? measures : measures.slice(0, 1)))
  .chain((measures) => {
    const dimensions = shared(measures);
    const filter = filterOf(filterable(measures));
    const range = grows(measures) ? bounded : fc.option(bounded, { freq: 3 });
    return fc.record({
      measures: fc.constant<MeasureKey[]>(measures),
      dimensions: fc.uniqueArray(fc.constantFrom(...dimensions), { maxLength: 3 }),
      filter: fc.option(filter, { freq: 2 }),
      range,
      timeZone: fc.constantFrom(...ZONES),
      wantsComparison: fc.option(fc.constantFrom(...COMPARISONS), { freq: 2 }),
      isDescending: fc.option(fc.boolean(), { freq: 2 }),
      more: filter,
    });
  })
  .map(({ wantsComparison, isDescending, more, ...query }) => ({
    filter: more,
    query: {
      ...query,
      // Hours over a month are enough; for years the steps are longer.
      ...(query.dimensions.includes('time') && { grain: fittingGrain(query.range) }),
      compare: query.range ? wantsComparison : null,
      order:
        isDescending === null
          ? null
          : [{ measure: query.measures.at(-1)!, descending: isDescending }],
      totals: true,
    },
  }));

function fittingGrain(range: AnalyticsRange | null) {
  if (range?.last && range.unit) return range.unit;
  return range?.from === range?.to && range ? 'hour' : 'month';
}
