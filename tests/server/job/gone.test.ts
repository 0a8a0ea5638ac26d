import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const GONE = 'query($id: ID!) { goneJob(id: $id) { id similar { title } } }';

const goneJob = async (id: string) =>
  (
    await app.graphql<{ goneJob: { id: string; similar: { title: string }[] } | null }>(GONE, {
      id,
    })
  ).goneJob;

async function deleted(details: JobDetails = {}, company?: { id: string }) {
  const { id } = await addJob(app, (company ?? (await addCompany(app))).id, details);
  await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), id]);
  return id;
}

test('a deleted job leaves its id and similar live jobs', async () => {
  const company = await addCompany(app);
  const id = await deleted({ title: 'Staff Nurse' }, company);
  await addJob(app, company.id, { title: 'Night Nurse' });
  await addJob(app, company.id, { title: 'Closed Nurse', status: 'closed' });
  expect(await goneJob(id)).toEqual({ id, similar: [{ title: 'Night Nurse' }] });
});

test('a job that still exists, a job that was taken down and an unknown id are not gone jobs', async () => {
  const there = await addJob(app, (await addCompany(app)).id);
  expect(await goneJob(there.id)).toBeNull();
  for (const adminStatus of ['pending', 'rejected', 'suspended'] as const)
    expect(await goneJob(await deleted({ adminStatus })), adminStatus).toBeNull();
  expect(await goneJob(newId(1_700_000_000_000))).toBeNull();
  expect(await goneJob('nonsense')).toBeNull();
});

test('a deleted job is not shown as gone if its company is deleted or not approved', async () => {
  const suspended = await addCompany(app, { status: 'suspended' });
  expect(await goneJob(await deleted({}, suspended))).toBeNull();
  const left = await addCompany(app);
  const id = await deleted({}, left);
  expect(await goneJob(id)).toMatchObject({ id });
  await app.sql('update companies set deleted_at = ? where id = ?', [app.clock.now(), left.id]);
  expect(await goneJob(id)).toBeNull();
});

test('a deleted company has no page', async () => {
  const { id } = await addCompany(app);
  const page = async () =>
    (
      await app.graphql<{ company: { id: string } | null }>(
        'query($slug: String!) { company(slug: $slug) { id } }',
        { slug: `company-${id}` },
      )
    ).company;
  expect(await page()).toEqual({ id });
  await app.sql('update companies set deleted_at = ? where id = ?', [app.clock.now(), id]);
  expect(await page()).toBeNull();
});

test('the statistics of a job count hired applicants among the shortlisted', async () => {
  const { job } = await scenario(app).employer().job({ postedIn: -3 });
  for (const status of ['pending', 'reviewed', 'shortlisted', 'shortlisted', 'hired', 'rejected']) {
    const { seeker } = await scenario(app).seeker();
    const id = newId(Date.now());
    await app.sql(
      `insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
       values (?, ?, ?, 'Asha Rao', ?, ?, now(), now())`,
      [id, job.id, seeker.id, seeker.email, status],
    );
    if (status !== 'shortlisted' && status !== 'hired') continue;
    await app.sql(
      `insert into application_events (id, application_id, kind, at) values (?, ?, 'shortlisted', now())`,
      [newId(Date.now()), id],
    );
  }
  await app.sql('update jobs set views = 7, applications_count = 6 where id = ?', [job.id]);
  const { job: shown } = await app.graphql<{ job: { stats: object } }>(
    'query($id: ID!) { job(id: $id) { stats { applicants views shortlisted hired interviewed } } }',
    { id: job.id },
  );
  expect(shown.stats).toEqual({
    applicants: 6,
    views: 7,
    shortlisted: 3,
    hired: 1,
    interviewed: 0,
  });
});
