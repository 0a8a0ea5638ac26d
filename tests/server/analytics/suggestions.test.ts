import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { ask } from './analyticsCalls.ts';

let app: App;
let admin: Person;

const JOBS = [
  ['zeta Works', 'Nurse', 'Kerala', -40],
  ['Alpha 100%', 'Nurse', 'Goa', -1],
  ['Alpha 100%', 'Driver', 'Goa', -2],
  ['Beta Works', 'Sales_50%', null, -3],
] as const;

beforeAll(async () => {
  app = await theApp();
  ({ admin } = await scenario(app).admin());
  const companies = new Map<string, { id: string }>();
  for (const [name, title, state, postedIn] of JOBS) {
    const company = companies.get(name) ?? (await addCompany(app, { name }));
    companies.set(name, company);
    const { id } = await addJob(app, company.id, { title, postedIn });
    await app.sql('update jobs set state = ? where id = ?', [state, id]);
  }
});

async function suggested(key: string, search?: string, first?: number): Promise<string[]> {
  const result = await admin.graphql<{
    admin: { analytics: { model: { dimension: { suggestions: string[] } } } };
  }>(
    `query($key: AnalyticsDimension!, $search: String, $first: Int = 20) { admin { analytics { model {
       dimension(key: $key) { suggestions(search: $search, first: $first) } } } } }`,
    { key, search, first },
  );
  return result.admin.analytics.model.dimension.suggestions;
}

describe('suggestions for a filter', () => {
  test('contain company names in alphabetical order, ignoring case', async () => {
    expect(await suggested('COMPANY')).toEqual(['Alpha 100%', 'Beta Works', 'zeta Works']);
    expect(await suggested('COMPANY', ' WORKS ')).toEqual(['Beta Works', 'zeta Works']);
    expect(await suggested('COMPANY', '', 2)).toEqual(['Alpha 100%', 'Beta Works']);
    expect(await suggested('COMPANY', '', 0)).toEqual(['Alpha 100%']);
  });

  test('treat pattern characters literally', async () => {
    expect(await suggested('COMPANY', '%')).toEqual(['Alpha 100%']);
    expect(await suggested('JOB_TITLE', '_')).toEqual(['sales_50%']);
  });

  test('contain the most frequent titles first', async () => {
    expect(await suggested('JOB_TITLE')).toEqual(['nurse', 'driver', 'sales_50%']);
    expect(await suggested('JOB_TITLE', 'riv')).toEqual(['driver']);
  });

  test('contain the options of a list', async () => {
    expect(await suggested('JOB_TYPE', 'TIME')).toEqual(['Full Time', 'Part Time']);
  });

  test('are empty for yes-or-no dimensions', async () => {
    expect(await suggested('REMOTE', 'y')).toEqual([]);
    expect(await suggested('OPEN_TO_WORK')).toEqual([]);
  });
});

test('values are found by their names, in any spelling and script, and those that begin so follow', async () => {
  const { admin: found } = await admin.graphql<{
    admin: { analytics: { model: { namedValues: object[] } } };
  }>(
    `query($names: [String!]!) { admin { analytics { model {
       namedValues(names: $names) { name dimension value isExact } } } } }`,
    {
      names: [
        'alpha 100',
        'NURSE',
        'beta work',
        'work',
        'bangalore',
        'driving',
        'sales',
        'nothing',
        'ड्राइवर',
        'बीटा वर्क्स',
      ],
    },
  );
  const value = (dimension: string, name: string, label: string, isExact = true) => ({
    name,
    dimension,
    value: label,
    isExact,
  });
  const { namedValues } = found.analytics.model;
  expect(namedValues).toHaveLength(13);
  expect(namedValues).toEqual(
    expect.arrayContaining([
      value('COMPANY', 'alpha 100', 'Alpha 100%'),
      value('JOB_TITLE', 'nurse', 'nurse'),
      value('JOB_TITLE', 'ड्राइवर', 'driver'),
      value('COMPANY', 'बीटा वर्क्स', 'Beta Works'),
      value('DISTRICT', 'bangalore', 'Bengaluru Urban, Karnataka'),
      value('CATEGORY', 'driving', 'Driving'),
      value('CATEGORY', 'sales', 'Sales & Business Development'),
      value('CATEGORY', 'sales', 'Sales & Business Development', false),
      value('JOB_TITLE', 'sales', 'sales_50%', false),
      value('COMPANY', 'beta work', 'Beta Works'),
      value('COMPANY', 'work', 'Beta Works', false),
      value('COMPANY', 'work', 'zeta Works', false),
      value('CATEGORY', 'work', 'Social Work & NGOs', false),
    ]),
  );
});

const jobsBy = async (dimension: string, descending: boolean) => {
  const { rows } = await ask(admin, {
    measures: ['jobs'],
    dimensions: [dimension],
    order: [{ dimension, descending }],
  });
  return rows.map(({ labels: [label], values: [count] }) => `${label} ${count}`);
};

describe('an answer sorted by a dimension', () => {
  test('is sorted by names, ignoring case, not by keys', async () => {
    const names = ['Alpha 100% 2', 'Beta Works 1', 'zeta Works 1'];
    expect(await jobsBy('company', false)).toEqual(names);
    expect(await jobsBy('company', true)).toEqual(names.toReversed());
  });

  test('is sorted by text', async () => {
    const titles = ['driver 1', 'nurse 2', 'sales_50% 1'];
    expect(await jobsBy('job_title', false)).toEqual(titles);
    expect(await jobsBy('job_title', true)).toEqual(titles.toReversed());
  });

  test('has missing values at the end in either direction', async () => {
    const states = async (descending: boolean) =>
      (await jobsBy('state', descending)).map((row) => row.replace(/ \d+$/, ''));
    const [first, second, none] = await states(false);
    expect([first, second]).toEqual(['Goa', 'Kerala']);
    expect(await states(true)).toEqual(['Kerala', 'Goa', none]);
  });

  test('is sorted by time in either direction', async () => {
    const days = async (descending: boolean) => {
      const { rows } = await ask(admin, {
        measures: ['jobs'],
        dimensions: ['time'],
        grain: 'day',
        range: { last: 3, unit: 'day' },
        order: [{ dimension: 'time', descending }],
      });
      return rows.map(({ keys: [day] }) => day);
    };
    const forward = await days(false);
    expect(forward).toHaveLength(3);
    expect(forward.every((day, at) => at === 0 || day! > forward[at - 1]!)).toBe(true);
    expect(await days(true)).toEqual(forward.toReversed());
  });
});

test('explaining a question returns its SQL and plan', async () => {
  const result = await admin.graphql<{
    admin: { analytics: { explain: { plan: string; sql: string; values: string[] } } };
  }>(
    `{ admin { analytics { explain(query: { measures: [JOBS], filter: { dimension: STATE, is: ["Goa"] } }) {
       plan sql values } } } }`,
  );
  const { plan, sql, values } = result.admin.analytics.explain;
  expect(plan).toContain('cost=');
  expect(sql).toContain('from jobs j');
  expect(values.join(' ')).toContain('Goa');
});
