import { beforeAll, describe, expect, test } from 'vitest';
import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { INDUSTRIES } from '#schema/options/industries.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { Chance } from '#server/db/seeds/chance.ts';
import { PLACES } from '#server/db/seeds/lists/places.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs, type PlannedJob } from './market.ts';

const STATES = rounds({ quick: 10, full: 1_000 });
const CLICKS = 12;
const DAY = 86_400_000;

interface Value {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}
type Facets = Record<string, Value[]>;

/** What is chosen in each filter. */
type Chosen = Record<string, string[]>;

/** The filters that take several values, and the names for them in a request. */
const LISTS: Record<string, string> = { category: 'categories', type: 'types', experience: 'experienceLevels', salary: 'salaryRanges', industry: 'industries', state: 'states', district: 'districts', company: 'companies', shift: 'shifts', workMode: 'workModes' }; // oxfmt-ignore
const FLAGS = ['remote', 'featured', 'hot', 'verified', 'quickResponders'];
const STEPS = ['postedWithin', 'experienceYears', 'pay'];
const NAMES = [...Object.keys(LISTS), ...FLAGS, ...STEPS];
const FACETS = `query($filter: JobFilter) { jobs(filter: $filter, first: 1) { totalCount readAs { words } facets { areExact
  ${NAMES.filter((name) => !['shift', 'workMode', 'pay'].includes(name))
    .map((name) => `${name} { value label count selected }`)
    .join(' ')}
  pay { from to count selected } facts { name values { value label count selected } } } } }`;

let app: App;
const chance = new Chance('facets');

