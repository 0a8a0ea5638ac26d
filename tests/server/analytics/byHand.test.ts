import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from './answerDirectly.ts';
import { fillMarket, NOW } from './market.ts';
import { CALCULATIONS } from './byHand/calculations.ts';
import { FURTHER_QUESTIONS } from './byHand/furtherQuestions.ts';
import { EVERYTHING } from './byHand/everything.ts';
import { MORE_SUBJECTS } from './byHand/moreSubjects.ts';
import { OVERVIEWS } from './byHand/overviews.ts';
import { fillMoreSubjects } from './moreSubjects.ts';

let app: App;

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  await fillMoreSubjects(app);
  app.clock.moveTo(NOW);
});

const DIGITS = 9;

/** The last digits of a sum of fractions depend on the order of addition. */
function about(value: unknown): unknown {
  if (value === null) return null;
  const whole = Math.abs(Math.trunc(Number(value))).toString().length;
  return expect.closeTo(Number(value), DIGITS - whole);
}

const byKeys = (a: { keys: unknown[] }, b: { keys: unknown[] }) =>
  JSON.stringify(a.keys).localeCompare(JSON.stringify(b.keys));

async function expectSame(query: AnalyticsQuery, sql: string) {
  const result = await answered(app, query);
  const wide = query.dimensions?.length ?? 0;
  const rows = await app.services.database.longReads.within((ask) => ask(sql, []));
  const byHand = rows.map((row) => {
    const cells = Object.values(row);
    const keys = cells.slice(0, wide).map((key) => (typeof key === 'string' ? key : null));
    return { keys, values: cells.slice(wide).map(about) };
  });
  const ours = result.rows.map(({ keys, values, previous }) => ({
    keys,
    values: [...values, ...(previous ?? [])],
  }));
  expect(ours.toSorted(byKeys)).toEqual(byHand.toSorted(byKeys));
  return result;
}

describe('answers match hand-written SQL', () => {
  test.each([...OVERVIEWS, ...FURTHER_QUESTIONS, ...EVERYTHING, ...CALCULATIONS, ...MORE_SUBJECTS])(
    '$name',
    async ({ query, sql, isOrdered }) => {
      const result = await expectSame(query, sql);
      expect(result).toMatchObject({ isComplete: true, rowCount: result.rows.length });
      if (!isOrdered) return;
      const rows = await app.services.database.longReads.within((ask) => ask(sql, []));
      const wide = query.dimensions!.length;
      expect(result.rows.map(({ keys }) => keys)).toEqual(
        rows.map((row) => Object.values(row).slice(0, wide)),
      );
    },
  );
});
