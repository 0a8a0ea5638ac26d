import { beforeEach, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { jobFor } from './moderationCalls.ts';

let app: App;
let admin: Person;
let company: { id: string };

beforeEach(async () => {
  ({ app, admin } = await scenario().admin());
  company = await knownCompany('Lotus Works');
});

/** A job without any risk sign. */
async function knownCompany(name: string) {
  const made = await addCompany(app, { name });
  await app.sql(`update companies set website = 'https://lotus.example' where id = ?`, [made.id]);
  return made;
}

const post = (details: JobDetails = {}, of = company) => addJob(app, of.id, details);
const signsOf = async ({ id }: { id: string }) => (await jobFor(admin, id))!.riskSigns;
const remove = (table: string, { id }: { id: string }) =>
  app.sql(`update ${table} set deleted_at = now() where id = ?`, [id]);
const describe = ({ id }: { id: string }, text: string) =>
  app.sql('update jobs set description = ? where id = ?', [text, id]);

test('resolved reports no longer count', async () => {
  const job = await post({ title: 'Data Entry' });
  const { seeker } = await scenario(app).seeker();
  await seeker.graphql(
    'mutation($id: ID!) { reportJob(input: { jobId: $id, reason: FEE }) { message } }',
    { id: job.id },
  );
  expect(await jobFor(admin, job.id)).toMatchObject({ reports: 1, riskSigns: ['FEE'] });
  await admin.graphql(
    'mutation($id: ID!) { resolveJobReports(input: { jobId: $id }) { __typename } }',
    { id: job.id },
  );
  expect(await jobFor(admin, job.id)).toMatchObject({ reports: 0, riskSigns: [] });
});

test('two other jobs that were taken down are a sign against the company, unless deleted', async () => {
  const job = await post({ title: 'Nurse' });
  const rejected = await post({ title: 'Driver', adminStatus: 'rejected' });
  expect(await signsOf(job)).toEqual([]);
  await post({ title: 'Cook', adminStatus: 'suspended' });
  expect(await signsOf(job)).toEqual(['COMPANY']);
  await remove('jobs', rejected);
  expect(await signsOf(job)).toEqual([]);
});

test('two equal jobs of a company are duplicates while both are open', async () => {
  const job = await post({ title: 'Nurse' });
  await post({ title: 'Nurse', location: 'Mumbai, Maharashtra' });
  await post({ title: 'Nurse', status: 'closed' });
  expect(await signsOf(job)).toEqual([]);
  const twin = await post({ title: 'NURSE' });
  expect(await signsOf(job)).toEqual(['DUPLICATE']);
  await remove('jobs', twin);
  expect(await signsOf(job)).toEqual([]);
});

test('a long text used by another company is a duplicate, a short one is not', async () => {
  const job = await post({ title: 'Nurse' });
  const other = await knownCompany('Other Works');
  const theirs = await post({ title: 'Carer' }, other);
  for (const one of [job, theirs]) await describe(one, 'x'.repeat(199));
  expect(await signsOf(job)).toEqual([]);
  for (const one of [job, theirs]) await describe(one, 'x'.repeat(200));
  expect(await signsOf(job)).toEqual(['DUPLICATE']);
  await remove('jobs', theirs);
  expect(await signsOf(job)).toEqual([]);
});

test('a job of a deleted company is invisible to administrators too', async () => {
  const job = await post();
  await remove('companies', company);
  expect(await jobFor(admin, job.id)).toBeNull();
});
