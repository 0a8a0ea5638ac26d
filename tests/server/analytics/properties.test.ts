import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { AnalyticsCondition, AnalyticsQuery } from '#schema/analytics/query.ts';
import { answerForFile } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import { dimensionOf, type DimensionKey } from '#server/modules/analytics/model/dimensions.ts';
import {
  addsUp,
  isPersonal,
  isStock,
  measureOf,
  type MeasureKey,
} from '#server/modules/analytics/model/measures.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered, reading } from './answerDirectly.ts';
import { fillMarket, NOW } from './market.ts';
import { anyQuestion } from './questions.ts';

const numRuns = rounds({ quick: 12, full: 300 });

let app: App;

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  app.clock.moveTo(NOW);
});

const hold = (work: (query: AnalyticsQuery, answer: AnalyticsAnswer) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(anyQuestion, async ({ query }) => work(query, await answered(app, query))),
    { numRuns, seed: 7 },
  );

test('any question is answered, the file has the same rows as the screen, and groups add up to the total', () =>
  hold(async (query, result) => {
    expectShape(query, result);
    expectWhole(query, result);
    app.clock.moveTo(result.readAt);
    const whole = await answerForFile(reading(app), query);
    const inFile = new Set(whole.rows.map((row) => JSON.stringify(row)));
    // Rows beyond the limit are dropped by whole groups, not from the end.
    expect(result.rows.filter((row) => !inFile.has(JSON.stringify(row)))).toEqual([]);
    if (result.isComplete) expect(whole.rows).toEqual(result.rows);
    expect(whole.totals).toEqual(result.totals);
  }));

function expectShape({ measures, dimensions, compare }: AnalyticsQuery, result: AnalyticsAnswer) {
  expect(result.isComplete).toBe(result.rows.length === result.rowCount);
  const known = new Set<string>();
  for (const { keys, labels, values, previous } of result.rows) {
    expect([keys.length, labels.length]).toEqual([dimensions!.length, dimensions!.length]);
    expect(values).toHaveLength(measures.length);
    if (compare) expect(previous).toHaveLength(measures.length);
    else expect(previous).toBeNull();
    known.add(JSON.stringify(keys));
  }
  expect(known.size).toBe(result.rows.length);
}

/**
 * Only if all rows are present; hidden groups are in neither. The days that a month has and the asked one does not have
 * are in the total only.
 */
function expectWhole({ measures, dimensions }: AnalyticsQuery, result: AnalyticsAnswer) {
  if (!result.isComplete) return;
  for (const [at, key] of measures.entries()) {
    if (!addsUp(measureOf(key as MeasureKey), dimensions ?? [])) continue;
    for (const which of ['values', 'previous'] as const) {
      const parts = result.rows.map((row) => row[which]?.[at] ?? 0);
      const sum = parts.reduce((total, value) => total + value, 0);
      const total = result.totals![which]?.[at] ?? 0;
      if (which === 'previous' && ['hour', 'day', 'week'].includes(result.grain!))
        expect(sum).toBeLessThanOrEqual(total + 1e-6);
      else expect(sum).toBeCloseTo(total, 6);
    }
  }
}

test('an additional filter never adds a row', () =>
  fc.assert(
    fc.asyncProperty(anyQuestion, async ({ query, filter }) => {
      const result = await answered(app, query);
      const fewer = await answered(app, {
        ...query,
        filter: query.filter ? { and: [query.filter, filter] } : filter,
      });
      // The same group can be hidden or visible depending on the other groups.
      const keys = new Set(result.rows.map((row) => JSON.stringify(row.keys)));
      expect(fewer.rowCount).toBeLessThanOrEqual(
        result.rowCount + result.leftOut * stepsOf(result),
      );
      if (!result.isComplete || result.leftOut > 0) return;
      if (isAboutPeople(query) || namesPersonal(filter)) return;
      expect(fewer.rows.filter((row) => !keys.has(JSON.stringify(row.keys)))).toEqual([]);
    }),
    { numRuns: Math.ceil(numRuns / 3), seed: 8 },
  ));

const stepsOf = ({ rows, dimensions }: AnalyticsAnswer) => {
  const at = dimensions.findIndex(({ key }) => key === 'TIME');
  return at < 0 ? 1 : new Set(rows.map(({ keys }) => keys[at])).size || 1;
};

