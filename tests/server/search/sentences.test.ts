import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from './market.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
  const { id } = await addCompany(app, { name: 'Lotus Works' });
  const thane = { title: 'Lamplighter', location: 'Thane, Maharashtra' };
  const night = { facts: { shift: 'night' }, experience_years: 0 };
  await addJobs(app, id, [
    ...Array.from({ length: 10 }, () => ({ ...thane, ...night })),
    { ...thane, facts: { shift: 'night' }, experience_years: 3 },
    { ...thane, location: 'Mumbai City, Maharashtra', ...night },
    { ...thane, location: 'Pune, Maharashtra', facts: { shift: 'day' }, experience_years: 0 },
    { title: 'Falconer', location: 'Pune, Maharashtra', description: 'At night, without experience.' },
    { title: 'Diver', location: 'Pune, Maharashtra', facts: { shift: 'day' } },
    { title: 'Diver', location: 'Kota, Rajasthan', facts: { shift: 'night' } },
    { title: 'Beekeeper', location: 'Pune, Maharashtra', facts: { workMode: 'hybrid' } },
    { title: 'Beekeeper', location: 'Kota, Rajasthan', is_remote: true },
    { title: 'Beekeeper', location: 'Kota, Rajasthan', facts: { workMode: 'office' } },
  ]); // oxfmt-ignore
});

interface Phrase {
  filter: string;
  value: string;
  text: string;
}

interface Answer {
  totalCount: number;
  nodes: { location: string }[];
  readAs: { words: string; filters: Phrase[]; leftOut: Phrase[] } | null;
  advice: { wanted: string[]; leftOut: string[]; fewHaveAll: boolean } | null;
}

async function find(search: string, filter: object = {}): Promise<Answer> {
  const { jobs } = await app.graphql<{ jobs: Answer }>(
    `query($filter: JobFilter) { jobs(filter: $filter) { totalCount nodes { location }
      readAs { words filters { filter value text } leftOut { filter value text } }
      advice { wanted leftOut fewHaveAll } } }`,
    { filter: { search, ...filter } },
  );
  return jobs;
}

test('either place of work is enough, and a refused place is not searched for', async () => {
  expect((await find('Work from home or hybrid beekeeper')).totalCount).toBe(2);
  expect((await find('beekeeper, hybrid or remote')).totalCount).toBe(2);
  expect((await find('beekeeper not near Pune')).totalCount).toBe(3);
});

test('shift, place and experience in a sentence filter the list and are shown', async () => {
  const { totalCount, nodes, readAs, advice } = await find(
    'night shift lamplighter near Thane without experience',
  );
  expect(new Set(nodes.map(({ location }) => location))).toEqual(new Set(['Thane, Maharashtra']));
  expect(totalCount).toBe(10);
  expect(advice).toBeNull();
  expect(readAs).toEqual({
    words: 'lamplighter',
    filters: [
      { filter: 'location', value: 'Thane, Maharashtra', text: 'near thane' },
      { filter: 'withinKm', value: '25', text: 'near thane' },
      { filter: 'shifts', value: 'NIGHT', text: 'night shift' },
      { filter: 'experienceYears', value: '0', text: 'without experience' },
    ],
    leftOut: [],
  });
  expect((await find('night shift lamplighter')).totalCount).toBe(12);
});

test('a shift that is refused does not filter; without one job type, the others do', async () => {
  const { totalCount, readAs } = await find('lamplighter, no night shift');
  expect({ totalCount, readAs }).toEqual({ totalCount: 13, readAs: null });
  const others = ['FULL_TIME', 'CONTRACT', 'INTERN', 'TEMPORARY'];
  expect(await find('lamplighter, no part time')).toMatchObject({
    totalCount: 13,
    readAs: {
      words: 'lamplighter',
      filters: others.map((value) => ({ filter: 'types', value, text: 'no part time' })),
    },
  });
  expect((await find('lamplighter, no full time')).totalCount).toBe(0);
});

test('the same filters without one of them find as many jobs as the answer promised', async () => {
  const { totalCount, readAs } = await find('lamplighter', { shifts: ['NIGHT'], withinKm: 100, location: 'Thane' }); // oxfmt-ignore
  expect({ totalCount, readAs }).toEqual({ totalCount: 12, readAs: null });
});

test('a part of a sentence that no job meets is left out and named, with any filter', async () => {
  const falconer = await find('falconer without experience, night shift');
  expect(falconer.totalCount).toBe(1);
  expect(falconer.readAs).toMatchObject({ words: 'falconer', filters: [{ filter: 'experienceYears' }], leftOut: [{ filter: 'shifts' }] }); // oxfmt-ignore
  expect(falconer.advice).toEqual({
    wanted: ['falconer', 'without experience', 'night shift'],
    leftOut: ['night shift'],
    fewHaveAll: false,
  });
  expect(await find('lamplighter near Pune night shift', { location: 'Thane' })).toMatchObject({ totalCount: 11, readAs: { leftOut: [{ filter: 'shifts' }] } }); // oxfmt-ignore
  expect(await find('lamplighter night shift', { types: ['INTERN'] })).toMatchObject({ totalCount: 0, readAs: { leftOut: [] } }); // oxfmt-ignore
});

test('a part that hardly any job meets puts these jobs first, keeps the others and says so', async () => {
  const { nodes, advice, readAs } = await find('diver with night shift');
  expect(nodes.map(({ location }) => location)).toEqual(['Kota, Rajasthan', 'Pune, Maharashtra']);
  expect(readAs).toMatchObject({ filters: [], leftOut: [{ filter: 'shifts' }] });
  expect(advice).toEqual({
    wanted: ['diver', 'night shift'],
    leftOut: ['night shift'],
    fewHaveAll: true,
  });
});
