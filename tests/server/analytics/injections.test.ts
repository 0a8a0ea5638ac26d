import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { Failure } from '#server/graphql/failures.ts';
import { DIMENSION_KEYS, dimensionOf } from '#server/modules/analytics/model/dimensions.ts';
import { subjectsWithDimension } from '#server/modules/analytics/model/subjectDimensions.ts';
import { MEASURE_KEYS, measureOf, subjectsOf } from '#server/modules/analytics/model/measures.ts';
import { explain } from '#server/modules/analytics/analytics.service.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered, reading } from './answerDirectly.ts';

const numRuns = rounds({ quick: 20, full: 500 });

let app: App;

beforeAll(async () => {
  app = await startApp();
});

const MARK = 'zq9';
const PAYLOADS = [
  `'; drop table users; --${MARK}`,
  `" or 1=1 --${MARK}`,
  `') union select password_hash from users --${MARK}`,
  `$1::text; delete from jobs;${MARK}`,
  String.raw`\'; select pg_sleep(9); --${MARK}`,
  `{now}{zone}{at}${MARK}`,
  `%' escape 'x${MARK}`,
  `${MARK}\u2019 or true`,
  `array['a'])::text[] or true --${MARK}`,
  `E'\\047${MARK}`,
  `$$;${MARK};$$`,
  `/* */ ${MARK} /* */`,
];

const text = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc
    .tuple(fc.constantFrom(...PAYLOADS), fc.string({ unit: 'grapheme', maxLength: 20 }))
    .map((parts) => parts.join('').slice(0, 200)),
);

const onDimension = fc.constantFrom(...DIMENSION_KEYS).chain((dimension) =>
  fc
    .tuple(fc.constantFrom('is', 'isNot', 'contains', 'startsWith', 'from', 'to'), text)
    .map(([name, value]): AnalyticsQuery => {
      const measure = MEASURE_KEYS.find((key) =>
        subjectsOf(measureOf(key)).every((subject) =>
          subjectsWithDimension(dimension).includes(subject),
        ),
      )!;
      const filter: AnalyticsFilter = {
        dimension,
        [name]: name.startsWith('is') ? [value] : value,
      };
      return {
        measures: [measure],
        dimensions: dimension === 'time' ? [] : [dimension],
        filter,
        range: { last: 5, unit: 'day' },
      };
    }),
);

const elsewhere = fc
  .tuple(
    fc.constantFrom(
      'timeZone',
      'from',
      'to',
      'measure',
      'dimension',
      'grain',
      'compare',
      'pivot',
      'order',
      'limit',
      'unit',
    ),
    text,
  )
  .map(([place, value]): AnalyticsQuery => {
    const jobs = { measures: ['jobs'], dimensions: ['state'] };
    if (place === 'from' || place === 'to') return { ...jobs, range: { [place]: value } };
    if (place === 'unit') return { ...jobs, range: { last: 3, unit: value as 'day' } };
    if (place === 'measure') return { measures: [value] };
    if (place === 'dimension') return { ...jobs, dimensions: [value] };
    if (place === 'order') return { ...jobs, order: [{ measure: value }] };
    if (place === 'limit') return { ...jobs, limit: value as unknown as number };
    return { ...jobs, dimensions: ['time'], [place]: value };
  });

test('any input is treated as a value or rejected', async () => {
  const before = await app.sql('select count(*) as n from pg_class');
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ arbitrary: onDimension, weight: 3 }, { arbitrary: elsewhere, weight: 2 }),
      async (query) => {
        try {
          expect((await answered(app, query)).rows).toEqual([]);
          const { sql } = await explain(reading(app), query);
          expect(sql).not.toContain(MARK);
          answers += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
          expect((error as Failure).code).toBe('BAD_USER_INPUT');
        }
      },
    ),
    { numRuns, seed: 11 },
  );
  expect(answers).toBeGreaterThan(numRuns / 10);
  expect(await app.sql('select count(*) as n from pg_class')).toEqual(before);
});

test('every text of a filter becomes a parameter of the statement', async () => {
  for (const dimension of DIMENSION_KEYS) {
    if (dimensionOf(dimension).kind !== 'text') continue;
    const measure = MEASURE_KEYS.find((key) =>
      subjectsOf(measureOf(key)).every((subject) =>
        subjectsWithDimension(dimension).includes(subject),
      ),
    )!;
    const result = await explain(reading(app), {
      measures: [measure],
      filter: { dimension, contains: MARK },
    });
    expect(result.values.join()).toContain(MARK);
    expect(result.sql).not.toContain(MARK);
    expect(result.plan).toContain('cost=');
  }
});
