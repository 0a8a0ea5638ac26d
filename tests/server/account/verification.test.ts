import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from './accountApis.ts';
import { callerWithToken, tokenInMail } from './people.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const aNewcomer = () => scenario().seeker({ emailVerified: false, signsUp: true });

describe.each(APIS)('through $name', (api) => {
  test('the link in the email confirms the address, on any device', async () => {
    const { seeker } = await aNewcomer();
    expect((await api.profile(seeker)).emailVerified).toBe(false);
    const answer = await api.verifyEmail(
      app,
      await tokenInMail(app, seeker.email, '/verify-email'),
    );
    expect(answer.message).toBe('Your email address is confirmed.');
    expect((await api.profile(seeker)).emailVerified).toBe(true);
  });

  test('the link works once', async () => {
    const { seeker } = await aNewcomer();
    const token = await tokenInMail(app, seeker.email, '/verify-email');
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => api.verifyEmail(app, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(api.verifyEmail(app, token)).rejects.toMatchObject({
      message: 'This confirmation link is invalid or has expired. Request a new one.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await api.profile(seeker)).emailVerified).toBe(true);
  });

  test('the link works for seven days, and another one can be requested', async () => {
    const { seeker } = await aNewcomer();
    const old = await tokenInMail(app, seeker.email, '/verify-email');
    app.clock.forward({ days: 7 });
    await expect(api.verifyEmail(app, old)).toFailWith('BAD_USER_INPUT');
    const { accessToken } = await api.login(app, seeker.email, seeker.password);
    await api.resendVerification(callerWithToken(app, accessToken));
    await api.verifyEmail(app, await tokenInMail(app, seeker.email, '/verify-email'));
  });

  test('a new link replaces the old one', async () => {
    const { seeker } = await aNewcomer();
    const old = await tokenInMail(app, seeker.email, '/verify-email');
    await api.resendVerification(seeker);
    expect(await app.mails(seeker.email)).toHaveLength(2);
    await expect(api.verifyEmail(app, old)).toFailWith('BAD_USER_INPUT');
  });

  test('at most three links an hour are emailed, and the newest stays valid', async () => {
    const { seeker } = await aNewcomer();
    await Promise.all(Array.from({ length: 6 }, () => api.resendVerification(seeker)));
    expect(await app.mails(seeker.email)).toHaveLength(3);
    await api.verifyEmail(app, await tokenInMail(app, seeker.email, '/verify-email'));
  });

  test('a confirmed user gets the same response and no email', async () => {
    const { newcomer, seeker } = await scenario()
      .seeker({ signsUp: true })
      .seeker({ as: 'newcomer', emailVerified: false, signsUp: true });
    const answer = await api.resendVerification(newcomer);
    expect(await api.resendVerification(seeker)).toEqual(answer);
    expect(await app.mails(seeker.email)).toHaveLength(1);
  });

  test.each(['', 'nonsense', 'x'.repeat(5_000)])(
    'an invalid token is refused: %.20s',
    async (token) => {
      await expect(api.verifyEmail(app, token)).toFailWith('BAD_USER_INPUT');
    },
  );

  test('a link of a deleted user confirms nothing', async () => {
    const { seeker } = await aNewcomer();
    await app.sql('update users set deleted_at = ? where id = ?', [app.clock.now(), seeker.id]);
    const token = await tokenInMail(app, seeker.email, '/verify-email');
    await expect(api.verifyEmail(app, token)).toFailWith('BAD_USER_INPUT');
  });
});
