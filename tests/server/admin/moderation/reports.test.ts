import { beforeEach, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { changeJobsStatus, decide, jobsFor } from './moderationCalls.ts';

let app: App;
let admin: Person;
let seeker: Person;
let rival: Person;
let employer: Employer;

beforeEach(async () => {
  ({ app, admin, seeker, rival, employer } = await scenario()
    .admin()
    .seeker()
    .seeker({ as: 'rival' })
    .employer());
  await app.sql('delete from job_reports');
});

const newJob = (title: string) => addJob(app, employer.company!.id, { title });
const report = (who: Person, jobId: string, reason: string, detail = '') =>
  who.graphql(`mutation($input: ReportJobInput!) { reportJob(input: $input) { message } }`, {
    input: { jobId, reason, detail },
  });

interface Reported {
  reports: number;
  reportedAt: string | null;
  reportsMade: { reason: string; detail: string; createdAt: string; resolvedAt: string | null }[];
}
const REPORTED = 'id reports reportedAt reportsMade { reason detail createdAt resolvedAt }';

async function reportsOf(id: string): Promise<Reported> {
  const { admin: found } = await admin.graphql<{ admin: { job: Reported } }>(
    `query($id: ID!) { admin { job(id: $id) { ${REPORTED} } } }`,
    { id },
  );
  return found.job;
}

async function resolve(who: Person, jobId: string, until?: string): Promise<Reported> {
  const { resolveJobReports } = await who.graphql<{ resolveJobReports: { job: Reported } }>(
    `mutation($input: ResolveJobReportsInput!) {
      resolveJobReports(input: $input) { job { ${REPORTED} } } }`,
    { input: { jobId, until } },
  );
  return resolveJobReports.job;
}

const queue = async (args: object = {}) =>
  (await jobsFor(admin, { reported: true, ...args })).nodes.map(({ job }) => job.title);

test('reported jobs are queued, the first reported first', async () => {
  const [late, early] = [await newJob('Late'), await newJob('Early')];
  await newJob('Good');
  await report(seeker, early.id, 'FEE', 'They asked for ₹500.');
  app.clock.forward({ minutes: 10 });
  await report(seeker, late.id, 'FAKE');
  app.clock.forward({ minutes: 5 });
  await report(rival, early.id, 'OTHER');
  expect(await queue()).toEqual(['Early', 'Late']);
  const found = await reportsOf(early.id);
  expect(found).toMatchObject({
    reports: 2,
    reportsMade: [
      { reason: 'OTHER', detail: '', resolvedAt: null },
      { reason: 'FEE', detail: 'They asked for ₹500.', resolvedAt: null },
    ],
  });
  expect(found.reportedAt).toBe(found.reportsMade[1]!.createdAt);
  expect(JSON.stringify(found)).not.toContain(seeker.id);
});

test('the queue is searched, filtered and paged like every list of jobs', async () => {
  for (const title of ['Baker', 'Butcher', 'Brewer']) {
    await report(seeker, (await newJob(title)).id, 'FAKE');
    app.clock.forward({ minutes: 1 });
  }
  expect(await queue({ search: 'b', first: 2, page: 2 })).toEqual(['Brewer']);
  expect(await queue({ search: 'butch' })).toEqual(['Butcher']);
  expect(await queue({ status: 'PENDING' })).toEqual([]);
  expect(await queue({ status: 'APPROVED', industry: 'finance' })).toEqual([]);
  const { pageInfo, totalCount } = await jobsFor(admin, { reported: true, first: 1 });
  expect(totalCount).toBe(3);
  expect(await queue({ after: pageInfo.endCursor })).toEqual(['Butcher', 'Brewer']);
});

test('reports are resolved once; the job stays, and unseen reports remain open', async () => {
  const { id } = await newJob('Fitter');
  await report(seeker, id, 'FEE');
  const { reportedAt: seen } = await reportsOf(id);
  app.clock.forward({ minutes: 1 });
  await report(rival, id, 'FAKE');
  expect(await resolve(admin, id, seen!)).toMatchObject({
    reports: 1,
    reportsMade: [
      { reason: 'FAKE', resolvedAt: null },
      { reason: 'FEE', resolvedAt: expect.any(String) as string },
    ],
  });
  expect(await queue()).toEqual(['Fitter']);
  expect(await resolve(admin, id)).toMatchObject({ reports: 0, reportedAt: null });
  expect(await queue()).toEqual([]);
  await expect(resolve(admin, id)).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', rule: 'moderation.reports.waiting' },
  });
  const [row] = await app.sql('select admin_status as status from jobs where id = ?', [id]);
  expect(row).toEqual({ status: 'approved' });
  const entries = await app.sql(
    `select action, actor_id as actor, before, after from activity_log
     where subject_id = ? order by id`,
    [id],
  );
  expect(entries).toEqual([
    {
      action: 'job.resolveReports',
      actor: admin.id,
      before: { reports: 2 },
      after: { reports: 1 },
    },
    {
      action: 'job.resolveReports',
      actor: admin.id,
      before: { reports: 1 },
      after: { reports: 0 },
    },
  ]);
});

