import { beforeEach, describe, expect, test } from 'vitest';
import { countPay } from '#server/modules/pay/pay.service.ts';
import { placeSlug } from '#server/modules/pay/places.rules.ts';
import { KNOWN_TITLES, titleKey } from '#server/modules/pay/titles.rules.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';

let app: App;
let companies: string[];

beforeEach(async () => {
  app = await theApp();
  for (const table of ['jobs', 'pay_figures']) await app.sql(`delete from ${table}`);
  companies = [];
  for (let at = 0; at < 4; at += 1) companies.push((await addCompany(app)).id);
});

const PUNE = 'Pune, Maharashtra';

/** A job that pays this many thousands a year. */
async function post(company: number, thousands: number, details: JobDetails = {}) {
  const pay = thousands * 1_000;
  const salary = { text: `${pay} a year`, min: pay - 20_000, max: pay + 20_000 };
  const job = await addJob(app, companies[company]!, { title: 'Accountant', salary, ...details });
  const [city, state] = (details.location ?? PUNE).split(', ');
  await app.sql('update jobs set district = ?, state = ? where id = ?', [city, state, job.id]);
  return job;
}

/** Ten jobs of three companies, from 200,000 to 380,000 a year. */
async function tenJobs(details: JobDetails = {}) {
  for (let at = 0; at < 10; at += 1) await post(at % 3, 200 + at * 20, details);
}

interface Insight {
  title: string;
  area: string;
  isWider: boolean;
  place: string | null;
  jobs: number;
  companies: number;
  low: number;
  median: number;
  high: number;
}

async function insight(title = 'accountant', location: string | null = PUNE) {
  const data = await app.graphql<{ payInsight: Insight | null }>(
    `query($title: String!, $location: String) { payInsight(title: $title, location: $location) {
      title area isWider place jobs companies low median high } }`,
    { title, location },
  );
  return data.payInsight;
}

/** The addresses of the pages about pay, counted again. */
async function pages() {
  await countPay(app.services);
  const rows = await app.sql<{ path: string }>('select path from pay_figures order by path');
  return rows.map(({ path }) => path);
}

test('ten jobs of three companies have a median and a middle half', async () => {
  await tenJobs();
  expect(await insight()).toEqual({
    title: 'Accountant',
    area: 'DISTRICT',
    isWider: false,
    place: PUNE,
    jobs: 10,
    companies: 3,
    low: 245_000,
    median: 290_000,
    high: 335_000,
  });
});

test('partners read the same through REST', async () => {
  await tenJobs();
  const read = (query: string) => app.rest<object>('GET', `/api/pay-insights?${query}`);
  expect((await read('title=accountant&location=Pune')).body).toMatchObject({
    title: 'Accountant',
    median: 290_000,
    companies: 3,
  });
  expect(await read('title=falconer')).toMatchObject({
    status: 404,
    body: { message: 'Too few jobs say what this title pays.' },
  });
});

describe('nothing is shown', () => {
  test('for nine jobs', async () => {
    await tenJobs();
    await app.sql('delete from jobs where id = (select id from jobs limit 1)');
    expect(await insight()).toBeNull();
    expect(await pages()).toEqual([]);
  });

  test('for two companies, or if one has more than half of the jobs', async () => {
    for (let at = 0; at < 10; at += 1) await post(at % 2, 200 + at * 20);
    expect(await insight()).toBeNull();
    expect(await pages()).toEqual([]);
    await post(2, 300);
    for (let at = 0; at < 4; at += 1) await post(0, 500 + at * 20);
    expect(await insight()).toBeNull();
    expect(await pages()).toEqual([]);
  });
});

test('a job counts only if it was public, its pay is certain and it is work for a year', async () => {
  await tenJobs();
  const copy = await post(0, 200);
  await post(1, 900, { adminStatus: 'pending' });
  await post(1, 900, { adminStatus: 'rejected' });
  await post(1, 900, { type: 'intern' });
  await post(1, 900, { type: 'part_time' });
  await post(1, 900, { salary: { text: 'From 9 lakh', min: 900_000, max: null } });
  await post(1, 900, { title: 'Accounts Manager' });
  const ended = await post(3, 300, { status: 'closed', postedIn: -500 });
  const endedAt = (days: number) =>
    app.sql(`update jobs set closed_at = ?::timestamptz - ? * interval '1 day' where id = ?`, [
      app.clock.now(),
      days,
      ended.id,
    ]);
  await endedAt(370);
  expect(await insight()).toMatchObject({ jobs: 10, high: 335_000 });
  await endedAt(360);
  expect(await insight()).toMatchObject({ jobs: 11, companies: 4 });
  // It is not known when some old jobs were closed.
  await app.sql('update jobs set closed_at = null, updated_at = ? where id = ?', [
    app.clock.now(),
    ended.id,
  ]);
  expect(await insight()).toMatchObject({ jobs: 11 });
  await app.sql('update jobs set location = ?, district = ? where id = ?', ['Mumbai', 'Mumbai City', copy.id]); // oxfmt-ignore
  expect(await insight('accountant', 'Maharashtra')).toMatchObject({ jobs: 12 });
});

