import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';

const DIRECTORY = `query($search: String, $industry: String, $verified: Boolean, $first: Int, $after: String) {
  companies(search: $search, industry: $industry, verified: $verified, first: $first, after: $after) {
    totalCount nodes { name openJobs verification { gstinVerifiedAt } } pageInfo { endCursor hasNextPage } } }`;

interface Answer {
  companies: {
    totalCount: number;
    nodes: { name: string; openJobs: number; verification: object | null }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

let app: App;

beforeAll(async () => {
  app = await theApp();
  const lotus = await addCompany(app, { name: 'Lotus Works' });
  await addCompany(app, { name: 'banyan & Sons' });
  await addCompany(app, { name: 'Neem 100% Labs' });
  await addCompany(app, { name: 'Waiting Foods', status: 'pending' });
  const gone = await addCompany(app, { name: 'Gone Foods' });
  await addJob(app, lotus.id, { title: 'Cook' });
  await app.sql(`update companies set industry = 'retail' where name = 'banyan & Sons'`);
  await app.sql('update companies set deleted_at = ? where id = ?', [app.clock.now(), gone.id]);
  await app.sql(
    `insert into company_verifications (id, company_id, kind, value, status, submitted_at, verified_at)
     values (?, ?, 'gstin', '27AAPFU0939F1ZV', 'verified', ?, ?)`,
    [newId(app.clock.now().getTime()), lotus.id, app.clock.now(), app.clock.now()],
  );
});

const ask = async (variables: object = {}) =>
  (await app.graphql<Answer>(DIRECTORY, variables)).companies;
const namesOf = async (variables: object) => (await ask(variables)).nodes.map(({ name }) => name);

test('everyone sees the approved companies by name, with their open jobs and badge', async () => {
  const { totalCount, nodes } = await ask();
  expect(totalCount).toBe(3);
  expect(nodes).toMatchObject([
    { name: 'banyan & Sons', openJobs: 0, verification: null },
    { name: 'Lotus Works', openJobs: 1, verification: { gstinVerifiedAt: expect.any(String) } },
    { name: 'Neem 100% Labs', openJobs: 0, verification: null },
  ]);
});

test('they are searched by name, and filtered by industry and badge', async () => {
  expect(await namesOf({ search: ' WORK ' })).toEqual(['Lotus Works']);
  expect(await namesOf({ search: '0%' })).toEqual(['Neem 100% Labs']);
  expect(await namesOf({ search: 'Foods' })).toEqual([]);
  expect(await namesOf({ industry: 'Retail' })).toEqual(['banyan & Sons']);
  expect(await namesOf({ industry: 'no such industry' })).toEqual([]);
  expect(await namesOf({ verified: true })).toEqual(['Lotus Works']);
  expect(await namesOf({ verified: false, search: 'n' })).toEqual(['banyan & Sons', 'Neem 100% Labs']); // oxfmt-ignore
});

test('a page follows another', async () => {
  const first = await ask({ first: 2 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await namesOf({ first: 2, after: first.pageInfo.endCursor })).toEqual(['Neem 100% Labs']);
});

test('the industries that have companies are counted', async () => {
  const { companyIndustries } = await app.graphql<{ companyIndustries: object[] }>(
    '{ companyIndustries { industry count } }',
  );
  expect(companyIndustries).toEqual([
    { industry: 'technology', count: 2 },
    { industry: 'retail', count: 1 },
  ]);
});
