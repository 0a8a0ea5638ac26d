import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import { dimensionOf, type DimensionKey } from '#server/modules/analytics/model/dimensions.ts';
import {
  isPersonal,
  MEASURE_KEYS,
  measureOf,
  type MeasureKey,
} from '#server/modules/analytics/model/measures.ts';
import { dimensionsOf } from '#server/modules/analytics/model/subjectDimensions.ts';
import { rowPartsOf, type RowPart } from '#server/modules/analytics/rows/rowParts.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from '../answerDirectly.ts';
import { fillMarket, NOW } from '../market.ts';
import { fillMoreSubjects } from '../moreSubjects.ts';
import { anyQuestion } from '../questions.ts';
import { rowsOf } from './rowsDirectly.ts';

const numRuns = rounds({ quick: 12, full: 400 });

let app: App;

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  await fillMoreSubjects(app);
  app.clock.moveTo(NOW);
});

interface Figure {
  answer: AnalyticsAnswer;
  query: AnalyticsQuery;
  /** The position of the measure in the query. */
  at: number;
  row: AnalyticsAnswer['rows'][number];
  isPrevious: boolean;
}

const groupOf = ({ query, row }: Figure) =>
  (query.dimensions ?? []).map((dimension, at) => ({ dimension, key: row.keys[at] ?? null }));

/** Compares a figure with the rows of each part of its measure. */
async function expectRows(figure: Figure) {
  const { answer, query, at, row, isPrevious } = figure;
  const measure = query.measures[at] as MeasureKey;
  const asked: AnalyticsFigureQuestion = {
    query,
    measure,
    group: groupOf(figure),
    isPrevious,
    readAt: answer.readAt.toISOString(),
  };
  const { parts, formula } = measureOf(measure);
  const counts = new Map<string, number>();
  for (const part of rowPartsOf(measure)) {
    const { total, keys } = await rowsOf(app, { ...asked, part });
    expect(keys.length, JSON.stringify(asked)).toBe(total);
    // A job that was closed twice is listed twice among the closings.
    expect(new Set(keys.map(({ id, at: moment }) => `${id} ${moment.getTime()}`)).size).toBe(total);
    expect(keys.map(({ at: moment }) => moment.getTime())).toEqual(
      keys.map(({ at: moment }) => moment.getTime()).toSorted((one, other) => other - one),
    );
    counts.set(part, total);
  }
  const value = (isPrevious ? row.previous! : row.values)[at] ?? null;
  const names = Object.keys(parts) as RowPart[];
  if (!formula && parts['value']!.kind !== 'percentile')
    expect(counts.get('value'), JSON.stringify(asked)).toBe(value);
  else if (formula && names.every((name) => counts.has(name))) {
    const expected = calculated(formula, counts);
    if (expected === null) expect(value, JSON.stringify(asked)).toBeNull();
    else expect(value, JSON.stringify(asked)).toBeCloseTo(expected, 6);
  } else if (value !== null) expect(Math.max(...counts.values())).toBeGreaterThan(0);
}

/** `100.0 * {part} / nullif({whole}, 0)` with the numbers of rows. */
function calculated(formula: string, counts: ReadonlyMap<string, number>): number | null {
  const [above, below] = formula
    .replace('100.0 * ', '')
    .split(' / ')
    .map((side) => {
      const [first, second] = [...side.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
        counts.get(name!)!,
      );
      return second === undefined ? first! : first! - second;
    });
  if (below === 0) return null;
  return (formula.startsWith('100.0') ? 100 : 1) * (above! / below!);
}

test('the rows behind any figure are as many as it says, newest first, each once', () =>
  fc.assert(
    fc.asyncProperty(anyQuestion, fc.nat(), fc.nat(), async ({ query }, rowSeed, measureSeed) => {
      const answer = await answered(app, query);
      const row = answer.rows[rowSeed % Math.max(1, answer.rows.length)];
      if (!row) return;
      const at = measureSeed % query.measures.length;
      const isRecorded = answer.measures[at]!.comparability !== 'not_recorded';
      const isPrevious = Boolean(query.compare) && isRecorded && rowSeed % 2 === 1;
      const figure = { answer, query, at, row, isPrevious };
      if (answer.measures[at]!.rowParts.length > 0) await expectRows(figure);
      else if (isPersonalQuestion({ ...query, measures: [query.measures[at]!] }))
        await expectNoRows(figure);
    }),
    { numRuns, seed: 22 },
  ));

describe('each measure by each of its dimensions', { tags: ['full'] }, () => {
  const isListed = (key: MeasureKey) => !isPersonal(measureOf(key)) && rowPartsOf(key).length > 0;
  test.each(MEASURE_KEYS.filter(isListed))('%s', async (measure) => {
    const dimensions = dimensionsOf(measureOf(measure)).filter(
      (key) => !dimensionOf(key).isPersonal,
    );
    for (const dimension of dimensions) {
      const query: AnalyticsQuery = {
        measures: [measure],
        dimensions: [dimension],
        range: { from: '2026-02-01', to: '2026-10-31' },
        ...(dimension === 'time' && { grain: 'month' as const }),
      };
      const answer = await answered(app, query);
      for (const row of answer.rows.slice(0, 5))
        await expectRows({ answer, query, at: 0, row, isPrevious: false });
    }
  });
});