test('a wider area is used, and named, where a place has too few jobs', async () => {
  await tenJobs({ location: 'Nagpur, Maharashtra' });
  expect(await insight()).toMatchObject({ area: 'STATE', isWider: true, place: 'Maharashtra' });
  expect(await insight('accountant', 'Patna, Bihar')).toMatchObject({
    area: 'COUNTRY',
    isWider: true,
    place: null,
  });
  expect(await insight('accountant', null)).toMatchObject({ area: 'COUNTRY', isWider: false });
});

test('different titles of the same job are counted together', async () => {
  for (const [at, title] of ['BDE', 'Sr. BD Executive - Field', 'Business Development Executives'].entries())
    for (let more = 0; more < 4; more += 1) await post((at + more) % 3, 200 + at * 100 + more * 20, { title }); // oxfmt-ignore
  expect(await insight('business-development-executive')).toMatchObject({
    title: 'Business Development Executive (BDE)',
    jobs: 12,
  });
});

test('a group is shown only with five jobs of three companies', async () => {
  await tenJobs();
  await app.sql(`update jobs set experience_level = 'entry_level'`);
  await app.sql(
    `update jobs set experience_level = 'senior_level' where id in (select id from jobs limit 4)`,
  );
  const data = await app.graphql<{ payInsight: object }>(
    `{ payInsight(title: "Accountant") { byExperience { experienceLevel jobs } byCompanySize { jobs } } }`,
  );
  expect(data.payInsight).toEqual({
    byExperience: [{ experienceLevel: 'ENTRY_LEVEL', jobs: 6 }],
    byCompanySize: [],
  });
});

test('the lists of titles and places are counted every night, with the addresses of their pages', async () => {
  await tenJobs();
  await tenJobs({ title: 'Falconer' });
  await countPay(app.services);
  const data = await app.graphql<{ payTitles: object[]; payPlaces: { placeSlug: string }[] }>(
    `{ payTitles { title slug jobs low median high }
       payPlaces(title: "accountant") { area place placeSlug jobs } }`,
  );
  expect(data.payTitles).toEqual([
    {
      title: 'Accountant',
      slug: 'accountant',
      jobs: 10,
      low: 245_000,
      median: 290_000,
      high: 335_000,
    },
  ]);
  expect(data.payPlaces).toEqual([
    { area: 'STATE', place: 'Maharashtra', placeSlug: 'maharashtra', jobs: 10 },
    { area: 'DISTRICT', place: PUNE, placeSlug: 'pune-maharashtra', jobs: 10 },
  ]);
  const rows = await app.sql<{ path: string; state: string | null; district: string | null }>(
    'select path, state, district from pay_figures where state is not null',
  );
  for (const { path, ...place } of rows) expect(path).toBe(`accountant/${placeSlug(place)}`);
  await app.sql(
    `insert into pay_figures (path, title, state, district, jobs, low, median, high, counted_at)
     values ('accountant/thane-maharashtra', 'accountant', 'Maharashtra', 'Thane', 12, 1, 2, 3, now())`,
  );
  const again = await app.graphql<{ payPlaces: { jobs: number }[] }>(
    '{ payPlaces(title: "accountant") { jobs } }',
  );
  expect(again.payPlaces.map(({ jobs }) => jobs)).toEqual([12, 10, 10]);
});

test('the database and the lists agree on the key of every title', async () => {
  const odd = ['Sr. Accountant (Tally) - Pune', 'UI/UX, Remote', 'C++ / C# [urgent] Developer', "Chef's Help", 'नर्स at Pune', 'A_b–c^d\\e`f{g}~h']; // oxfmt-ignore
  const titles = [...odd, ...KNOWN_TITLES.map(({ title }) => title)];
  const rows = await app.sql<{ key: string }>(
    'select title_key(title) as key from jsonb_array_elements_text(?::jsonb) with ordinality t(title, at) order by at',
    [JSON.stringify(titles)],
  );
  expect(rows.map(({ key }) => key)).toEqual(titles.map(titleKey));
});
