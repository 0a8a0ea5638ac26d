import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { updateJob } from './jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const DAY = 86_400_000;
const newJob = (details: JobDetails = {}) => addJob(app, employer.company!.id, details);
const rejected = async () => {
  const { id } = await newJob({ adminStatus: 'rejected' });
  await app.sql(`update jobs set admin_notes = 'No pay.' where id = ?`, [id]);
  return id;
};
const log = (id: string) =>
  app.sql('select before, after from activity_log where subject_id = ? order by id desc limit 1', [
    id,
  ]);

test('a rejected job waits again as soon as its content changes, and the administrators are notified', async () => {
  const { admin } = await scenario(app).admin();
  const id = await rejected();
  const notifications = () =>
    app.sql(
      `select data ->> 'status' as status from notifications
       where user_id = ? and data ->> 'jobId' = ?`,
      [admin.id, id],
    );
  const job = await updateJob(employer, id, { salary: '5 LPA' });
  expect(job).toMatchObject({ standing: 'PENDING', salary: '5 LPA' });
  expect(await notifications()).toEqual([{ status: 'pending' }]);
  const [entry] = await log(id);
  expect(entry).toMatchObject({
    before: { adminStatus: 'rejected', salary: '' },
    after: { adminStatus: 'pending', salary: '5 LPA' },
  });
  // Notified once: the job is already waiting.
  await updateJob(employer, id, { salary: '6 LPA' });
  expect(await notifications()).toHaveLength(1);
});

test('a rejected job stays rejected when only flags or the deadline change, or nothing does', async () => {
  const id = await rejected();
  const ahead = new Date(app.clock.now().getTime() + 5 * DAY).toISOString();
  for (const same of [
    { isFeatured: true },
    { isHot: true },
    { applicationDeadline: ahead },
    { location: 'Pune, Maharashtra' },
  ])
    expect(await updateJob(employer, id, same)).toMatchObject({ standing: 'REJECTED' });
});

test('only administrators approve a rejected job, even if the site approves jobs automatically', async () => {
  await app.settings({ autoApproveJobs: true });
  expect(await updateJob(employer, await rejected(), { description: 'Pays well.' })).toMatchObject({
    standing: 'PENDING',
  });
  await app.settings({ autoApproveJobs: false });
});

test('a rejected job that changes is queued behind jobs that have waited longer', async () => {
  const { admin } = await scenario(app).admin();
  const title = `Again ${app.clock.now().getTime()}`;
  const { id } = await newJob({ title, adminStatus: 'rejected', postedIn: -9 });
  const { id: other } = await newJob({ title, adminStatus: 'pending', postedIn: -3 });
  await updateJob(employer, id, { description: 'Pays well.' });
  const { admin: found } = await admin.graphql<{
    admin: { jobs: { nodes: { id: string; createdAt: string; waitingSince: string }[] } };
  }>(
    `query($search: String) { admin { jobs(status: PENDING, search: $search) {
      nodes { id createdAt waitingSince } } } }`,
    { search: title },
  );
  const [first, second] = found.jobs.nodes;
  expect([first!.id, second!.id]).toEqual([other, id]);
  expect(first!.waitingSince).toBe(first!.createdAt);
  expect(Date.parse(second!.waitingSince)).toBeCloseTo(app.clock.now().getTime(), -5);
});

test('an approved or suspended job keeps its status', async () => {
  const { id } = await newJob({ adminStatus: 'suspended' });
  expect(await updateJob(employer, id, { title: 'Mended' })).toMatchObject({
    standing: 'SUSPENDED',
  });
});
