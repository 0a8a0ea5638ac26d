import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from './accountApis.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

describe.each(APIS)('through $name', (api) => {
  const suspend = (id: string, until: Date | null) =>
    app.sql(`update users set status = 'suspended', suspended_until = ? where id = ?`, [until, id]);

  test('suspending a user ends their session and refuses a login', async () => {
    const { seeker } = await scenario().seeker();
    await suspend(seeker.id, null);
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.refresh(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.login(app, seeker.email, seeker.password)).rejects.toMatchObject({
      message: 'This account is suspended. Contact support if you think this is a mistake.',
      extensions: { code: 'FORBIDDEN' },
    });
    await app.sql(`update users set suspended_reason = 'Spam. ' where id = ?`, [seeker.id]);
    await expect(api.login(app, seeker.email, seeker.password)).rejects.toMatchObject({
      message: expect.stringContaining('Reason: Spam. Contact support'),
    });
  });

  test('a suspension is not revealed without the right password', async () => {
    const { seeker } = await scenario().seeker();
    await suspend(seeker.id, null);
    await expect(api.login(app, seeker.email, 'wrong')).toFailWith('UNAUTHENTICATED');
  });

  test('a temporary suspension ends when its time is up', async () => {
    const { seeker } = await scenario().seeker();
    await suspend(seeker.id, new Date(app.clock.now().getTime() + 2 * 3_600_000));
    app.clock.forward({ hours: 1 });
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    app.clock.forward({ hours: 1 });
    expect((await api.profile(seeker)).id).toBe(seeker.id);
    await api.login(app, seeker.email, seeker.password);
  });

  test('a deleted user is refused at once, exactly like an unknown one', async () => {
    const { seeker } = await scenario().seeker();
    await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.login(app, seeker.email, seeker.password)).toFailWith('UNAUTHENTICATED');
    const asked = await api.forgot(app, seeker.email);
    expect(asked.message).toMatch(/^If an account exists/);
    expect(await app.mails(seeker.email)).toEqual([]);
  });

  test('the address of a deleted account can be used again', async () => {
    const { seeker } = await scenario().seeker();
    await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
    const input = { email: seeker.email, password: seeker.password };
    expect((await api.register(app, input)).user.id).not.toBe(seeker.id);
  });

  test('a removed role is gone with the next request', async () => {
    const { admin } = await scenario().admin();
    expect((await api.profile(admin)).role).toBe('admin');
    await app.sql(`update users set role = 'employer' where id = ?`, [admin.id]);
    expect((await api.profile(admin)).role).toBe('employer');
  });
});

async function anotherProcess() {
  const second = await startApp({ databaseUrl: app.databaseUrl });
  second.clock.moveTo(app.clock.now());
  return second;
}

describe.each(APIS)('with two server processes on one database, through $name', (api) => {
  test('a session that one process ends is refused by the other at once', async () => {
    const second = await anotherProcess();
    const { seeker } = await scenario().seeker();
    const there = caller(second.url, { authorization: `Bearer ${seeker.token}` });
    expect((await api.profile(there)).id).toBe(seeker.id);

    const { accessToken } = await api.refresh(seeker);
    await expect(api.profile(there)).toFailWith('UNAUTHENTICATED');
    const renewed = caller(second.url, { authorization: `Bearer ${accessToken}` });
    expect((await api.profile(renewed)).id).toBe(seeker.id);

    await api.changePassword(renewed, seeker.password, 'another password');
    const here = caller(app.url, { authorization: `Bearer ${accessToken}` });
    await expect(api.profile(here)).toFailWith('UNAUTHENTICATED');
    await second.close();
  });

  test('guesses are counted across both', async () => {
    const second = await anotherProcess();
    const { seeker } = await scenario().seeker();
    const guesses = [app, second, app, second, app, second, app].map((process) =>
      api.login(process, seeker.email, 'wrong').catch((error) => error.extensions.code),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    await expect(api.login(second, seeker.email, seeker.password)).toFailWith('RATE_LIMITED');
    await second.close();
  });

  test('a saved setting reaches the other within five seconds', async () => {
    const second = await anotherProcess();
    const open = async () => {
      const { site } = await second.graphql<{ site: { allowRegistration: boolean } }>(
        '{ site { allowRegistration } }',
      );
      return site.allowRegistration;
    };
    expect(await open()).toBe(true);
    await app.settings({ allowRegistration: false });
    second.clock.forward({ seconds: 5 });
    expect(await open()).toBe(false);
    await app.settings({ allowRegistration: true });
    await second.close();
  });
});
