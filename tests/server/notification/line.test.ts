import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { tellAbout } from './notices.ts';
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

test('many readers of a process share one connection', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  for (const { token } of [seeker, seeker, other]) await listening(app, token);
  await expect.poll(listeners).toBe(1);
});

test('a line that breaks is taken up again, and readers are sent to look for what they missed', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(app, seeker.token);
  await expect.poll(listeners).toBe(1);
  await app.sql(`select pg_terminate_backend(pid) ${LISTENERS}`);
  expect((await reader.next())?.event).toBe('complete');
  await expect.poll(listeners).toBe(1);
  const next = await listening(app, seeker.token);
  await tellAbout(app, seeker.id, 'application_sent');
  expect((await next.added())?.viewer.unreadNotifications).toBe(1);
});

test('who is suspended hears no more', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(app, seeker.token);
  await expect.poll(listeners).toBe(1);
  await app.sql(`update users set status = 'suspended' where id = ?`, [seeker.id]);
  await tellAbout(app, seeker.id, 'application_sent');
  expect(await reader.added()).toBeUndefined();
});

test('a process that goes ends its streams first and lets go of its line', async () => {
  const leaving = await startApp({ databaseUrl: app.databaseUrl });
  const { seeker } = await scenario().seeker();
  const reader = await listening(leaving, seeker.token);
  await expect.poll(listeners).toBe(2);
  const closed = leaving.close();
  expect(await reader.next().catch(() => undefined)).toBeUndefined();
  await closed;
  await expect.poll(listeners).toBe(1);
});
