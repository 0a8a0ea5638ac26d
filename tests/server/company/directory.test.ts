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
  const banyan = await addCompany(app, { name: 'banyan & Sons' });
  await addCompany(app, { name: 'Neem 100% Labs' });
  await addCompany(app, { name: 'Waiting Foods', status: 'pending' });
  const gone = await addCompany(app, { name: 'Gone Foods' });
  await addJob(app, lotus.id, { title: 'Cook' });
  await app.sql(`update companies set industry = 'retail' where name = 'banyan & Sons'`);
  await app.sql('update companies set deleted_at = ? where id = ?', [app.clock.now(), gone.id]);
  const now = app.clock.now();
  for (const [{ id }, status] of [
    [lotus, 'verified'],
    [banyan, 'pending'],
  ] as const)
    await app.sql(
      `insert into company_verifications (id, company_id, kind, value, status, submitted_at, verified_at)
       values (?, ?, 'gstin', '27AAPFU0939F1ZV', ?, ?, ?)`,
      [newId(now.getTime()), id, status, now, status === 'verified' ? now : null],
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

test('companies are filtered by live jobs, size and how soon they answer', async () => {
  const filtered = async (filter: string) => {
    const { companies } = await app.graphql<Answer>(`{ companies(${filter}) { nodes { name } } }`);
    return companies.nodes.map(({ name }) => name);
  };
  expect(await filtered('hiring: true')).toEqual(['Lotus Works']);
  await app.sql(`update companies set size = 'employees_11_50' where name = 'Neem 100% Labs'`);
  expect(await filtered('size: "11-50"')).toEqual(['Neem 100% Labs']);
  expect(await filtered('size: "no such size"')).toEqual([]);
  await app.sql(
    `insert into company_responses (company_id, applicants, answered, typical_days, counted_at)
     select id, 10, 8, case name when 'Lotus Works' then 8 else 7 end, now() from companies
     where name like 'Lotus%' or name like 'Neem%'`,
  );
  expect(await filtered('answersQuickly: true')).toEqual(['Neem 100% Labs']);
});

test('a company page says what its live jobs pay, by category, and which benefits they offer', async () => {
  const { id } = await addCompany(app, { name: 'Silver Foods' });
  const job = (title: string, salary?: [number | null, number | null]) =>
    addJob(app, id, {
      title,
      ...(salary && { salary: { text: '', min: salary[0], max: salary[1] } }),
    });
  const [cook, waiter] = [
    await job('Cook', [200_000, 300_000]),
    await job('Waiter', [null, 250_000]),
  ];
  const closed = await addJob(app, id, { title: 'Chef', status: 'closed', salary: { text: '', min: 900_000, max: 900_000 } }); // oxfmt-ignore
  await job('Guard');
  await app.sql(
    `update jobs set category_id = (select id from categories where slug = 'hospitality-travel'),
       benefits = case id when ? then E'Free meals\n- Bonus\nPF and ESI' when ? then E'free meals.\nUniform\nESI, PF' else 'Car' end
     where id in (?, ?, ?)`,
    [cook.id, waiter.id, cook.id, waiter.id, closed.id],
  );
  const answer = await app.graphql(
    `query($slug: String!) { company(slug: $slug) { offer {
      benefits pay { jobs salaryMin salaryMax category { slug } } } } }`,
    { slug: `company-${id}` },
  );
  expect(answer).toEqual({
    company: {
      offer: {
        benefits: ['ESI, PF', 'Free meals', 'Bonus', 'Uniform'],
        pay: [
          {
            jobs: 2,
            salaryMin: 200_000,
            salaryMax: 300_000,
            category: { slug: 'hospitality-travel' },
          },
        ],
      },
    },
  });
  await app.sql('update companies set deleted_at = now() where id = ?', [id]);
});

test('companies are searched by name, and filtered by industry and badge', async () => {
  expect(await namesOf({ search: ' WORK ' })).toEqual(['Lotus Works']);
  expect(await namesOf({ search: '0%' })).toEqual(['Neem 100% Labs']);
  expect(await namesOf({ search: 'Foods' })).toEqual([]);
  expect(await namesOf({ industry: 'Retail' })).toEqual(['banyan & Sons']);
  expect(await namesOf({ industry: 'no such industry' })).toEqual([]);
  expect(await namesOf({ verified: true })).toEqual(['Lotus Works']);
  expect(await namesOf({ verified: false, search: 'n' })).toEqual(['banyan & Sons', 'Neem 100% Labs']); // oxfmt-ignore
});

test('the second page of companies continues where the first one ended', async () => {
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
