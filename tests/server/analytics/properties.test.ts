import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { answerForFile } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import { dimensionOf, type DimensionKey } from '#server/modules/analytics/model/dimensions.ts';
import {
  isAdditive,
  isPersonal,
  measureOf,
  type MeasureKey,
} from '#server/modules/analytics/model/measures.ts';
import { rounds } from '#tests/support/breadth.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered, reading } from './answerDirectly.ts';
import { fillMarket, NOW } from './market.ts';
import { anyQuestion } from './questions.ts';

const numRuns = rounds({ quick: 30, full: 300 });

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

/** Only if all rows are present; hidden groups are in neither. */
function expectWhole({ measures }: AnalyticsQuery, result: AnalyticsAnswer) {
  if (!result.isComplete) return;
  for (const [at, key] of measures.entries()) {
    if (!isAdditive(measureOf(key as MeasureKey))) continue;
    for (const which of ['values', 'previous'] as const) {
      const parts = result.rows.map((row) => row[which]?.[at] ?? 0);
      const sum = parts.reduce((total, value) => total + value, 0);
      expect(sum).toBeCloseTo(result.totals![which]?.[at] ?? 0, 6);
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
      if (!result.isComplete || result.leftOut > 0 || isAboutPeople(query)) return;
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
