import { beforeEach, expect, test } from 'vitest';
import { caller, type Caller } from '#tests/support/caller.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from './market.ts';

interface Found {
  nodes: { title: string; place: string; city: string | null }[];
  totalCount: number;
  pageInfo: { endCursor: string | null };
  facets: { district: { value: string; label: string; count: number }[] };
}

const JOBS = `query($filter: JobFilter, $first: Int = 12, $after: String, $sort: JobSort! = RELEVANCE) {
  jobs(filter: $filter, first: $first, after: $after, sort: $sort) {
    nodes { title place city } totalCount pageInfo { endCursor }
    facets { district { value label count } } } }`;

let app: App;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  await app.sql('delete from companies');
  const { id } = await addCompany(app, { name: 'Lotus Works' });
  // The newest first.
  await addJobs(app, id, [
    { title: 'district', location: 'Gautam Buddha Nagar, Uttar Pradesh' },
    { title: 'greater', location: 'Greater Noida, Uttar Pradesh' },
    { title: 'noida', location: 'Noida, Uttar Pradesh' },
    { title: 'sector', location: 'Sector 62, Noida, UP' },
    { title: 'powai', location: 'Powai, Maharashtra' },
    { title: 'dadar', location: 'Dadar, Maharashtra' },
    { title: 'elsewhere', location: 'Pune, Maharashtra' },
  ]);
});

async function jobs(filter: object, more: object = {}, reader: Caller = app): Promise<Found> {
  return (await reader.graphql<{ jobs: Found }>(JOBS, { filter, ...more })).jobs;
}
const titles = ({ nodes }: Found) => nodes.map(({ title }) => title);

test('a city finds the jobs of its district, those that name the city first', async () => {
  const found = await jobs({ location: 'Noida, Uttar Pradesh' });
  expect(titles(found)).toEqual(['greater', 'noida', 'sector', 'district']);
  expect(found.totalCount).toBe(4);
  const byDate = await jobs({ location: 'Noida, Uttar Pradesh' }, { sort: 'DATE' });
  expect(titles(byDate)).toEqual(['district', 'greater', 'noida', 'sector']);
  const inHindi = await jobs({ location: 'ग्रेटर नोएडा, उत्तर प्रदेश' });
  expect(titles(inHindi)).toEqual(['greater', 'district', 'noida', 'sector']);
});

test('the order continues on the next page', async () => {
  const first = await jobs({ location: 'noida' }, { first: 3 });
  const rest = await jobs({ location: 'noida' }, { first: 3, after: first.pageInfo.endCursor });
  expect([...titles(first), ...titles(rest)]).toEqual(['greater', 'noida', 'sector', 'district']);
});

test('a search for a metropolis covers all its districts, and a search for one district covers only that one', async () => {
  expect(titles(await jobs({ location: 'Mumbai, Maharashtra' })).toSorted()).toEqual(['dadar', 'powai']); // oxfmt-ignore
  expect(titles(await jobs({ location: 'Powai, Mumbai' }))).toEqual(['powai']);
});

test('a job and a filter show the city in the language of the reader', async () => {
  const english = await jobs({ location: 'noida' });
  expect(english.nodes.map(({ place }) => place)).toEqual([
    'Greater Noida, Uttar Pradesh',
    'Noida, Uttar Pradesh',
    'Sector 62, Noida, UP',
    'Noida (Gautam Buddha Nagar), Uttar Pradesh',
  ]);
  expect(english.nodes.map(({ city }) => city)).toEqual(['Greater Noida', 'Noida', null, null]);
  expect(english.facets.district).toEqual([
    {
      value: 'Gautam Buddha Nagar, Uttar Pradesh',
      label: 'Noida (Gautam Buddha Nagar), Uttar Pradesh',
      count: 4,
    },
  ]);
  const hindi = await jobs({ location: 'powai' }, {}, caller(app.url, { 'accept-language': 'hi' }));
  expect(hindi.nodes[0]!.place).toBe('पवई, मुंबई');
});
