import { LENGTHS } from '#schema/validation/lengths.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import '#tests/support/matchers.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { addJobs } from './market.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';

interface Job {
  id: string;
  title: string;
}
interface Found {
  totalCount: number;
  nodes: Job[];
  advice: {
    didYouMean: string | null;
    without: { filter: string; value: string; count: number }[];
  } | null;
}

const JOBS = `query($filter: JobFilter, $sort: JobSort, $first: Int, $after: String, $page: Int) {
  jobs(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    totalCount nodes { id title } advice { didYouMean without { filter value count } } } }`;

let app: App;
let lotus: { id: string };

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  await app.sql('delete from companies');
  await app.sql('delete from searches');
  lotus = await addCompany(app, { name: 'Lotus Works' });
});

async function jobs(filter: object, more: object = {}): Promise<Found> {
  const variables = { sort: 'RELEVANCE', first: 12, filter, ...more };
  return (await app.graphql<{ jobs: Found }>(JOBS, variables)).jobs;
}

const titles = ({ nodes }: Found) => nodes.map(({ title }) => title);

describe('the best match comes first', () => {
  test('the exact title, then longer titles, then skills and company, then the text', async () => {
    await addJobs(app, lotus.id, [
      { title: 'Clerk', description: 'Now and then the welder needs a hand.' },
      { title: 'Fabricator', skills: ['Welder'] },
      { title: 'Senior Welder' },
      { title: 'Welder' },
    ]);
    const found = await jobs({ search: 'welder' });
    expect(titles(found)).toEqual(['Welder', 'Senior Welder', 'Fabricator', 'Clerk']);
  });

  test('the typed words rank before their synonyms', async () => {
    await addJobs(app, lotus.id, [
      { title: 'Angular Developer' },
      { title: 'Front End Developer' },
    ]);
    const found = await jobs({ search: 'frontend developer' });
    expect(titles(found)).toEqual(['Front End Developer', 'Angular Developer']);
  });

  test('the newest first among equal matches', async () => {
    await addJobs(app, lotus.id, [{ title: 'Cook', location: 'A' }, { title: 'Cook', location: 'B' }]); // oxfmt-ignore
    const [{ id }] = await app.sql<{ id: string }>(`select id from jobs where location = 'A'`) as [{ id: string }]; // oxfmt-ignore
    expect((await jobs({ search: 'cook' })).nodes[0]!.id).toBe(id);
  });
});

describe('if no job contains all the words', () => {
  test('those with most of them are found', async () => {
    await addJobs(app, lotus.id, [{ title: 'Java Developer' }, { title: 'Cook' }]);
    expect(titles(await jobs({ search: 'java developer zanzibar' }))).toEqual(['Java Developer']);
    expect(titles(await jobs({ search: 'java developer kota' }))).toEqual(['Java Developer']);
  });

  test('the meaning of the words does not depend on the other filters', async () => {
    await addJobs(app, lotus.id, [
      { title: 'Java Developer', type: 'contract' },
      { title: 'Java Trainer', type: 'intern' },
    ]);
    const found = await jobs({ search: 'java developer', type: 'INTERN' });
    expect(found.totalCount).toBe(0);
    expect(found.advice).toEqual({
      didYouMean: null,
      without: [
        { filter: 'search', value: 'java developer', count: 1 },
        { filter: 'type', value: 'INTERN', count: 1 },
      ],
    });
  });

  test('the corrected words are returned', async () => {
    await addJobs(app, lotus.id, [{ title: 'Receptionist' }]);
    const found = await jobs({ search: 'recieptionist' });
    expect(titles(found)).toEqual(['Receptionist']);
    expect(found.advice).toEqual({ didYouMean: 'receptionist', without: [] });
    expect((await jobs({ search: 'receptionist' })).advice).toBeNull();
  });

  test('one word too many in a search of twelve does no harm', async () => {
    await addJobs(app, lotus.id, [{ title: 'Java Developer' }]);
    const search = `java developer ${Array.from({ length: 10 }, (_, at) => `zq${'xyzwvutsrp'[at]}kk`).join(' ')}`;
    expect(titles(await jobs({ search }))).toEqual(['Java Developer']);
  });
});

describe('any input', () => {
  const WILD = [
    `' or 1=1 --`, 'java & !sales | (a)', ':*', '़', 'a'.repeat(495), 'java '.repeat(99), '@s:Kerala', '"java', '\\', ' ', '$1',
    'java\\', `'`, `''`, '%', '_%', '&', '|', '!', '!java', '(java', 'java:*', '<->', '💼', '🙂🙂🙂', '()', '*',
    '@remote', 't:java', '=java', 'ा', '\u200d', 'ﷺ', 'İstanbul', 'ß', 'x y z '.repeat(82), '१२३', '123456', '9'.repeat(50), '\t\n', '${x}', '{}', 'null',
  ]; // oxfmt-ignore

  test.each(fewInQuickSuite(11, WILD))('%.20j gets a response', async (text) => {
    await addJob(app, lotus.id, { title: 'Java Developer' });
    for (const filter of [{ search: text }, { location: text }, { search: `java ${text}` }]) {
      await expect(jobs(filter)).resolves.toMatchObject({ totalCount: expect.any(Number) });
    }
    for (const name of ['category', 'industry', 'state', 'district', 'company']) {
      await expect(jobs({ [name]: text.slice(0, LENGTHS.option) })).resolves.toMatchObject({
        nodes: expect.any(Array),
      });
    }
    const asked = 'query($text: String!) { jobSuggestions(text: $text) { text } }';
    await expect(app.graphql(asked, { text })).resolves.toBeDefined();
  });

  test('characters that no database can store are refused with the name of the field', async () => {
    for (const search of ['a\0b', '\ud800']) {
      await expect(jobs({ search })).toFailWith('BAD_USER_INPUT');
    }
  });
});

