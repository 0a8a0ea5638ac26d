import { beforeAll, expect, test } from 'vitest';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from './answerDirectly.ts';
import { fillMarket, NOW } from './market.ts';

let app: App;

/**
 * This many of the applicants live there. Together with the rest of the test data, some groups are small and some are
 * not.
 */
const STATES: Record<string, number> = { Goa: 3, Assam: 2, Kerala: 6, Punjab: 7, Bihar: 40 };

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  await app.sql(`update seeker_profiles set location = null, education = 'bachelor'`);
  for (const [state, many] of Object.entries(STATES)) {
    await app.sql(
      `update seeker_profiles set location = 'X, ${state}' where user_id in (
         select p.user_id from seeker_profiles p where p.location is null
         and exists (select from applications a where a.seeker_id = p.user_id) order by p.user_id limit ?)`,
      [many],
    );
  }
  await app.sql(
    `update seeker_profiles set education = 'phd' where user_id in (
       select user_id from seeker_profiles where location = 'X, Kerala' order by user_id limit 1)`,
  );
  // Half of them signed up long before they applied.
  await app.sql(
    `update users set created_at = created_at - interval '600 days' where abs(hashtext(email)) % 2 = 0`,
  );
  app.clock.moveTo(NOW);
});

const APPLICANTS = { measures: ['applicants', 'applications'] };
const inStates = (...is: string[]): AnalyticsFilter => ({ dimension: 'seeker_state', is });
const people = async (query: Partial<AnalyticsQuery>) => {
  const result = await answered(app, { ...APPLICANTS, ...query });
  return result.rows[0]?.values[0] ?? null;
};

test('groups of fewer than five people are hidden, and cannot be derived from the total', async () => {
  const result = await answered(app, { ...APPLICANTS, dimensions: ['seeker_state'], totals: true });
  const keys = result.rows.map((row) => row.keys[0]);
  expect(keys).not.toContain('Goa');
  expect(keys).not.toContain('Assam');
  expect(keys).toContain('Bihar');
  expect(result.leftOut).toBe(2);
  const shown = result.rows.reduce((sum, row) => sum + row.values[1]!, 0);
  // The number of applicants is hidden too, because the hidden people would be the difference.
  expect(result.totals!.values).toEqual([null, shown]);
});

test('if the hidden groups together are small, the smallest visible group is hidden with them', async () => {
  const result = await answered(app, {
    ...APPLICANTS,
    dimensions: ['seeker_state'],
    filter: { not: inStates('Assam') },
  });
  // Assam alone would be two of the total.
  const known = await answered(app, APPLICANTS);
  const shown = result.rows.reduce((sum, row) => sum + row.values[0]!, 0);
  expect(known.rows[0]!.values[0]! - shown).toBeGreaterThanOrEqual(5);
});

test('the number of the few who have not applied cannot be derived from those who have', async () => {
  const byState = async (filter?: AnalyticsFilter) => {
    const query = { measures: ['users'], dimensions: ['seeker_state'], ...(filter && { filter }) };
    const { rows } = await answered(app, query);
    return new Map(rows.map(({ keys, values }) => [keys[0], values[0]!]));
  };
  const all = await byState();
  const applied = (is: string) => byState({ dimension: 'applied_in_first_week', is: [is] });
  const [yes, no] = [await applied('yes'), await applied('no')];
  expect(no.size).toBeGreaterThan(0);
  for (const some of [yes, no])
    for (const [state, count] of some) {
      const rest = (all.get(state) ?? count) - count;
      expect(rest === 0 || rest >= 5, `${state ?? 'none'}: ${rest}`).toBe(true);
    }
});

test('two questions that differ by a few people do not reveal them', async () => {
  const all = (await people({}))!;
  const secret = new Set<number>();
  for (const state of Object.keys(STATES)) {
    const with_ = await people({ filter: inStates(state) });
    const without = await people({ filter: { dimension: 'seeker_state', isNot: [state] } });
    const besideBihar = await people({ filter: inStates('Bihar', state) });
    const bihar = await people({ filter: inStates('Bihar') });
    for (const difference of [
      with_,
      without && all - without,
      besideBihar && bihar && besideBihar - bihar,
    ]) {
      if (typeof difference === 'number' && difference > 0) secret.add(difference);
    }
  }
  expect([...secret].filter((few) => few < 5)).toEqual([]);
  expect(secret.size).toBeGreaterThan(1);
});

test('adding another dimension does not reveal them either', async () => {
  const [states, educations] = await Promise.all([
    answered(app, { ...APPLICANTS, dimensions: ['seeker_state'] }),
    answered(app, { ...APPLICANTS, dimensions: ['seeker_state', 'seeker_education'] }),
  ]);
  for (const { keys, values } of states.rows) {
    const parts = educations.rows.filter((row) => row.keys[0] === keys[0]);
    const rest = values[0]! - parts.reduce((sum, row) => sum + row.values[0]!, 0);
    expect(rest === 0 || rest >= 5, `${keys[0]}: ${rest}`).toBe(true);
  }
});