beforeAll(async () => {
  app = await theApp();
  const categories = await app.sql<{ id: string }>('select id from categories');
  const now = app.clock.now().getTime();
  for (const name of ['Lotus Works', 'Neem Labs', 'Banyan & Sons']) {
    const company = await addCompany(app, { name });
    if (name === 'Neem Labs') await verify(company.id);
    const [applicants, days] = name === 'Lotus Works' ? [12, 3] : [9, 2];
    await app.sql('insert into company_responses values (?, ?, ?, ?, now())', [company.id, applicants, applicants, days]); // oxfmt-ignore
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
        experience_years: chance.happens(0.5) ? chance.whole(0, 12) : null,
        facts: {
          ...(chance.happens(0.6) && { shift: chance.pick(['day', 'night', 'rotating']) }),
          ...(chance.happens(0.6) && { workMode: chance.pick(['office', 'hybrid', 'field']) }),
        },
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

async function verify(companyId: string) {
  await app.sql(
    `insert into company_verifications (id, company_id, kind, status, value, submitted_at, verified_at)
     values (gen_random_uuid(), ?, 'gstin', 'verified', '27AAPFU0939F1ZV', now(), now())`,
    [companyId],
  );
}

interface Found {
  totalCount: number;
  /** Whether the words contain filters. */
  isSentence: boolean;
  facets: Facets & { areExact: boolean };
}

async function facetsOf(filter: object): Promise<Found> {
  type Answer = {
    jobs: {
      totalCount: number;
      readAs: object | null;
      facets: Facets & {
        areExact: boolean;
        pay: { from: number; to: number | null; count: number; selected: boolean }[];
        facts: { name: string; values: Value[] }[];
      };
    };
  };
  const { totalCount, readAs, facets } = (await app.graphql<Answer>(FACETS, { filter })).jobs;
  const pay = facets.pay.map(({ from, to, ...band }) => ({ ...band, value: `${from}-${to ?? ''}`, label: '' })); // oxfmt-ignore
  const facts = Object.fromEntries(facets.facts.map(({ name, values }) => [name, values]));
  return {
    totalCount,
    isSentence: readAs !== null,
    facets: { ...facets, ...facts, pay } as unknown as Found['facets'],
  };
}

async function totals(filters: readonly object[]): Promise<number[]> {
  const variables = Object.fromEntries(filters.map((filter, at) => [`f${at}`, filter]));
  const declared = filters.map((_, at) => `$f${at}: JobFilter`).join(', ');
  const asked = filters.map((_, at) => `n${at}: jobs(filter: $f${at}, first: 1) { totalCount }`);
  const answer = await app.graphql<Record<string, { totalCount: number }>>(
    `query(${declared}) { ${asked.join(' ')} }`,
    variables,
  );
  return filters.map((_, at) => answer[`n${at}`]!.totalCount);
}

/** The filter that a program sends. Older programs send one value for each field instead of a list. */
function asFilter(chosen: Chosen, words: object, isOld: boolean): object {
  const filter: Record<string, unknown> = { ...words };
  for (const [name, values] of Object.entries(chosen)) {
    if (LISTS[name] && !isOld) filter[LISTS[name]] = values;
    else if (FLAGS.includes(name)) filter[name] = true;
    else if (name === 'experienceYears') filter[name] = Number(values[0]);
    else if (name === 'pay') {
      const [from, to] = values[0]!.split('-');
      Object.assign(filter, { payFrom: Number(from), payTo: to ? Number(to) : null });
    } else filter[name] = values[0];
  }
  return filter;
}

/** Choosing a value adds it to the others, except where a filter has one value. */
function clicked(chosen: Chosen, name: string, value: string, isOld: boolean): Chosen {
  const before = LISTS[name] && !isOld ? (chosen[name] ?? []) : [];
  return { ...chosen, [name]: [...new Set([...before, value])] };
}

/** Some filters set to one to three values of the facets. */
function randomChoices(offered: Facets, isOld: boolean): Chosen {
  const chosen: Chosen = {};
  for (const name of chance.some(NAMES, chance.whole(0, 4))) {
    const values = offered[name]!.map(({ value }) => value);
    if (values.length === 0) continue;
    chosen[name] = LISTS[name]
      ? chance.some(values, chance.whole(1, isOld ? 1 : 3))
      : [chance.pick(values)];
  }
  return chosen;
}

/** Some words and places, with and without misspellings. */
function randomWords(): object {
  return {
    ...(chance.happens(0.4) && { search: chance.pick(['java', 'acountant', 'driver banglore', 'executive', 'naukri', 'hr', 'java driver', 'xyzzy', 'night shift driver', 'java near Pune without experience', 'part time night shift above 20k', 'day shift xyzzy']) }), // oxfmt-ignore
    ...(chance.happens(0.3) && { location: chance.pick(['Pune', 'banglore', 'far', 'Delhi']) }),
    ...(chance.happens(0.2) && { withinKm: chance.pick([10, 50, 200]) }),
  };
}

test('the count next to a value is the number of jobs that choosing it finds', async () => {
  const offered = (await facetsOf({})).facets;
  for (let state = 0; state < STATES; state += 1) {
    const isOld = chance.happens(0.2);
    const chosen = randomChoices(offered, isOld);
    const words = randomWords();
    const filter = asFilter(chosen, words, isOld);
    const { facets, totalCount, isSentence } = await facetsOf(filter);
    expect(facets.areExact).toBe(true);
    const values = NAMES.flatMap((name) => facets[name]!.map((value) => ({ name, ...value })));
    const clicks = chance.some(values, CLICKS);
    const found = await totals(
      clicks.map(({ name, value }) => asFilter(clicked(chosen, name, value, isOld), words, isOld)),
    );
    const shown = clicks.map(({ name, value, count }) => `${name}=${value}: ${count}`);
    const real = clicks.map(({ name, value }, at) => `${name}=${value}: ${found[at]}`);
    expect(shown, JSON.stringify(filter)).toEqual(real);
    for (const { name, value, count, selected } of values) {
      // A sentence may choose several bands of pay at once.
      if (selected && !(isSentence && name === 'pay'))
        expect([name, count]).toEqual([name, totalCount]);
      const isChosen = chosen[name]?.includes(value) ?? false;
      if (!isSentence) expect(selected, `${name} ${value}`).toBe(isChosen);
    }
  }
});

test('remote jobs and those of a work mode are one group: either is enough', async () => {
  const [remote, hybrid, either, both] = await totals([
    { remote: true },
    { workModes: ['HYBRID'] },
    { remote: true, workModes: ['HYBRID'] },
    { remote: true, workMode: 'HYBRID' },
  ]);
  expect(either).toBeGreaterThan(Math.max(remote!, hybrid!));
  expect(both).toBe(either);
  for (const filter of [
    { remote: true },
    { workModes: ['HYBRID'] },
    { remote: true, workMode: 'HYBRID' },
  ]) {
    // oxfmt-ignore
    const { facets } = await facetsOf(filter);
    const hybridCount = facets['workMode']!.find(({ value }) => value === 'HYBRID')!.count;
    expect(hybridCount).toBe('workModes' in filter ? hybrid : either);
    expect(facets['remote']![0]!.count).toBe('remote' in filter && !('workMode' in filter) ? remote : either); // oxfmt-ignore
  }
  const old = { remote: true, workMode: 'HYBRID' };
  const { facets } = await facetsOf(old);
  const office = facets['workMode']!.find(({ value }) => value === 'OFFICE')!.count;
  expect([office]).toEqual(await totals([{ ...old, workMode: 'OFFICE' }]));
});

describe('the values', () => {
  test('of fixed options are always listed, in order, even without jobs', async () => {
    const { facets } = await facetsOf({ search: 'nothing of the kind', location: 'Leh, Ladakh' });
    expect(facets['type']!.map(({ value }) => value)).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERN', 'TEMPORARY']); // oxfmt-ignore
    expect(facets['industry']!.map(({ value }) => value)).toEqual(['it', 'non-it', 'saas', 'fintech', 'healthcare', 'other']); // oxfmt-ignore
    expect(facets['category']).toHaveLength(23);
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
