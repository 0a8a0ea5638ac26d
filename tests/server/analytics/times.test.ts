import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { newId } from '#server/lib/ids.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from './answerDirectly.ts';
import { rowsOf } from './rows/rowsDirectly.ts';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

async function searchAt(...moments: string[]) {
  await app.sql('delete from searches');
  for (const at of moments) {
    await app.sql(
      `insert into searches (id, words, results, searched_at) values (?, 'java', 1, ?)`,
      [newId(Date.parse(at)), at],
    );
  }
}

const steps = async (query: Partial<AnalyticsQuery>) => {
  const result = await answered(app, { measures: ['searches'], dimensions: ['time'], ...query });
  return Object.fromEntries(result.rows.map(({ keys, values }) => [keys[0], values[0]]));
};

describe('in New York', () => {
  const timeZone = 'America/New_York';

  test('an hour that occurs twice is one step', async () => {
    await searchAt('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z');
    const result = await steps({
      timeZone,
      grain: 'hour',
      range: { from: '2026-11-01', to: '2026-11-01' },
    });
    expect(Object.keys(result)).toHaveLength(24);
    expect(result).toMatchObject({
      '2026-11-01T01:00': 2,
      '2026-11-01T02:00': 1,
      '2026-11-01T00:00': 0,
    });
  });

  test('an hour that is skipped is not a step', async () => {
    await searchAt('2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z');
    const result = await steps({
      timeZone,
      grain: 'hour',
      range: { from: '2026-03-08', to: '2026-03-08' },
    });
    expect(Object.keys(result)).toHaveLength(23);
    expect(result).not.toHaveProperty('2026-03-08T02:00');
    expect(result).toMatchObject({ '2026-03-08T01:00': 1, '2026-03-08T03:00': 1 });
  });

  test('days have 23 and 25 hours', async () => {
    await searchAt('2026-03-08T05:00:00Z', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z');
    const result = await steps({
      timeZone,
      grain: 'day',
      range: { from: '2026-03-08', to: '2026-03-09' },
    });
    expect(result).toEqual({ '2026-03-08': 2, '2026-03-09': 1 });
  });
});

test('in a half-hour time zone, days begin at half past', async () => {
  await searchAt('2026-06-01T18:29:59.999Z', '2026-06-01T18:30:00Z');
  const result = await steps({
    timeZone: 'Asia/Kolkata',
    grain: 'day',
    range: { from: '2026-06-01', to: '2026-06-02' },
  });
  expect(result).toEqual({ '2026-06-01': 1, '2026-06-02': 1 });
  const hours = await steps({
    timeZone: 'Asia/Kolkata',
    grain: 'hour',
    range: { from: '2026-06-01', to: '2026-06-02' },
  });
  expect(hours).toMatchObject({ '2026-06-01T23:00': 1, '2026-06-02T00:00': 1 });
});

test('weeks begin on Monday, quarters with their first month', async () => {
  await searchAt('2026-11-01T12:00:00Z', '2026-11-02T00:00:00Z');
  const range = { from: '2026-10-31', to: '2026-11-03' };
  expect(await steps({ timeZone: 'UTC', grain: 'week', range })).toEqual({
    '2026-10-26': 1,
    '2026-11-02': 1,
  });
  expect(await steps({ timeZone: 'UTC', grain: 'quarter', range })).toEqual({ '2026-10-01': 2 });
});

describe('the last N units', () => {
  test('days include today up to now, and compare with days up to the same hour', async () => {
    app.clock.moveTo('2026-11-20T10:30:00Z');
    await searchAt(
      '2026-11-18T00:00:00Z',
      '2026-11-17T23:59:59Z',
      '2026-11-17T10:29:00Z',
      '2026-11-17T10:31:00Z',
      '2026-11-15T00:00:00Z',
    );
    const result = await answered(app, {
      measures: ['searches'],
      range: { last: 3, unit: 'day' },
      timeZone: 'UTC',
      compare: 'previous_period',
    });
    expect(result.rows[0]).toMatchObject({ values: [1], previous: [2] });
    expect(result.from).toEqual(new Date('2026-11-18T00:00:00Z'));
    expect(result.previousFrom).toEqual(new Date('2026-11-15T00:00:00Z'));
    expect(result.previousTo!.toISOString()).toMatch(/^2026-11-17T10:30:0/);
  });

  test('months compare with the preceding months and with the year before', async () => {
    app.clock.moveTo('2026-03-31T12:00:00Z');
    const query: AnalyticsQuery = {
      measures: ['searches'],
      range: { last: 1, unit: 'month' },
      timeZone: 'UTC',
    };
    const before = await answered(app, { ...query, compare: 'previous_period' });
    expect(before.previousFrom).toEqual(new Date('2026-02-01T00:00:00Z'));
    // There is no 31 February, so the whole month counts.
    expect(before.previousTo).toEqual(new Date('2026-03-01T00:00:00Z'));
    const whole = await answered(app, {
      ...query,
      range: { from: '2026-03-01', to: '2026-03-31' },
      compare: 'previous_period',
    });
    expect(whole.previousFrom).toEqual(new Date('2026-02-01T00:00:00Z'));
    expect(whole.previousTo).toEqual(new Date('2026-03-01T00:00:00Z'));
    const year = await answered(app, { ...query, compare: 'year_before' });
    expect(year.previousFrom).toEqual(new Date('2025-03-01T00:00:00Z'));
  });

  test('a period that is not over is compared with the other up to the same moment of it', async () => {
    app.clock.moveTo('2026-11-20T10:30:00Z');
    await searchAt('2026-11-05T00:00:00Z', '2026-10-05T00:00:00Z', '2026-10-25T00:00:00Z');
    const query: AnalyticsQuery = {
      measures: ['searches'],
      range: { from: '2026-11-01', to: '2026-11-30' },
      timeZone: 'UTC',
      compare: 'previous_period',
    };
    const result = await answered(app, query);
    expect(result.rows[0]).toMatchObject({ values: [1], previous: [1] });
    expect(result.previousTo!.toISOString()).toMatch(/^2026-10-20T10:30:0/);
    const { total } = await rowsOf(app, { query, measure: 'searches', isPrevious: true });
    expect(total).toBe(1);
    const later = await answered(app, {
      ...query,
      range: { from: '2027-01-01', to: '2027-12-31' },
    });
    expect(later.rows[0]).toMatchObject({ values: [0], previous: [0] });
  });

  test('whole units end before the current one, and compare with those before them', async () => {
    app.clock.moveTo('2026-03-31T12:00:00Z');
    await searchAt('2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z', '2026-01-31T23:59:59Z');
    const result = await answered(app, {
      measures: ['searches'],
      range: { last: 1, unit: 'month', whole: true },
      timeZone: 'UTC',
      compare: 'previous_period',
    });
    expect(result.rows[0]).toMatchObject({ values: [1], previous: [1] });
    expect(result.from).toEqual(new Date('2026-02-01T00:00:00Z'));
    expect(result.to).toEqual(new Date('2026-03-01T00:00:00Z'));
    expect(result.previousFrom).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(result.previousTo).toEqual(new Date('2026-02-01T00:00:00Z'));
  });

  test('a rolling range is exact to the millisecond', async () => {
    app.clock.moveTo('2026-11-20T10:30:00Z');
    const result = await answered(app, {
      measures: ['searches'],
      range: { last: 24, unit: 'hour', rolling: true },
    });
    expect(result.to!.getTime() - result.from!.getTime()).toBe(86_400_000);
  });
});

describe('by day, beside months of another length', () => {
  const beside = async (from: string, to: string) => {
    const query: AnalyticsQuery = {
      measures: ['searches'],
      dimensions: ['time'],
      grain: 'day',
      range: { from, to },
      timeZone: 'UTC',
      calculations: [{ kind: 'running_total', measure: 'searches' }],
      compare: 'previous_period',
      totals: true,
    };
    const { rows, totals } = await answered(app, query);
    const before = Object.fromEntries(rows.map(({ keys, previous }) => [keys[0], previous]));
    return { query, before, total: totals!.previous![0] };
  };

  test('a day that the other month does not have is compared with nothing', async () => {
    app.clock.moveTo('2026-11-20T10:30:00Z');
    await searchAt('2026-09-30T12:00:00Z', '2026-10-31T12:00:00Z', '2026-12-01T12:00:00Z');
    const { before } = await beside('2026-10-01', '2026-10-31');
    expect(before).toMatchObject({ '2026-10-30': [1, 1], '2026-10-31': [null, null] });
    app.clock.moveTo('2027-03-20T10:30:00Z');
    const winter = await beside('2027-01-01', '2027-02-28');
    expect(winter.before).toMatchObject({
      '2027-01-30': [0, 0],
      '2027-01-31': [null, null],
      '2027-02-01': [1, 1],
    });
  });

  test('a day is not compared with those that only the other month has, which count in the total', async () => {
    app.clock.moveTo('2026-11-20T10:30:00Z');
    await searchAt('2026-01-28T12:00:00Z', '2026-01-29T12:00:00Z', '2026-01-31T12:00:00Z');
    const { query, before, total } = await beside('2026-02-01', '2026-02-28');
    expect(before).toMatchObject({ '2026-02-27': [0, 0], '2026-02-28': [1, 1] });
    expect(total).toBe(3);
    const rowsBehind = async (key: string, more: object = {}) => {
      const group = [{ dimension: 'time', key }];
      return (await rowsOf(app, { query, group, isPrevious: true, ...more })).total;
    };
    expect(await rowsBehind('2026-02-28')).toBe(1);

    await searchAt('2025-12-28T12:00:00Z', '2025-12-31T12:00:00Z', '2026-01-01T12:00:00Z');
    Object.assign(query, { range: { from: '2026-02-01', to: '2026-03-31' } });
    const winter = await beside('2026-02-01', '2026-03-31');
    expect(winter.before).toMatchObject({ '2026-02-28': [1, 1], '2026-03-01': [1, 2] });
    expect(await rowsBehind('2026-03-01', { measure: 'searches', steps: 59 })).toBe(2);
  });
});

test('all time runs from the first to the last row', async () => {
  app.clock.moveTo('2026-11-20T10:30:00Z');
  await searchAt('2026-08-15T00:00:00Z', '2026-12-05T00:00:00Z');
  expect(await steps({ timeZone: 'UTC', grain: 'month' })).toEqual({
    '2026-08-01': 1,
    '2026-09-01': 0,
    '2026-10-01': 0,
    '2026-11-01': 0,
    '2026-12-01': 1,
  });
});

test('without a grain, a fitting one is chosen', async () => {
  const grain = async (last: number, unit: 'day' | 'year') =>
    (await answered(app, { measures: ['searches'], dimensions: ['time'], range: { last, unit } }))
      .grain;
  expect([await grain(2, 'day'), await grain(30, 'day'), await grain(150, 'day')]).toEqual([
    'hour',
    'day',
    'week',
  ]);
  expect([await grain(2, 'year'), await grain(9, 'year'), await grain(15, 'year')]).toEqual([
    'month',
    'quarter',
    'year',
  ]);
});

test('the pivot table has the same rows', async () => {
  await searchAt('2026-11-01T12:00:00Z', '2026-11-02T00:00:00Z', '2026-11-02T09:00:00Z');
  const result = await answered(app, {
    measures: ['searches', 'searchers'],
    dimensions: ['search_term', 'weekday'],
    pivot: 'weekday',
    timeZone: 'UTC',
  });
  const flat = result.pivot!.rows.flatMap(({ keys, cells }) =>
    cells.flatMap((values, at) =>
      values ? [{ keys: [keys[0], result.pivot!.columns[at]!.key], values }] : [],
    ),
  );
  const sorted = (list: { keys: unknown; values: unknown }[]) =>
    list.map((row) => JSON.stringify(row)).toSorted();
  expect(sorted(flat)).toEqual(sorted(result.rows.map(({ keys, values }) => ({ keys, values }))));
  expect(result.pivot!.columns.map(({ label }) => label)).toEqual(['Monday', 'Sunday']);
});
