import { randomUUID } from 'node:crypto';
import { parse } from 'graphql';
import { Pool } from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Replica } from '#server/db/replica.ts';
import { createApp } from '#server/http/app.ts';
import type { Rendered } from '#server/http/pages.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { upload } from '#tests/server/file/uploadApp.ts';
import { pushedBrowser, pushService } from '#tests/server/notification/pushService.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { startApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

const PAGE: Rendered = {
  status: 200,
  html: '',
  head: '',
  state: '',
  locale: 'en',
  modules: [],
  failures: [],
  canWait: false,
};

/** An empty copy that acts as a late replica, so an empty answer was read there. */
let oldUrl: string;
let app: App;
let job: { id: string };

beforeAll(async () => {
  oldUrl = await freshDatabase();
  const databaseUrl = await freshDatabase();
  app = await startApp({ databaseUrl, environment: { DATABASE_REPLICA_URLS: oldUrl } });
  job = await addJob(app, (await addCompany(app)).id);
});

/** Makes the copy a replica that has replayed the log up to this position. Returns the spy that is called when it fails. */
function replayedUpTo(reached: number, url = oldUrl) {
  const failed = vi.fn();
  const pool = new Pool({ connectionString: url });
  const replica = { name: 'old', url, isUsed: true, pool, failed } as unknown as Replica;
  const choose = vi.spyOn(app.services.database.replicas!, 'choose');
  choose.mockImplementation((position = 0) => (position <= reached ? replica : undefined));
  onTestFinished(async () => {
    choose.mockRestore();
    await pool.end();
  });
  return failed;
}

async function jobsFor(who: Caller): Promise<number> {
  const { jobs } = await who.graphql<{ jobs: { nodes: unknown[] } }>('{ jobs { nodes { id } } }');
  return jobs.nodes.length;
}

test('guests, seekers and employers read a replica; administrators and programs do not', async () => {
  const { seeker, employer, admin } = await scenario(app).seeker().employer().admin();
  const program = await apiKeyOf(app, employer, ['JOBS_READ']);
  replayedUpTo(Infinity);
  expect(await Promise.all([app, seeker, employer].map(jobsFor))).toEqual([0, 0, 0]);
  expect(await Promise.all([admin, program].map(jobsFor))).toEqual([1, 1]);
  const { body } = await app.rest('GET', '/api/jobs');
  expect(body).toMatchObject({ jobs: [] });
});

test('after a change, its author reads only from replicas that have it', async () => {
  const { seeker } = await scenario(app).seeker();
  replayedUpTo(0);
  expect(await jobsFor(seeker)).toBe(0);
  await seeker.graphql(
    'mutation($id: ID!) { saveJob(input: { jobId: $id }) { viewer { savedJobIds } } }',
    { id: job.id },
  );
  expect(await jobsFor(seeker)).toBe(1);
  expect(await jobsFor(app)).toBe(0);
  const [noted] = await app.sql<{ position: number }>(
    `select (position - '0/0')::float8 as position from own_writes where user_id = ?`,
    [seeker.id],
  );
  replayedUpTo(noted!.position);
  expect(await jobsFor(seeker)).toBe(0);
});

test('a creation with an idempotency key counts as a change from its commit', async () => {
  const { seeker } = await scenario(app).seeker();
  replayedUpTo(0);
  const key = { 'idempotency-key': 'the-only-one' };
  const sent = await seeker.rest('POST', '/api/applications', { jobId: job.id }, key);
  expect(sent.status).toBe(201);
  expect(await jobsFor(seeker)).toBe(1);
});

test('a job that this replica does not have yet is looked up on the primary', async () => {
  replayedUpTo(Infinity);
  const seen = async (id: string) => {
    const query = 'query($id: ID!) { site { name } one: job(id: $id) { id } }';
    const { one } = await app.graphql<{ one: { id: string } | null }>(query, { id });
    return one?.id;
  };
  // From the third time on, the query is compiled.
  for (const _ of [1, 2, 3, 4]) expect(await seen(job.id)).toBe(job.id);
  expect(await seen(randomUUID())).toBeUndefined();
  expect(await jobsFor(app)).toBe(0);
});

test('a read after a stream has begun returns what was missed before', async () => {
  const { seeker } = await scenario(app).seeker();
  replayedUpTo(0);
  expect(await jobsFor(seeker)).toBe(0);
  const stream = await Reader.open(app, seeker.token);
  onTestFinished(() => stream.leave());
  expect(await jobsFor(seeker)).toBe(1);
});

test('a read after a push returns the change', async () => {
  const { seeker } = await scenario(app).seeker();
  const { received, url } = await pushService();
  const { p256dh, auth } = pushedBrowser().keys;
  await app.settings({ enablePushNotifications: true });
  await app.sql(
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
     select gen_random_uuid(), user_id, id, ?, ?, ?, '', now() from sessions where user_id = ?`,
    [url(seeker.id), p256dh, auth, seeker.id],
  );
  await sendNotification(app, seeker.id, 'application_sent');
  replayedUpTo(0);
  expect(await jobsFor(seeker)).toBe(0);
  await app.runTasks();
  expect(received).toHaveLength(1);
  expect(await jobsFor(seeker)).toBe(1);
});

test('a read after a live event returns the change', async () => {
  const { seeker } = await scenario(app).seeker();
  const stream = await Reader.open(app, seeker.token);
  onTestFinished(() => stream.leave());
  await app.services.live.ready();
  await sendNotification(app, seeker.id, 'application_sent');
  await stream.added();
  replayedUpTo(0);
  expect(await jobsFor(seeker)).toBe(1);
});

test('an upload counts as a change, and so does its deletion', async () => {
  const { seeker } = await scenario(app).seeker();
  replayedUpTo(0);
  expect(await jobsFor(seeker)).toBe(0);
  const { status, body } = await upload(app, seeker, 'file', pdf('A letter'));
  expect([status, await jobsFor(seeker)]).toEqual([201, 1]);
  await app.sql('delete from own_writes where user_id = ?', [seeker.id]);
  expect(await jobsFor(seeker)).toBe(0);
  expect((await seeker.rest('DELETE', `/api/upload/${body.fileId}`)).status).toBe(200);
  expect(await jobsFor(seeker)).toBe(1);
});

test('a page, which may be kept, is rendered from the primary', async () => {
  const rendered: unknown[] = [];
  const { http } = await createApp(app.services, {
    isDevelopment: false,
    inlineScript: async () => '',
    pageScript: async () => '',
    tags: async () => ({ html: '', waiting: [] }),
    explorerTags: async () => '',
    render: async ({ run }) => {
      const document = parse('{ jobs { nodes { id } } }');
      rendered.push((await run({ document, variables: {} })).data);
      return PAGE;
    },
  });
  onTestFinished(() => http.close());
  replayedUpTo(Infinity);
  await http.inject('/jobs');
  expect(rendered).toEqual([{ jobs: { nodes: [{ id: job.id }] } }]);
});

test('if a replica fails to answer, the primary answers', async () => {
  const gone = new URL(oldUrl);
  gone.port = '1';
  const failed = replayedUpTo(Infinity, gone.href);
  expect(await jobsFor(app)).toBe(1);
  expect(failed).toHaveBeenCalled();
});

test('a server that is not a standby of the primary is never asked', async () => {
  const [replica] = app.services.database.replicas!.all;
  const checks = () => Number(Reflect.get(replica!, 'checks'));
  await vi.waitFor(() => expect(checks()).toBeGreaterThan(1), { timeout: 10_000 });
  expect(replica!.isUsed).toBe(false);
  expect(await jobsFor(app)).toBe(1);
});
