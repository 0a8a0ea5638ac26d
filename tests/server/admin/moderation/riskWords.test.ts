import { beforeEach, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';

interface Judged {
  riskSigns: string[];
  riskWords: string[];
  twins: { id: string; title: string; company: { name: string } }[];
}

let app: App;
let admin: Person;
let company: { id: string };
beforeEach(async () => {
  ({ app, admin } = await scenario().admin());
  company = await addCompany(app, { name: 'Lotus Works' });
  await app.sql(`update companies set website = 'https://lotus.example' where id = ?`, [
    company.id,
  ]);
});

const judged = async ({ id }: { id: string }) => {
  const data = await admin.graphql<{ admin: { job: Judged } }>(
    `query($id: ID!) { admin { job(id: $id) {
      riskSigns riskWords twins { id title company { name } } } } }`,
    { id },
  );
  return data.admin.job;
};
const write = (column: string, { id }: { id: string }, text: string) =>
  app.sql(`update jobs set ${column} = ? where id = ?`, [text, id]);
const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id).toSorted();

test('the words of the risk signs are quoted from every text of the job', async () => {
  const job = await addJob(app, company.id, { title: 'Nurse, call 98765 43210' });
  await write('description', job, 'A **Joining fee** is due. See https://www.lotus.example/jobs.');
  await write('requirements', job, 'Ms Word\nApply on bit.ly/abc');
  await write('responsibilities', job, 'You answer on WhatsApp');
  await write('benefits', job, 'No registration fee');
  expect(await judged(job)).toMatchObject({
    riskSigns: ['FEE', 'CONTACT'],
    riskWords: ['98765 43210', 'Joining fee', 'WhatsApp', 'bit.ly/abc'],
  });
  await app.sql('update companies set website = null, email = ? where id = ?', [
    'hr@lotus.example',
    company.id,
  ]);
  expect((await judged(job)).riskWords).toContain('https://www.lotus.example/jobs');
});

test('duplicates within the company and at another company are shown together', async () => {
  const job = await addJob(app, company.id, { title: 'Nurse' });
  const other = await addCompany(app, { name: 'Other Works' });
  expect((await judged(job)).twins).toEqual([]);
  const same = await addJob(app, company.id, { title: 'NURSE' });
  const copied = await addJob(app, other.id, { title: 'Carer' });
  for (const one of [job, copied]) await write('description', one, 'x'.repeat(200));
  const found = await judged(job);
  expect(found.riskSigns).toEqual(['DUPLICATE']);
  expect(idsOf(found.twins)).toEqual(idsOf([same, copied]));
  expect(found.twins.map((twin) => `${twin.title}, ${twin.company.name}`).toSorted()).toEqual([
    'Carer, Other Works',
    'NURSE, Lotus Works',
  ]);
  expect(idsOf((await judged(copied)).twins)).toEqual([job.id]);
  await app.sql('update jobs set deleted_at = now() where id = ?', [same.id]);
  // Administrators have no page for a job of a deleted company.
  await app.sql('update companies set deleted_at = now() where id = ?', [other.id]);
  expect((await judged(job)).twins).toEqual([]);
});

test('the five newest duplicates are shown, with one additional statement for a list of any length', async () => {
  const jobs: { id: string }[] = [];
  for (let at = 0; at < 7; at += 1) {
    const job = await addJob(app, company.id, { title: 'Nurse' });
    await app.sql(`update jobs set created_at = now() - ? * interval '1 day' where id = ?`, [
      at,
      job.id,
    ]);
    jobs.push(job);
  }
  const last = jobs.at(-1)!;
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
  expect(ids((await judged(last)).twins)).toEqual(ids(jobs.slice(0, 5)));
  const list = (more: string) =>
    countStatements(() =>
      admin.graphql(`{ admin { jobs(first: 20) { nodes { id riskWords ${more} } } } }`),
    );
  const without = await list('');
  expect(await list('twins { id title company { name } }')).toBe(without + 1);
});
