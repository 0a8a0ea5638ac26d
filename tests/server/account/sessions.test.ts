import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS, graphqlApi, restApi } from './accountApis.ts';
import { callerWithToken } from './people.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

describe.each(APIS)('through $name', (api) => {
  test('a logged-out session is refused from the next request on', async () => {
    const { seeker } = await scenario().seeker();
    expect(await api.logout(seeker)).toEqual({ message: 'You are logged out.' });
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.logout(seeker)).toFailWith('UNAUTHENTICATED');
  });

  test('logging out on one device leaves the others signed in', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken } = await api.login(app, seeker.email, seeker.password);
    await api.logout(seeker);
    expect((await api.profile(callerWithToken(app, accessToken))).id).toBe(seeker.id);
  });

  test('a refresh opens a new session, and the old token stops working at once', async () => {
    const { seeker } = await scenario().seeker();
    const visits = () => app.sql('select visit_id from sessions where user_id = ?', [seeker.id]);
    const before = await visits();
    const { accessToken, user } = await api.refresh(seeker);
    expect(user.id).toBe(seeker.id);
    expect(await visits()).toEqual(before);
    expect((await api.profile(callerWithToken(app, accessToken))).id).toBe(seeker.id);
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.refresh(seeker)).toFailWith('UNAUTHENTICATED');
  });

  test('a login ends the session that it was sent with, and no other', async () => {
    const { seeker } = await scenario().seeker();
    const elsewhere = await api.login(app, seeker.email, seeker.password);
    await expect(api.login(seeker, seeker.email, 'not the password')).toFailWith('UNAUTHENTICATED');
    expect((await api.profile(seeker)).id).toBe(seeker.id);
    const { accessToken } = await api.login(seeker, seeker.email, seeker.password);
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    expect((await api.profile(callerWithToken(app, accessToken))).id).toBe(seeker.id);
    expect((await api.profile(callerWithToken(app, elsewhere.accessToken))).id).toBe(seeker.id);
  });

  test('if a session is refreshed several times at once, one refresh wins', async () => {
    const { seeker } = await scenario().seeker();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => api.refresh(seeker)));
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect([won.length, lost.length]).toEqual([1, 3]);
    for (const { reason } of lost) {
      await expect(reason).toFailWith('UNAUTHENTICATED');
    }
  });

  test('without a token the documented message asks to log in', async () => {
    await expect(api.logout(app)).rejects.toMatchObject({
      message: 'Please log in to continue.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    await expect(api.profile(app)).toFailWith('UNAUTHENTICATED');
  });

  test.each(['nonsense', 'x'.repeat(500), '%00', "' or 1=1 --"])(
    'an invalid token is refused: %.20s',
    async (token) => {
      await expect(api.profile(callerWithToken(app, token))).rejects.toMatchObject({
        message: 'Your session has ended. Log in again.',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    },
  );

  test('a session ends by itself after seven days', async () => {
    const { app: own, seeker } = await scenario(startApp()).seeker();
    own.clock.forward({ days: 7, seconds: -30 });
    expect((await api.profile(seeker)).id).toBe(seeker.id);
    own.clock.forward({ seconds: 30 });
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.refresh(seeker)).toFailWith('UNAUTHENTICATED');
  });
});

const SESSIONS =
  '{ viewer { sessions { id current createdAt lastUsedAt expiresAt ip userAgent } } }';
interface Listed {
  viewer: { sessions: { id: string; current: boolean; lastUsedAt: string; ip: string }[] };
}
const END = 'mutation($id: ID!) { endSession(input: { id: $id }) { message } }';

async function sessionsOf(who: Caller) {
  return (await who.graphql<Listed>(SESSIONS)).viewer.sessions;
}

describe('the list of sessions', () => {
  test('has one entry per device, newest first, and marks the current one', async () => {
    const { seeker } = await scenario().seeker().employer();
    const { accessToken } = await restApi.login(app, seeker.email, seeker.password);
    const listed = await sessionsOf(seeker);
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'node' });
    const there = await sessionsOf(callerWithToken(app, accessToken));
    expect(there.map(({ current }) => current)).toEqual([true, false]);
  });

  test('shows when a session was last used, to about five minutes', async () => {
    const { seeker } = await scenario().seeker();
    const [before] = await sessionsOf(seeker);
    app.clock.forward({ minutes: 4 });
    await sessionsOf(seeker);
    const [soon] = await sessionsOf(seeker);
    expect(soon?.lastUsedAt).toBe(before?.lastUsedAt);
    app.clock.forward({ minutes: 2 });
    await sessionsOf(seeker);
    const [later] = await sessionsOf(seeker);
    expect(Date.parse(later!.lastUsedAt)).toBeGreaterThan(Date.parse(before!.lastUsedAt) + 350_000);
  });

  test('ends another session of the same user at once', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken } = await graphqlApi.login(app, seeker.email, seeker.password);
    const other = (await sessionsOf(seeker)).find(({ current }) => !current);
    expect(await seeker.graphql(END, { id: other!.id })).toEqual({
      endSession: { message: 'The session has ended.' },
    });
    await expect(graphqlApi.profile(callerWithToken(app, accessToken))).toFailWith(
      'UNAUTHENTICATED',
    );
    expect(await sessionsOf(seeker)).toHaveLength(1);
  });

  test('ends all others in one step, and only those of the same user', async () => {
    const { seeker, rival } = await scenario().seeker().seeker({ as: 'rival' });
    for (const api of [restApi, graphqlApi]) await api.login(app, seeker.email, seeker.password);
    const { status, body } = await seeker.rest('POST', '/api/auth/sessions/end-others');
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'You are logged out on all other devices.' },
    });
    expect((await sessionsOf(seeker)).map(({ current }) => current)).toEqual([true]);
    expect(await sessionsOf(rival)).toHaveLength(1);
  });

  test('is available over REST', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken } = await restApi.login(app, seeker.email, seeker.password);
    const { body } = await seeker.rest<{ id: string; current: boolean }[]>(
      'GET',
      '/api/auth/sessions',
    );
    expect(body.map(({ current }) => current)).toEqual([false, true]);
    const path = `/api/auth/sessions/${body[0]!.id}`;
    expect((await seeker.rest('DELETE', path)).status).toBe(204);
    await expect(restApi.profile(callerWithToken(app, accessToken))).toFailWith('UNAUTHENTICATED');
    expect((await seeker.rest('DELETE', path)).status).toBe(404);
  });

  test('makes a device unknown when its session is ended from elsewhere', async () => {
    const { seeker } = await scenario().seeker();
    const known = async () =>
      (await app.sql('select 1 from known_devices where user_id = ?', [seeker.id])).length;
    const here = await restApi.login(app, seeker.email, seeker.password);
    const there = await restApi.login(app, seeker.email, seeker.password);
    await restApi.login(app, seeker.email, seeker.password);
    expect(await known()).toBe(3);
    const [latest] = await sessionsOf(callerWithToken(app, here.accessToken));
    await callerWithToken(app, here.accessToken).graphql(END, { id: latest!.id });
    expect(await known()).toBe(2);
    await callerWithToken(app, there.accessToken).rest('POST', '/api/auth/sessions/end-others');
    expect(await known()).toBe(1);
  });

  test("does not reveal whether another user's session exists", async () => {
    const { seeker, rival } = await scenario().seeker().seeker({ as: 'rival' });
    const [theirs] = await sessionsOf(rival);
    const answers = [];
    for (const id of [theirs!.id, newId(0), 'abc', '', '99999999999', 'x'.repeat(100)]) {
      const failure = await seeker.graphql(END, { id }).catch((error: unknown) => error);
      const { message, extensions } = failure as { message: string; extensions: { code: string } };
      answers.push(`${extensions.code}: ${message}`);
    }
    expect(new Set(answers)).toEqual(
      new Set(['NOT_FOUND: We could not find this session. It may have already ended.']),
    );
    expect(await sessionsOf(rival)).toHaveLength(1);
    const NODE = 'query($id: ID!) { node(id: $id) { id __typename } }';
    expect(await seeker.graphql(NODE, { id: theirs!.id })).toEqual({ node: null });
    expect(await rival.graphql(NODE, { id: theirs!.id })).toMatchObject({
      node: { __typename: 'Session' },
    });
  });
});
