import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { endedSessions } from '#server/modules/account/endedSessions.service.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { graphqlApi } from './accountApis.ts';
import { callerWithToken } from './people.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});
beforeEach(() => app.settings({ sessionTimeout: 30 }));

const elsewhere = ({ token }: Person, headers: Record<string, string> = {}): Caller => {
  other.clock.moveTo(app.clock.now());
  return caller(other.url, { authorization: `Bearer ${token}`, ...headers });
};
const look = async (who: Caller) => (await graphqlApi.profile(who)).id;

test('an administrator who is idle for half an hour is logged out in every process', async () => {
  const { admin } = await scenario().admin();
  app.clock.forward({ minutes: 29 });
  expect(await look(admin)).toBe(admin.id);
  app.clock.forward({ minutes: 29 });
  expect(await look(elsewhere(admin))).toBe(admin.id);
  app.clock.forward({ minutes: 31 });
  await expect(look(elsewhere(admin))).rejects.toMatchObject({
    message: 'Your session has ended. Log in again.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
  await expect(look(admin)).toFailWith('UNAUTHENTICATED');
  const answer = await admin.rest('GET', '/api/admin/companies');
  expect([answer.status, answer.body['message']]).toEqual([
    401,
    'Your session has ended. Log in again.',
  ]);
});

test('a change of the idle limit applies to existing sessions within five seconds', async () => {
  const { admin } = await scenario().admin();
  await look(elsewhere(admin));
  await app.settings({ sessionTimeout: 5 });
  expect(await look(admin)).toBe(admin.id);
  for (let round = 0; round < 3; round += 1) {
    app.clock.forward({ minutes: 4 });
    expect(await look(round % 2 ? admin : elsewhere(admin))).toBe(admin.id);
  }
  app.clock.forward({ minutes: 5, seconds: 1 });
  await expect(look(elsewhere(admin))).toFailWith('UNAUTHENTICATED');
});

test('a longer limit, saved later, does not revive an ended session', async () => {
  const { admin } = await scenario().admin();
  app.clock.forward({ minutes: 31 });
  await expect(look(admin)).toFailWith('UNAUTHENTICATED');
  await app.settings({ sessionTimeout: 1440 });
  await expect(look(admin)).toFailWith('UNAUTHENTICATED');
});

test('an administrator’s last use is written at most once a minute', async () => {
  const { admin } = await scenario().admin();
  const usedAt = async () => {
    const [row] = await app.sql<{ at: string }>(
      'select last_used_at::text as at from sessions where user_id = ?',
      [admin.id],
    );
    return row!.at;
  };
  const before = await usedAt();
  app.clock.forward({ seconds: 50 });
  await look(admin);
  expect(await usedAt()).toBe(before);
  app.clock.forward({ seconds: 15 });
  await look(admin);
  expect(await usedAt()).not.toBe(before);
});

test('job seekers and employers stay logged in for seven days', async () => {
  const { seeker, employer } = await scenario().seeker().employer();
  for (const person of [seeker, employer]) {
    app.clock.forward({ days: 3 });
    expect(await look(person)).toBe(person.id);
  }
});

test('background polling does not keep a session alive', async () => {
  const { admin } = await scenario().admin();
  for (let round = 0; round < 3; round += 1) {
    app.clock.forward({ minutes: 9 });
    expect(await look(elsewhere(admin, { 'x-background': '1' }))).toBe(admin.id);
  }
  app.clock.forward({ minutes: 9 });
  await expect(look(admin)).toFailWith('UNAUTHENTICATED');
});

/** LISTEN is under way when the first stream of a process opens. */
const listened = () =>
  expect
    .poll(() =>
      app.sql(
        `select 1 from pg_stat_activity where application_name = 'kaamyab-live'
         and datname = current_database() and state = 'idle' and query ilike 'listen%'`,
      ),
    )
    .toHaveLength(1);

test('events on a live stream do not keep a session alive, and the stream ends with it', async () => {
  const { admin } = await scenario().admin();
  const stream = await Reader.open(app, admin.token);
  onTestFinished(() => stream.leave());
  await listened();
  app.clock.forward({ minutes: 20 });
  await sendNotification(app, admin.id, 'application_sent');
  expect(await stream.added()).toBeDefined();
  const [row] = await app.sql<{ id: string }>('select id from sessions where user_id = ?', [
    admin.id,
  ]);
  expect(await endedSessions(app.services, [row!.id])).toEqual([]);
  app.clock.forward({ minutes: 11 });
  expect(await endedSessions(app.services, [row!.id])).toEqual([row!.id]);
  await sendNotification(app, admin.id, 'application_sent');
  expect(await stream.next()).not.toMatchObject({ event: 'next' });
  await expect(look(admin)).toFailWith('UNAUTHENTICATED');
});

test('an idle session is missing from the list of sessions', async () => {
  const { admin } = await scenario().admin();
  app.clock.forward({ minutes: 40 });
  const { accessToken } = await graphqlApi.login(app, admin.email, admin.password);
  const { viewer } = await callerWithToken(app, accessToken).graphql<{
    viewer: { sessions: object[] };
  }>('{ viewer { sessions { id } } }');
  expect(viewer.sessions).toHaveLength(1);
});

test('an idle session is missing from the page of its administrator', async () => {
  const { admin, other: colleague } = await scenario().admin().admin({ as: 'other' });
  const shown = async () => {
    const { admin: area } = await admin.graphql<{ admin: { user: { sessions: object[] } } }>(
      'query($id: ID!) { admin { user(id: $id) { sessions { id } } } }',
      { id: colleague.id },
    );
    return area.user.sessions.length;
  };
  expect(await shown()).toBe(1);
  app.clock.forward({ minutes: 20 });
  expect(await shown()).toBe(1);
  app.clock.forward({ minutes: 20 });
  expect(await shown()).toBe(0);
});
