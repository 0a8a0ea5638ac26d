import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { sendNotification } from './sendNotification.ts';
import { Reader } from './stream.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const LISTENERS = `from pg_stat_activity where application_name = 'kaamyab-live'
  and datname = current_database() and state = 'idle' and query ilike 'listen%'`;

async function listening(at: App, token: string) {
  const reader = await Reader.open(at, token);
  onTestFinished(() => reader.leave());
  return reader;
}

const listeners = async () => (await app.sql(`select pid ${LISTENERS}`)).length;

test('many streams of a process share one database connection', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  for (const { token } of [seeker, seeker, other]) await listening(app, token);
  await expect.poll(listeners).toBe(1);
});

test('after the connection breaks it is reopened, and clients fetch what they missed', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(app, seeker.token);
  await expect.poll(listeners).toBe(1);
  await app.sql(`select pg_terminate_backend(pid) ${LISTENERS}`);
  expect((await reader.next())?.event).toBe('complete');
  await expect.poll(listeners).toBe(1);
  const next = await listening(app, seeker.token);
  await sendNotification(app, seeker.id, 'application_sent');
  expect((await next.added())?.viewer.unreadNotifications).toBe(1);
});

test('suspending a user ends their stream', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(app, seeker.token);
  await expect.poll(listeners).toBe(1);
  await app.sql(`update users set status = 'suspended' where id = ?`, [seeker.id]);
  await sendNotification(app, seeker.id, 'application_sent');
  expect(await reader.added()).toBeUndefined();
});

test('a process that shuts down ends its streams before it closes its connection', async () => {
  const leaving = await startApp({ databaseUrl: app.databaseUrl });
  const { seeker } = await scenario().seeker();
  const reader = await listening(leaving, seeker.token);
  await expect.poll(listeners).toBe(2);
  const closed = leaving.close();
  expect(await reader.next().catch(() => undefined)).toBeUndefined();
  await closed;
  await expect.poll(listeners).toBe(1);
});