test('a user can report a job again after earlier reports were resolved', async () => {
  const { id } = await newJob('Fitter');
  await report(seeker, id, 'FEE');
  await resolve(admin, id);
  app.clock.forward({ minutes: 1 });
  await report(rival, id, 'OTHER');
  await resolve(admin, id);
  app.clock.forward({ minutes: 1 });
  await report(seeker, id, 'FAKE', 'They still ask for ₹500.');
  app.clock.forward({ minutes: 1 });
  await report(employer, id, 'OTHER', 'Mine too.');
  await app.sql('update job_reports set resolved_at = ? where reporter_id = ?', [
    app.clock.now(),
    employer.id,
  ]);
  const { reports, reportsMade } = await reportsOf(id);
  expect(reports).toBe(1);
  expect(await queue()).toEqual(['Fitter']);
  // Open reports come first, although another one is newer.
  expect(reportsMade.map(({ detail, resolvedAt }) => [detail, resolvedAt === null])).toEqual([
    ['They still ask for ₹500.', true],
    ['Mine too.', false],
    ['', false],
  ]);
});

test('if two administrators resolve the reports at once, one succeeds', async () => {
  const { other } = await scenario(app).admin({ as: 'other' });
  for (let round = 0; round < 10; round += 1) {
    const { id } = await newJob(`Job ${round}`);
    await report(seeker, id, 'FEE');
    const both = await Promise.allSettled([resolve(admin, id), resolve(other, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});

test('taking a job down resolves its reports; approving it does not', async () => {
  const made = [await newJob('One'), await newJob('Two'), await newJob('Three')];
  const [one, two, three] = made.map(({ id }) => id);
  for (const { id } of made) await report(seeker, id, 'OFFENSIVE');
  await decide(admin, 'job', one!, 'suspended');
  await changeJobsStatus(admin, 'REJECT', [two!]);
  expect(await queue()).toEqual(['Three']);
  await app.sql(`update jobs set admin_status = 'pending' where id = ?`, [three]);
  await decide(admin, 'job', three!, 'approved');
  expect(await queue()).toEqual(['Three']);
  expect((await reportsOf(one!)).reportsMade).toHaveLength(1);
});

test('only administrators can read or resolve reports, and a missing job has no reports', async () => {
  const { id } = await newJob('Driver');
  await report(seeker, id, 'FEE');
  for (const who of [seeker, employer]) await expect(resolve(who, id)).toFailWith('FORBIDDEN');
  for (const missing of ['x', '01900000-0000-7000-8000-00000000dead']) {
    await expect(resolve(admin, missing)).toFailWith('NOT_FOUND');
  }
});

test('a list with all its reports takes two statements, however long it is', async () => {
  for (let at = 0; at < 5; at += 1) await report(seeker, (await newJob(`Job ${at}`)).id, 'FAKE');
  const list = (first: number) =>
    countStatements(() =>
      admin.graphql(
        `query($first: Int!) { admin { jobs(reported: true, first: $first) { nodes { ${REPORTED} } } } }`,
        { first },
      ),
    );
  expect(await list(5)).toBe(await list(1));
});