function isAboutPeople({ measures, dimensions }: AnalyticsQuery): boolean {
  return (
    measures.some((key) => isPersonal(measureOf(key as MeasureKey))) ||
    dimensions!.some((key) => dimensionOf(key as DimensionKey).isPersonal)
  );
}

/** Groups of such a question are formed before small ones are hidden, so an empty one may appear. */
function namesPersonal(filter: unknown): boolean {
  const named = JSON.stringify(filter).matchAll(/"dimension":"(\w+)"/g);
  return [...named].some(([, key]) => dimensionOf(key as DimensionKey).isPersonal);
}

const HAVING: AnalyticsCondition[] = [
  { measure: 'applications', test: 'at_least', value: 20 },
  { measure: 'seen_rate', test: 'less_than', value: 66 },
];

test('over time, a company is chosen by its whole period and keeps all of its steps', async () => {
  const query: AnalyticsQuery = {
    measures: ['applications', 'seen_rate'],
    range: { from: '2026-01-01', to: '2026-06-30' },
  };
  const [chosen, steps] = await Promise.all([
    answered(app, { ...query, having: HAVING, dimensions: ['company'] }),
    answered(app, {
      ...query,
      having: HAVING,
      dimensions: ['time', 'company'],
      grain: 'month',
    }),
  ]);
  expect(chosen.rows.length).toBeGreaterThan(0);
  expect(new Set(steps.rows.map(({ keys }) => keys[1]))).toEqual(
    new Set(chosen.rows.map(({ keys }) => keys[0])),
  );
  expect(steps.rows).toHaveLength(chosen.rows.length * 6);
});

const canBeAddedUp = (measure: ReturnType<typeof measureOf>, dimensions: readonly string[]) =>
  Object.values(measure.parts).every(({ kind }) => kind === 'count' || kind === 'sum') &&
  !(isStock(measure) && dimensions.includes('time'));

const meets = (value: number | null, { test: how, value: bound }: AnalyticsCondition) => {
  if (value === null) return false;
  if (how === 'at_least') return value >= bound;
  if (how === 'at_most') return value <= bound;
  return how === 'more_than' ? value > bound : value < bound;
};

/** A condition reads only shown values, so it reveals no more than the question without it. */
test('a condition shows exactly the groups whose shown values meet it', () =>
  fc.assert(
    fc.asyncProperty(anyQuestion, fc.nat(), fc.boolean(), async ({ query: whole }, lot, isMore) => {
      const dimensions = whole.dimensions!;
      if (dimensions.length === 0 || (dimensions.includes('time') && dimensions.length > 1)) return;
      const query = { ...whole, order: null };
      const all = await answered(app, query);
      const row = all.rows[lot % Math.max(1, all.rows.length)];
      const value = row?.values[0];
      if (value == null || !all.isComplete) return;
      const having: AnalyticsCondition = {
        measure: query.measures[0]!,
        test: isMore ? 'more_than' : 'at_most',
        // Between two values, because the last digits of an average are rounded.
        value: Math.floor(value) + 0.5,
      };
      const some = await answered(app, { ...query, having: [having] });
      expectSubset(all, some, having, query);
    }),
    { numRuns: Math.ceil(numRuns / 3), seed: 22 },
  ));

function expectSubset(
  all: AnalyticsAnswer,
  some: AnalyticsAnswer,
  having: AnalyticsCondition,
  { measures, dimensions }: AnalyticsQuery,
) {
  const kept = all.rows.filter(({ values }) => meets(values[0]!, having));
  const keysOf = ({ rows }: Pick<AnalyticsAnswer, 'rows'>) =>
    rows.map((row) => JSON.stringify(row)).toSorted();
  expect(keysOf(some)).toEqual(keysOf({ rows: kept }));
  expect(some.rowCount).toBe(kept.length);
  expect(some.leftOut).toBe(all.leftOut);
  for (const [at, key] of measures.entries()) {
    const measure = measureOf(key as MeasureKey);
    const total = some.totals!.values[at];
    const sum = kept.reduce((before, { values }) => before + (values[at] ?? 0), 0);
    if (addsUp(measure, dimensions ?? [])) expect(total ?? 0).toBeCloseTo(sum, 6);
    // Such as people, who are counted once: their number in some of the groups is not known.
    else if (!canBeAddedUp(measure, dimensions ?? [])) expect(total).toBeNull();
  }
}