describe('the location box', () => {
  test('finds a district, a state, an old name, a town, and words of the text', async () => {
    await addJobs(app, lotus.id, [
      { title: 'one', location: 'Bengaluru Urban, Karnataka' },
      { title: 'two', location: 'Mysuru, Karnataka' },
      { title: 'three', location: 'Behind the clock tower', state: 'Karnataka' },
      { title: 'four', location: 'Shimla, Himachal Pradesh', is_remote: true },
    ]);
    const found = async (location: string) => titles(await jobs({ location })).toSorted();
    expect(await found('Bengaluru Urban, Karnataka')).toEqual(['one']);
    expect(await found('Electronic City, Bangalore')).toEqual(['one']);
    expect(await found('Mysore')).toEqual(['two']);
    expect(await found('karnataka')).toEqual(['one', 'three', 'two']);
    expect(await found('KA')).toEqual(['one', 'three', 'two']);
    expect(await found('clock tower')).toEqual(['three']);
    expect(await found('simla')).toEqual(['four']);
    expect(await found('work from home')).toEqual(['four']);
    expect(await found('anywhere in India')).toHaveLength(4);
    expect(await found('Atlantis')).toEqual([]);
  });
});

test('suggestions complete what is typed', async () => {
  const { id } = await addCompany(app, { name: 'Javelin Sports' });
  await addJobs(app, id, [
    { title: 'Java Developer', location: 'Pune, Maharashtra', skills: ['JavaScript'] },
    { title: 'Accountant', location: 'Bengaluru Urban, Karnataka' },
    {
      title: 'Java Tester',
      application_deadline: new Date(app.clock.now().getTime() - 86_400_000),
    },
  ]);
  const suggest = async (text: string) => {
    const asked =
      'query($text: String!) { jobSuggestions(text: $text) { kind text filter value count } }';
    const { jobSuggestions } = await app.graphql<{ jobSuggestions: object[] }>(asked, { text });
    return jobSuggestions;
  };
  const one = { filter: null, value: null, count: 1 };
  expect(await suggest('jav')).toEqual([
    { ...one, kind: 'TITLE', text: 'Java Developer' },
    { ...one, kind: 'SKILL', text: 'Java' },
    { kind: 'COMPANY', text: 'Javelin Sports', filter: 'company', value: id, count: 2 },
    { ...one, kind: 'SKILL', text: 'JavaScript' },
  ]);
  const bengaluru = 'Bengaluru, Karnataka';
  expect(await suggest('bangal')).toEqual([
    { kind: 'PLACE', text: bengaluru, filter: 'location', value: bengaluru, count: 1 },
  ]);
  expect(await suggest('acount')).toContainEqual({ ...one, kind: 'TITLE', text: 'Accountant' });
  expect(await suggest('j')).toEqual([]);
  expect(await suggest('')).toEqual([]);
});

test('a list is read once for the requests that arrive together, and again for the next', async () => {
  await addJobs(app, lotus.id, [{ title: 'Welder' }, { title: 'Cook', type: 'part_time' }]);
  const list = (filter: object) => jobs(filter, { sort: 'DATE' });
  await list({});
  let together: Found[] = [];
  const statements = await statementsOf(async () => {
    together = await Promise.all([list({}), list({}), list({ type: 'PART_TIME' }), list({})]);
  });
  expect(together.map(titles).map((found) => found.toSorted())).toEqual([
    ['Cook', 'Welder'],
    ['Cook', 'Welder'],
    ['Cook'],
    ['Cook', 'Welder'],
  ]);
  expect(statements.filter((sent) => sent.includes('"name":"search-page'))).toHaveLength(2);
  await app.sql("delete from jobs where title = 'Welder'");
  expect(titles(await list({}))).toEqual(['Cook']);
});

test('a search is recorded once, with the number of results', async () => {
  await addJobs(app, lotus.id, [{ title: 'Java Developer' }]);
  await jobs({ search: ' java  developer ', type: 'FULL_TIME' });
  await jobs({ search: 'java', location: null }, { page: 2 });
  await jobs({});
  const recorded = () => app.sql('select words, filters, results, user_id from searches');
  await expect
    .poll(recorded)
    .toEqual([
      { words: 'java developer', filters: { type: 'full_time' }, results: 1, user_id: null },
    ]);
});