test('values based on few people are hidden, while the rest of the group is shown', async () => {
  await app.sql(
    `update seeker_profiles set salary_expectation = null where location = 'X, Punjab'`,
  );
  await app.sql(
    `update seeker_profiles set salary_expectation = 900000 where user_id in (
       select user_id from seeker_profiles where location = 'X, Punjab' order by user_id limit 4)`,
  );
  const result = await answered(app, {
    measures: ['expected_pay', 'applicants'],
    dimensions: ['seeker_state'],
  });
  const punjab = result.rows.find((row) => row.keys[0] === 'Punjab')!;
  expect(punjab.values).toEqual([null, 7]);
});

test('the total of steps does not show a value based on few people, whose steps were all hidden', async () => {
  const { rows, totals } = await answered(app, {
    measures: ['expected_pay_median', 'expected_pay_p90'],
    filter: inStates('Punjab'),
    dimensions: ['time'],
    grain: 'day',
    range: { last: 600, unit: 'day' },
    totals: true,
  });
  expect(rows.filter(({ values }) => values.some((value) => value !== null))).toEqual([]);
  expect(totals!.values).toEqual([null, null]);
});

test('over time, a step with few people has no value, and one without people has zero', async () => {
  const result = await answered(app, {
    ...APPLICANTS,
    dimensions: ['time', 'seeker_state'],
    grain: 'day',
    range: { last: 40, unit: 'day' },
    totals: true,
  });
  const counts = result.rows.map((row) => row.values[0] ?? null);
  expect(counts.filter((value) => value !== null && value > 0 && value < 5)).toEqual([]);
  if (result.rows.length > 0) expect(result.leftOut).toBeGreaterThan(0);
});

test('with a filter on people, a figure of few people has no value, and is not zero', async () => {
  const goa = { measures: ['applicants', 'applications'], filter: inStates('Goa') };
  const byMonth: Partial<AnalyticsQuery> = {
    dimensions: ['time'],
    grain: 'month',
    range: { last: 12, unit: 'month' },
  };
  const whole = await answered(app, { ...goa, totals: true });
  expect([whole.rows[0]!.values, whole.totals!.values]).toEqual([
    [null, null],
    [null, null],
  ]);
  const { rows, totals } = await answered(app, { ...goa, ...byMonth, totals: true });
  const steps = rows.map(({ values }) => values[1]);
  expect(steps).toContain(null);
  expect(steps.filter((value) => value !== null && value !== 0)).toEqual([]);
  expect(totals!.values).toEqual([null, null]);
  const nobody = { ...goa, filter: inStates('Ladakh'), totals: true };
  expect((await answered(app, nobody)).rows[0]!.values[0]).toBe(0);
  expect((await answered(app, { ...nobody, ...byMonth })).totals!.values).toEqual([0, 0]);
});

test('the few people of an earlier period cannot be derived from its total', async () => {
  let hidden = 0;
  for (let last = 20; last <= 200; last += 20) {
    const period = { range: { last, unit: 'day' }, compare: 'previous_period' } as const;
    const query: AnalyticsQuery = { ...APPLICANTS, ...period };
    const whole = (await answered(app, query)).rows[0]?.previous?.[0] ?? 0;
    const { rows } = await answered(app, { ...query, dimensions: ['seeker_state'] });
    const rest = whole - rows.reduce((sum, { previous }) => sum + (previous?.[0] ?? 0), 0);
    expect(rest === 0 || rest >= 5, `${last} days: ${rest}`).toBe(true);
    if (rest > 0) hidden += 1;
  }
  expect(hidden).toBeGreaterThan(0);
});

test('a calculation uses only shown values, and has no value where it would need hidden ones', async () => {
  const query: AnalyticsQuery = {
    measures: ['applications'],
    dimensions: ['time', 'seeker_state'],
    grain: 'week',
    range: { last: 20, unit: 'week' },
    calculations: [
      { kind: 'running_total', measure: 'applications' },
      { kind: 'share_of_total', measure: 'applications' },
      { kind: 'formula', name: 'Each', formula: 'applications / applicants' },
      { kind: 'moving_average', measure: 'applications', steps: 2 },
    ],
  };
  const { rows } = await answered(app, query);
  const weeks = new Map<string, number>();
  for (const { keys, values } of rows)
    weeks.set(keys[0]!, (weeks.get(keys[0]!) ?? 0) + (values[0] ?? 0));
  const groups = Map.groupBy(rows, ({ keys }) => keys[1]);
  for (const steps of groups.values()) {
    let sum: number | null = 0;
    for (const [at, { keys, values }] of steps.entries()) {
      const [value, running, share, each, average] = values;
      sum = sum === null || value == null ? null : sum + value;
      expect(running).toBe(sum);
      const whole = weeks.get(keys[0]!)!;
      if (value == null || whole === 0) expect(share).toBeNull();
      else expect(share).toBeCloseTo((100 * value) / whole, 8);
      if (value == null) expect(each).toBeNull();
      const before = steps[at - 1]?.values[0];
      if (value == null || before == null) expect(average).toBeNull();
      else expect(average).toBe((value + before) / 2);
    }
  }
  const hidden = rows.filter(({ values }) => values[0] === null);
  expect([hidden.length > 0, hidden.length < rows.length]).toEqual([true, true]);
});

test('questions that are not about people show every group', async () => {
  const result = await answered(app, {
    ...APPLICANTS,
    dimensions: ['company', 'job_type'],
    totals: true,
  });
  expect(result.leftOut).toBe(0);
  expect(result.rows.some((row) => row.values[0]! < 5)).toBe(true);
  expect(result.totals!.values[0]).toBe(await people({}));
});