function isPersonalQuestion({ measures, dimensions, filter }: AnalyticsQuery): boolean {
  return (
    measures.some((key) => isPersonal(measureOf(key as MeasureKey))) ||
    (dimensions ?? []).some((key) => dimensionOf(key as DimensionKey).isPersonal) ||
    /"dimension":"(seeker|expected|open_to|has_(applied|viewed|saved)|applied_)/.test(
      JSON.stringify(filter),
    )
  );
}

async function expectNoRows({ query, at, ...figure }: Figure) {
  const group = groupOf({ query, at, ...figure });
  const listing = rowsOf(app, { query, measure: query.measures[at]!, group });
  await expect(listing).rejects.toThrow(Failure);
}

test('a question about personal attributes has no list, however large the group', async () => {
  const query = { measures: ['applicants'], filter: { dimension: 'seeker_gender', empty: false } };
  const answer = await answered(app, query);
  expect(answer.measures[0]!.rowParts).toEqual([]);
  await expect(rowsOf(app, { query })).rejects.toThrow(/personal attributes/);
});

test('a calculated figure is made of the rows of its measures', async () => {
  const query: AnalyticsQuery = {
    measures: ['applications'],
    dimensions: ['time'],
    grain: 'month',
    range: { from: '2026-03-01', to: '2026-09-30' },
    calculations: [
      { kind: 'running_total', measure: 'applications' },
      { kind: 'moving_average', measure: 'applications', steps: 3 },
      { kind: 'formula', formula: 'hires / jobs', name: 'Hires per job' },
    ],
  };
  const answer = await answered(app, query);
  const listed = answer.measures.map(({ rowMeasures }) => rowMeasures);
  expect(listed).toEqual([['applications'], ['applications'], ['applications'], ['hires', 'jobs']]);
  const { keys, values } = answer.rows[4]!;
  const numberOf = async (measure: string, steps?: number) => {
    const group = [{ dimension: 'time', key: keys[0]! }];
    return (await rowsOf(app, { query, measure, group, ...(steps && { steps }) })).total;
  };
  expect(values).toEqual([
    await numberOf('applications'),
    await numberOf('applications', 2_000),
    expect.closeTo((await numberOf('applications', 3)) / 3, 6),
    expect.closeTo((await numberOf('hires')) / (await numberOf('jobs')), 6),
  ]);
  await expect(rowsOf(app, { query, measure: 'applications', steps: 3 })).rejects.toThrow(/steps/);
});

test('a step of a funnel lists the applications that took it, and the question to split them counts the same', async () => {
  const query: AnalyticsQuery = {
    measures: ['applications', 'shortlisted_ever', 'seen_applications', 'hired_ever'],
    funnel: true,
  };
  const answer = await answered(app, query);
  const { values } = answer.rows[0]!;
  for (const [at, measure] of query.measures.entries()) {
    const { total, narrowed } = await rowsOf(app, { query, measure });
    const again = await answered(app, narrowed);
    expect([total, again.rows[0]!.values[at]]).toEqual([values[at], values[at]]);
  }
  expect(answer.measures.at(-1)).toMatchObject({
    key: 'TIME_TO_HIRED_EVER',
    timesStep: 'HIRED_EVER',
    rowMeasures: ['hired_ever'],
  });
});

describe('after late edits and deletions', () => {
  beforeAll(async () => {
    await app.sql(`update jobs set salary_min = salary_min + 100000, salary_max = salary_max + 100000
      where id in (select id from jobs order by id limit 20)`);
    await app.sql(`update jobs set deleted_at = timestamptz '${NOW}'
      where id in (select id from jobs order by id desc limit 10)`);
  });

  test.each<[string, AnalyticsQuery]>([
    [
      'a funnel in each category',
      {
        measures: ['applications', 'seen_applications', 'shortlisted_ever', 'hired_ever'],
        funnel: true,
        dimensions: ['category'],
        filter: { dimension: 'job_type', isNot: ['intern'] },
      },
    ],
    [
      'companies that posted again, by the month since their first job',
      { measures: ['companies_again_monthly'], dimensions: ['months_since'] },
    ],
    [
      'shares of jobs by pay, without remote ones',
      {
        measures: ['pay_share', 'fill_rate', 'jobs'],
        dimensions: ['pay_stated', 'has_hire'],
        filter: { dimension: 'remote', is: ['no'] },
      },
    ],
    ['jobs by pay in lakh', { measures: ['jobs', 'applications'], dimensions: ['pay_lakhs'] }],
    [
      'companies by what they did',
      {
        measures: ['companies', 'verified_companies'],
        dimensions: ['has_posted', 'company_verified'],
      },
    ],
  ])('rows behind %s', async (_, query) => {
    const answer = await answered(app, query);
    let largest = 0;
    for (const row of answer.rows.slice(0, 5))
      for (const [at, measure] of query.measures.entries()) {
        const figure = { answer, query, at, row, isPrevious: false };
        if (!query.funnel) await expectRows(figure);
        const { total } = await rowsOf(app, { query, measure, group: groupOf(figure) });
        if (query.funnel) expect([measure, total]).toEqual([measure, row.values[at]]);
        largest = Math.max(largest, total);
      }
    expect(largest).toBeGreaterThan(0);
  });
});

test('a sum has no list, and an average lists the rows it is computed from', async () => {
  const query = { measures: ['results_per_search', 'time_to_view'] };
  const answer = await answered(app, query);
  expect(answer.measures.map(({ rowParts }) => rowParts)).toEqual([['whole'], ['number']]);
  const seen = await answered(app, { measures: ['seen_applications'] });
  const { total } = await rowsOf(app, { query, measure: 'time_to_view' });
  expect(total).toBe(seen.rows[0]!.values[0]);
});
