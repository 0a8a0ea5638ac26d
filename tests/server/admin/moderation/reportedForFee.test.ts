import { beforeEach, expect, test } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { decide } from './moderationCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;
let one: Person;
let two: Person;
let id: string;

beforeEach(async () => {
  ({ app, admin, employer, one, two } = await scenario()
    .admin()
    .employer()
    .seeker({ as: 'one' })
    .seeker({ as: 'two' }));
  id = (await addJob(app, employer.company!.id, { title: 'Packer' })).id;
});

const report = (who: Person, reason = 'FEE', jobId = id) =>
  who.graphql('mutation($input: ReportJobInput!) { reportJob(input: $input) { message } }', {
    input: { jobId, reason },
  });
const job = async () => {
  const [row] = await app.sql<{ status: string; notes: string | null; reports: number }>(
    `select admin_status as status, admin_notes as notes,
      (select count(*)::int from job_reports where job_id = jobs.id and resolved_at is null) as reports
     from jobs where id = ?`,
    [id],
  );
  return row;
};

test('a second fee report by a job seeker suspends the job until it is reviewed', async () => {
  await report(one);
  await report(one);
  expect(await job()).toMatchObject({ status: 'approved' });
  await report(two);
  expect(await job()).toMatchObject({
    status: 'suspended',
    notes: expect.stringMatching(/^Two job seekers reported/) as string,
    reports: 2,
  });
  const guest = caller(app.url);
  const { jobs } = await guest.graphql<{ jobs: { nodes: { id: string }[] } }>(
    '{ jobs(first: 100) { nodes { id } } }',
  );
  expect(jobs.nodes.map((found) => found.id)).not.toContain(id);
  const result = await app.sql(
    `select user_id as who, data ->> 'status' as status, link from notifications
     where data ->> 'jobId' = ? and user_id in (?, ?)`,
    [id, admin.id, employer.id],
  );
  expect(result).toHaveLength(2);
  expect(result).toEqual(
    expect.arrayContaining([
      { who: admin.id, status: 'reported', link: '/admin/jobs?reported=1' },
      { who: employer.id, status: 'suspended', link: '/manage-jobs' },
    ]),
  );
  const [mail] = await app.mails(employer.email);
  expect(mail!.subject).toBe('Your job has been suspended: Packer');
  const log = await app.sql(
    `select actor_kind as actor, action from activity_log where subject_id = ?`,
    [id],
  );
  expect(log).toEqual([{ actor: 'system', action: 'job.suspend' }]);
});

test('after the job is approved again, old reports no longer count', async () => {
  await report(one);
  await report(two);
  await decide(admin, 'job', id, 'APPROVED');
  expect(await job()).toMatchObject({ status: 'approved', reports: 0 });
  await report(one);
  expect(await job()).toMatchObject({ status: 'approved' });
});

test.each([
  ['for other reasons', async () => Promise.all([report(one, 'FAKE'), report(two, 'OTHER')])],
  [
    'from an employer, who could be a competitor',
    async () => {
      const { rival } = await scenario(app).employer({ as: 'rival' });
      await Promise.all([report(one), report(rival)]);
    },
  ],
  [
    'from an account with an unconfirmed email address',
    async () => {
      const { third } = await scenario(app).seeker({ as: 'third', emailVerified: false });
      await Promise.all([report(one), report(third)]);
    },
  ],
  [
    'from someone who says so of many jobs',
    async () => {
      for (let others = 0; others < 5; others += 1) {
        const other = await addJob(app, employer.company!.id);
        await report(two, 'FEE', other.id);
      }
      await Promise.all([report(one), report(two)]);
    },
  ],
])('the job stays up after reports %s', async (_, reports) => {
  await reports();
  expect(await job()).toMatchObject({ status: 'approved' });
});

test('if two reports arrive at once, the second suspends the job, once', async () => {
  await Promise.all([report(one), report(two)]);
  expect(await job()).toMatchObject({ status: 'suspended' });
  const log = await app.sql('select id from activity_log where subject_id = ?', [id]);
  expect(log).toHaveLength(1);
});
