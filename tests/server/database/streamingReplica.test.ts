// @module-tag full
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Log } from '#server/lib/log.ts';
import { DatabaseConnectionProxy } from '#tests/drills/databaseConnectionProxy.ts';
import { apply, applicationsOf } from '#tests/server/application/applicationCalls.ts';
import { createJob, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { readableLog } from '#tests/server/setting/settingWorld.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { addCompany, addJob, PASSWORD } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { startReplicated, type Replicated } from '#tests/support/streamingReplica.ts';

/** For effects that need several seconds, because a replica may be that late. */
const LATE = { timeout: 30_000, interval: 20 };
/** Each round writes five things and reads them back. */
const ROUNDS = 200;
const LIST =
  '{ jobs(first: 5, sort: DATE) { nodes { id title company { name } category { slug } } } }';
const SAVE = 'mutation($input: SaveJobInput!) { saveJob(input: $input) { job { id } } }';
const PROFILE =
  'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
const REGISTER = 'mutation($input: RegisterInput!) { register(input: $input) { accessToken } }';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';
const OWN_TITLES = '{ viewer { jobs(first: 1) { nodes { id title } } } }';

let servers: Replicated;

beforeAll(async () => {
  servers = await startReplicated();
}, 120_000);
afterAll(() => servers.stop());

async function start(replicaUrl = servers.replicaUrl, log?: Log): Promise<App> {
  const environment = { DATABASE_REPLICA_URLS: replicaUrl };
  const app = await startApp({ databaseUrl: servers.primaryUrl, environment, log });
  await vi.waitFor(() => expect(replicaOf(app).isUsed).toBe(true), LATE);
  return app;
}

const replicaOf = ({ services }: App) => services.database.replicas!.all[0]!;

/** The share of the reads during this work that went to the replica. */
async function replicaShare(app: App, work: () => Promise<unknown>): Promise<number> {
  const { reads } = app.services.database;
  const { name } = replicaOf(app);
  const counts = () => [reads.get('primary') ?? 0, reads.get(name) ?? 0] as const;
  const [primary, replica] = counts();
  await work();
  const [onPrimary, onReplica] = [counts()[0] - primary, counts()[1] - replica];
  return onReplica / (onPrimary + onReplica);
}

async function titlesFor(who: Caller): Promise<string[]> {
  const { jobs } = await who.graphql<{ jobs: { nodes: { title: string }[] } }>(LIST);
  return jobs.nodes.map(({ title }) => title);
}

const at = ({ url }: App, token: string) => caller(url, { authorization: `Bearer ${token}` });

test('people read what they have just written, in any process; guests read a replica that is five seconds late', async () => {
  const [here, there] = [await start(), await start()];
  const { seeker, employer } = await scenario(here).seeker().employer();
  await here.settings({ autoApproveJobs: true });
  await there.settings({ autoApproveJobs: true });
  const company = await addCompany(here);
  const jobs: { id: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) jobs.push(await addJob(here, company.id));
  const posted = await createJob(employer, { title: 'Tea Taster' });
  await servers.caughtUp();
  await servers.delay('5s');

  let late = 0;
  for (const [round, job] of jobs.entries()) {
    const [writes, reads] = round % 2 ? [here, there] : [there, here];
    await writeAndRead({ round, job, seeker, employer, posted, writes, reads });
    late += Number(!(await titlesFor(there)).includes(titleOf(round)));
  }
  expect(late / ROUNDS).toBeGreaterThan(0.9);
  const guests = async () => {
    for (let guest = 0; guest < 100; guest += 1) await titlesFor(there);
  };
  expect(await replicaShare(there, guests)).toBeGreaterThan(0.9);
  const last = titleOf(ROUNDS - 1);
  await vi.waitFor(async () => expect(await titlesFor(there)).toContain(last), LATE);
  await servers.delay('0');
});

const titleOf = (round: number) => `Tea Taster ${round}`;

interface Round {
  round: number;
  job: { id: string };
  posted: { id: string };
  seeker: Person;
  employer: Person;
  writes: App;
  reads: App;
}

/** Writes each thing through one process, and reads it back through the other. */
async function writeAndRead({ round, job, posted, seeker, employer, writes, reads }: Round) {
  const [writer, reader] = [at(writes, seeker.token), at(reads, seeker.token)];
  await writer.graphql(PROFILE, { input: { headline: `Headline ${round}` } });
  const { body } = await reader.rest('GET', '/api/auth/profile');
  expect(JSON.stringify(body)).toContain(`Headline ${round}`);

  await writer.graphql(SAVE, { input: { jobId: job.id } });
  const { viewer } = await reader.graphql<{ viewer: { savedJobIds: string[] } }>(
    '{ viewer { savedJobIds } }',
  );
  expect(viewer.savedJobIds).toContain(job.id);

  const id = round % 2 ? (await apply(writer, job)).id : await applyOnce(writer, job);
  expect((await applicationsOf(reader, { first: 1 })).nodes).toMatchObject([{ id }]);

  const email = `person-${round}@people.example`;
  const person = { email, password: PASSWORD, firstName: 'Asha', lastName: 'Rao' };
  await writes.graphql(REGISTER, { input: { ...person, role: 'JOB_SEEKER' } });
  const { login } = await reads.graphql<{ login: { accessToken: string } }>(LOGIN, {
    input: { email, password: PASSWORD },
  });
  const asked = '{ viewer { user { email } notifications(first: 1) { totalCount } } }';
  const arrived = await at(writes, login.accessToken).graphql(asked);
  expect(arrived).toMatchObject({ viewer: { user: { email } } });

  const title = titleOf(round);
  await updateJob(at(writes, employer.token), posted.id, { title });
  const own = await at(reads, employer.token).graphql<{
    viewer: { jobs: { nodes: { id: string; title: string }[] } };
  }>(OWN_TITLES);
  expect(own.viewer.jobs.nodes).toEqual([{ id: posted.id, title }]);
}

async function applyOnce(who: Caller, { id }: { id: string }): Promise<string> {
  const key = { 'idempotency-key': `apply-${id}` };
  const sent = await who.rest<{ id: string }>('POST', '/api/applications', { jobId: id }, key);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

test('a replica that is more than five seconds late is left out, and used again later', async () => {
  const { lines, log } = readableLog('info');
  const lastReplicaLog = () =>
    lines.map(({ msg }) => String(msg)).findLast((msg) => /replica/.test(msg));
  const app = await start(servers.replicaUrl, log);
  const company = await addCompany(app);
  await servers.caughtUp();
  await servers.pause();
  const job = await addJob(app, company.id, { title: 'While it stands still' });
  expect(await titlesFor(app)).not.toContain(job.title);
  await vi.waitFor(async () => expect(await titlesFor(app)).toContain(job.title), LATE);
  expect(await replicaShare(app, () => titlesFor(app))).toBe(0);
  expect(lastReplicaLog()).toBe('A replica is left out');
  await servers.resume();
  await vi.waitFor(async () => expect(await replicaShare(app, () => titlesFor(app))).toBe(1), LATE);
  expect(lastReplicaLog()).toBe('A replica is used');
});

test('no guest notices that a replica dies, comes back and leaves', async () => {
  const { line, url } = await DatabaseConnectionProxy.to(servers.replicaUrl);
  const app = await start(url);
  let isOver = false;
  let answered = 0;
  const visit = async () => {
    while (!isOver) {
      expect((await titlesFor(app)).length).toBeGreaterThan(0);
      answered += 1;
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, visit));
  const more = async (count: number) => {
    const before = answered;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(before + count), LATE);
  };
  await more(100);
  expect(await replicaShare(app, () => more(20))).toBeGreaterThan(0.9);
  await servers.kill();
  await vi.waitFor(() => expect(replicaOf(app).isUsed).toBe(false), LATE);
  await more(100);
  line.repair(await servers.restart());
  await vi.waitFor(() => expect(replicaOf(app).isUsed).toBe(true), LATE);
  expect(await replicaShare(app, () => more(50))).toBeGreaterThan(0.9);
  line.swallow();
  await more(100);
  isOver = true;
  await visits;

  line.repair();
  await vi.waitFor(() => expect(replicaOf(app).isUsed).toBe(true), LATE);
  await servers.promote();
  await vi.waitFor(() => expect(replicaOf(app).isUsed).toBe(false), LATE);
});
