import { beforeAll, describe, expect, test } from 'vitest';
import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { INDUSTRIES } from '#schema/options/industries.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { Chance } from '#server/db/seeds/chance.ts';
import { PLACES } from '#server/db/seeds/lists/places.ts';
import { rounds } from '#tests/support/breadth.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs, type PlannedJob } from './market.ts';

const STATES = rounds({ quick: 30, full: 250 });
const CLICKS = 12;
const DAY = 86_400_000;

interface Value {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}
type Facets = Record<string, Value[]>;
type Filter = Record<string, string | boolean>;

const NAMES = ['category', 'type', 'remote', 'featured', 'hot', 'experience', 'salary', 'industry', 'state', 'district', 'postedWithin', 'company']; // oxfmt-ignore
const FACETS = `query($filter: JobFilter) { jobs(filter: $filter, first: 1) { totalCount facets { areExact
  ${NAMES.map((name) => `${name} { value label count selected }`).join(' ')} } } }`;

let app: App;
const chance = new Chance('facets');

beforeAll(async () => {
  app = await theApp();
  const categories = await app.sql<{ id: string }>('select id from categories');
  const now = app.clock.now().getTime();
  for (const name of ['Lotus Works', 'Neem Labs', 'Banyan & Sons']) {
    const company = await addCompany(app, { name });
    const jobs = Array.from({ length: 60 }, (): PlannedJob => {
      const min = chance.happens(0.7) ? chance.whole(1, 30) * 50_000 : null;
      const max = chance.happens(0.7) ? (min ?? 100_000) + chance.whole(0, 10) * 50_000 : null;
      return {
        title: chance.pick([
          'Java Developer',
          'Accountant',
          'Sales Executive',
          'Driver',
          'HR Manager',
        ]),
        location: chance.happens(0.8) ? chance.pick(PLACES.slice(0, 6)).display : 'Somewhere far',
        category_id: chance.happens(0.9) ? chance.pick(categories).id : null,
        type: chance.pick(JOB_TYPES),
        industry: chance.pick(INDUSTRIES),
        experience_level: chance.happens(0.8) ? chance.pick(EXPERIENCE_LEVELS) : null,
        salary_min: min,
        salary_max: max,
        is_remote: chance.happens(0.3),
        is_featured: chance.happens(0.2),
        is_hot: chance.happens(0.2),
        posted_at: new Date(now - chance.fraction() * 40 * DAY),
        application_deadline: chance.happens(0.2) ? new Date(now - DAY) : null,
      };
    });
    await addJobs(app, company.id, jobs);
  }
});

async function facetsOf(filter: Filter) {
  type Answer = { jobs: { totalCount: number; facets: Facets & { areExact: boolean } } };
  return (await app.graphql<Answer>(FACETS, { filter: typed(filter) })).jobs;
}

/** Every filter accepts the values of its facet; a boolean is not sent as text. */
function typed(filter: Filter): Filter {
  const flags = ['remote', 'featured', 'hot'].filter((name) => filter[name]);
  return { ...filter, ...Object.fromEntries(flags.map((name) => [name, true])) };
}

async function totals(filters: Filter[]): Promise<number[]> {
  const variables = Object.fromEntries(filters.map((filter, at) => [`f${at}`, typed(filter)]));
  const declared = filters.map((_, at) => `$f${at}: JobFilter`).join(', ');
  const asked = filters.map((_, at) => `n${at}: jobs(filter: $f${at}, first: 1) { totalCount }`);
  const answer = await app.graphql<Record<string, { totalCount: number }>>(
    `query(${declared}) { ${asked.join(' ')} }`,
    variables,
  );
  return filters.map((_, at) => answer[`n${at}`]!.totalCount);
}

/**
 * Some filters set to values of the facets; some words and places, with and without misspellings.
 */
function randomFilter(offered: Facets): Filter {
  const filter: Filter = {};
  for (const name of chance.some(NAMES, chance.whole(0, 4))) {
    const values = offered[name]!;
    if (values.length > 0) filter[name] = chance.pick(values).value;
  }
  if (chance.happens(0.4)) {
    filter['search'] = chance.pick([
      'java',
      'acountant',
      'driver banglore',
      'executive',
      'naukri',
      'hr',
      'java driver',
      'xyzzy',
    ]);
  }
  if (chance.happens(0.2)) filter['location'] = chance.pick(['Pune', 'banglore', 'far', 'Delhi']);
  return filter;
}

test('the count next to a value is the number of jobs that choosing it finds', async () => {
  const offered = (await facetsOf({})).facets;
  for (let state = 0; state < STATES; state += 1) {
    const filter = randomFilter(offered);
    const { facets, totalCount } = await facetsOf(filter);
    expect(facets.areExact).toBe(true);
    const values = NAMES.flatMap((name) => facets[name]!.map((value) => ({ name, ...value })));
    const clicks = chance.some(values, CLICKS);
    const found = await totals(clicks.map(({ name, value }) => ({ ...filter, [name]: value })));
    const shown = clicks.map(({ name, value, count }) => `${name}=${value}: ${count}`);
    const real = clicks.map(({ name, value }, at) => `${name}=${value}: ${found[at]}`);
    expect(shown, JSON.stringify(filter)).toEqual(real);
    for (const { name, value, count, selected } of values) {
      if (selected) expect([name, count]).toEqual([name, totalCount]);
      expect(selected, `${name} ${value}`).toBe(filter[name] === value);
    }
  }
});

describe('the values', () => {
  test('of fixed options are always listed, in order, even without jobs', async () => {
    const { facets } = await facetsOf({ search: 'nothing of the kind', location: 'Leh, Ladakh' });
    expect(facets['type']!.map(({ value }) => value)).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERN', 'TEMPORARY']); // oxfmt-ignore
    expect(facets['industry']!.map(({ value }) => value)).toEqual(['it', 'non-it', 'saas', 'fintech', 'healthcare', 'other']); // oxfmt-ignore
    expect(facets['category']).toHaveLength(8);
    expect(facets['salary']).toHaveLength(4);
    expect(facets['state']).toEqual([]);
  });

  test('that are found are listed by frequency', async () => {
    const { facets } = await facetsOf({});
    for (const name of ['state', 'district', 'company']) {
      const counts = facets[name]!.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    expect(facets['company']!.map(({ label }) => label).toSorted()).toEqual(['Banyan & Sons', 'Lotus Works', 'Neem Labs']); // oxfmt-ignore
  });

  test('that are chosen stay listed, even without jobs', async () => {
    const { facets } = await facetsOf({ state: 'Sikkim', search: 'java' });
    expect(facets['state']).toContainEqual({ value: 'Sikkim', label: 'Sikkim', count: 0, selected: true }); // oxfmt-ignore
  });

  test('can be given in other spellings', async () => {
    const [bySlug, byTitle, byId] = await totals([
      { category: 'finance-banking' },
      { category: 'Finance & Banking' },
      { category: '01900000-0000-7000-8000-000000000004' },
    ]);
    expect(bySlug).toBeGreaterThan(0);
    expect([byTitle, byId]).toEqual([bySlug, bySlug]);
    const [name, code, display, town] = await totals([
      { state: 'Karnataka' },
      { state: 'KA' },
      { district: 'Bengaluru Urban, Karnataka' },
      { district: 'Bangalore' },
    ]);
    expect(name).toBeGreaterThan(0);
    expect([code, display, town]).toEqual([name, name, name]);
    expect(await totals([{ category: 'none' }, { company: 'none' }, { state: 'none' }, { district: 'none' }, { industry: 'none' }])).toEqual([0, 0, 0, 0, 0]); // oxfmt-ignore
  });
});
