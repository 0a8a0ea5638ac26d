import { beforeAll, expect, test } from 'vitest';
import { HIDDEN_COMPANIES_MAX } from '#schema/options/limits.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import '#tests/support/matchers.ts';

let app: App;
let lotus: { id: string };
let neem: { id: string };

beforeAll(async () => {
  app = await theApp();
  lotus = await addCompany(app, { name: 'Lotus Works' });
  neem = await addCompany(app, { name: 'Neem Labs' });
  for (const { id } of [lotus, neem]) await addJob(app, id, { title: 'Glassblower' });
});

async function found(who: Caller, filter: object = {}) {
  const { jobs } = await who.graphql<{
    jobs: { totalCount: number; nodes: { company: { name: string } }[]; facets: { company: { label: string; count: number }[] } };
  }>(
    `query($filter: JobFilter) { jobs(filter: $filter) { totalCount nodes { company { name } }
      facets { company { label count } } } }`,
    { filter: { search: 'glassblower', ...filter } },
  ); // oxfmt-ignore
  const names = jobs.nodes.map(({ company }) => company.name).toSorted();
  expect(jobs.totalCount).toBe(names.length);
  return names;
}

async function change(who: Caller, name: 'hideCompany' | 'unhideCompany', companyId: string) {
  const input = `${name === 'hideCompany' ? 'Hide' : 'Unhide'}CompanyInput`;
  const data = await who.graphql<Record<string, { viewer: { hiddenCompanies: { id: string }[] } }>>(
    `mutation($input: ${input}!) { ${name}(input: $input) { viewer { hiddenCompanies { id } } } }`,
    { input: { companyId } },
  );
  return data[name]!.viewer.hiddenCompanies.map(({ id }) => id);
}

test('the jobs of a hidden company are left out of the lists of this person, until it is shown again', async () => {
  const { seeker } = await scenario(app).seeker();
  expect(await change(seeker, 'hideCompany', lotus.id)).toEqual([lotus.id]);
  expect(await change(seeker, 'hideCompany', lotus.id)).toEqual([lotus.id]);
  expect(await found(seeker)).toEqual(['Neem Labs']);
  expect(await found(app)).toEqual(['Lotus Works', 'Neem Labs']);
  expect(await found(seeker, { companies: [lotus.id] })).toEqual(['Lotus Works']);
  expect(await change(seeker, 'unhideCompany', lotus.id)).toEqual([]);
  expect(await found(seeker)).toEqual(['Lotus Works', 'Neem Labs']);
});

test('they are also left out of similar jobs, like jobs that are not for this person', async () => {
  const { seeker } = await scenario(app).seeker();
  const tree = await addCompany(app, { name: 'Banyan Tree' });
  const [shown, dismissed] = [await addJob(app, tree.id, { title: 'Glassblower' }), await addJob(app, tree.id, { title: 'Glassblower assistant' })]; // oxfmt-ignore
  await change(seeker, 'hideCompany', lotus.id);
  await seeker.graphql(
    'mutation($input: DismissJobInput!) { dismissJob(input: $input) { viewer { id } } }',
    { input: { jobId: dismissed.id, reason: 'OTHER' } },
  );
  const similar = async (who: Caller) => {
    const { job } = await who.graphql<{ job: { similar: { title: string; company: { name: string } }[] } }>(
      'query($id: ID!) { job(id: $id) { similar { title company { name } } } }',
      { id: shown.id },
    ); // oxfmt-ignore
    return job.similar.map(({ title, company }) => `${title}, ${company.name}`).toSorted();
  };
  expect(await similar(seeker)).toEqual(['Glassblower, Neem Labs']);
  expect(await similar(app)).toEqual([
    'Glassblower assistant, Banyan Tree',
    'Glassblower, Lotus Works',
    'Glassblower, Neem Labs',
  ]);
});

test('the company that was hidden last comes first', async () => {
  const { seeker } = await scenario(app).seeker();
  expect(await change(seeker, 'hideCompany', neem.id)).toEqual([neem.id]);
  app.clock.forward({ minutes: 1 });
  expect(await change(seeker, 'hideCompany', lotus.id)).toEqual([lotus.id, neem.id]);
});

test('an unknown company is refused, and the length of the list is limited', async () => {
  const { seeker } = await scenario(app).seeker();
  await expect(change(seeker, 'hideCompany', crypto.randomUUID())).toFailWith('NOT_FOUND');
  await app.sql(
    `with made as (
       insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
       select gen_random_uuid(), 'hidden-' || n, 'Hidden', 'technology', 'approved', now(), now() from generate_series(1, ?) n
       returning id)
     insert into hidden_companies select ?, made.id, now() from made`,
    [HIDDEN_COMPANIES_MAX, seeker.id],
  );
  await expect(change(seeker, 'hideCompany', lotus.id)).toFailWith('RULE_VIOLATION');
  const [hidden] = await app.sql<{ id: string }>(
    `select id from companies where slug = 'hidden-1'`,
  );
  expect(await change(seeker, 'hideCompany', hidden!.id)).toHaveLength(HIDDEN_COMPANIES_MAX);
  // One that was taken down is not in the list and takes no place.
  await app.sql(`update companies set admin_status = 'suspended' where slug = 'hidden-1'`);
  await change(seeker, 'hideCompany', lotus.id);
});
