import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { notify } from '#server/modules/notification/notification.service.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { FACTS, sendNotification } from './sendNotification.ts';
import { Reader } from './stream.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});

async function listening(at: App, token?: string, query?: string, language?: string) {
  const reader = await Reader.open(at, token, query, language);
  onTestFinished(() => reader.leave());
  return reader;
}

/** Waits until the process listens: LISTEN is under way when the first stream of a process opens. */
async function waitUntilListening(database: App, processes: number) {
  await expect
    .poll(async () => {
      const rows = await database.sql(
        `select 1 from pg_stat_activity where application_name = 'kaamyab-live'
         and datname = current_database() and state = 'idle' and query ilike 'listen%'`,
      );
      return rows.length;
    })
    .toBe(processes);
}

test('a notification from one process reaches a stream of the other at once', async () => {
  const { seeker } = await scenario().seeker();
  const [here, there] = [await listening(app, seeker.token), await listening(other, seeker.token)];
  await waitUntilListening(app, 2);
  const published = await sendNotification(app, seeker.id, 'application_sent');
  const expected = {
    notification: { id: published.id, title: 'Application sent', read: false },
    viewer: { id: seeker.id, unreadNotifications: 1 },
  };
  expect(await here.added()).toEqual(expected);
  expect(await there.added()).toEqual(expected);
});

test('a stream receives no other user’s notifications and nothing uncommitted', async () => {
  const { seeker, stranger } = await scenario().seeker().seeker({ as: 'stranger' });
  const reader = await listening(app, seeker.token);
  await waitUntilListening(app, 2);
  await sendNotification(app, stranger.id, 'application_sent');
  const { services } = app;
  const undone = services.database.fork().transactional(async (em) => {
    const values = FACTS.weekly_report;
    await notify({ em, services }, { userId: seeker.id, kind: 'weekly_report', values, link: '/' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sendNotification(app, seeker.id, 'job_alert_matched');
  expect((await reader.added())?.notification.title).toBe('3 new jobs for you');
  const [counted] = await app.sql(
    `select count(*)::int as count from notifications where user_id = ?`,
    [seeker.id],
  );
  expect(counted).toEqual({ count: 1 });
});

test('notifications on a stream are in the language of the reader', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(app, seeker.token, undefined, 'hi');
  await waitUntilListening(app, 2);
  await sendNotification(app, seeker.id, 'application_sent');
  expect((await reader.added())?.notification.title).toBe('आवेदन पहुँच गया');
});

test('a stream ends with its session, whichever process ends it', async () => {
  const { seeker } = await scenario().seeker();
  const reader = await listening(other, seeker.token);
  await waitUntilListening(app, 2);
  await seeker.graphql('mutation { logout { message } }');
  expect((await reader.next())?.event).toBe('complete');
  expect(await reader.next()).toBeUndefined();
  expect((await listening(other, seeker.token)).status).toBe(401);
});

test('a guest, a wrong token and a query get no stream', async () => {
  const { seeker } = await scenario().seeker();
  expect((await listening(app)).status).toBe(401);
  expect((await listening(app, 'nonsense')).status).toBe(401);
  const query = await listening(app, seeker.token, '{ viewer { id } }');
  expect(query.status).toBe(400);
  expect(query.response.headers.get('content-type')).toContain('json');
  const brackets = await listening(app, seeker.token, `subscription { a(b: ${'['.repeat(100_000)}`);
  expect(brackets.status).toBe(400);
});

test('a subscription sent to /graphql is directed to the stream', async () => {
  const { seeker } = await scenario().seeker();
  const asked = seeker.graphql('subscription { notificationAdded { viewer { id } } }');
  await expect(asked).toFailWith('BAD_USER_INPUT');
});

test('the number of streams per user is limited', async () => {
  const { seeker } = await scenario().seeker();
  const readers = await Promise.all(Array.from({ length: 12 }, () => listening(app, seeker.token)));
  const statuses = readers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('notifications between loading the page and opening the stream are not lost, and come in their order', async () => {
  const { seeker } = await scenario().seeker();
  const since = app.clock.now().toISOString();
  app.clock.forward({ seconds: 1 });
  await sendNotification(app, seeker.id, 'application_sent');
  app.clock.forward({ seconds: 1 });
  await sendNotification(app, seeker.id, 'job_alert_matched');
  const query = `subscription { notificationAdded(since: "${since}") { notification { id title read } viewer { id unreadNotifications } } }`;
  const reader = await listening(app, seeker.token, query);
  for (const title of ['Application sent', '3 new jobs for you'])
    expect((await reader.added())?.notification.title).toBe(title);
});
