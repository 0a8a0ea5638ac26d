import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from './accountApis.ts';
import { anAddress, callerWithToken, tokenInMail } from './people.ts';

const NEW = 'another password';

const resetTokenIn = (text: string) => /reset-password\?token=([\w-]+)/.exec(text)?.[1];

let app: App;

beforeAll(async () => {
  app = await theApp();
});

describe.each(APIS)('through $name', (api) => {
  const askedBy = async (email: string) => {
    await api.forgot(app, email);
    return tokenInMail(app, email, '/reset-password');
  };

  test.concurrent('known and unknown addresses get the same response, and only a known one gets an email', async () => {
    const { seeker } = await scenario().seeker();
    const stranger = anAddress();
    const answer = await api.forgot(app, seeker.email);
    expect(answer.message).toContain('If an account exists');
    expect(await api.forgot(app, stranger)).toEqual(answer);
    const [mail] = await app.mails(seeker.email);
    expect(mail?.text).toContain(`${app.url}/reset-password?token=`);
    expect(await app.mails(stranger)).toEqual([]);
  });

  test.concurrent('a reset link sets a new password and ends the old one and every session', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken } = await api.login(app, seeker.email, seeker.password);
    const done = await api.reset(app, await askedBy(seeker.email), NEW);
    expect(done.message).toBe(
      'Your password has been updated successfully. You can now log in with your new password.',
    );
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.profile(callerWithToken(app, accessToken))).toFailWith('UNAUTHENTICATED');
    await expect(api.login(app, seeker.email, seeker.password)).toFailWith('UNAUTHENTICATED');
    expect((await api.login(app, seeker.email, NEW)).user.id).toBe(seeker.id);
  });

  test.concurrent('the owner is notified by email', async () => {
    const { seeker } = await scenario().seeker({ firstName: 'Meera' });
    await api.reset(app, await askedBy(seeker.email), NEW);
    const [newest] = await app.mails(seeker.email);
    expect(newest?.subject).toMatch(/password/i);
    expect(newest?.text).toContain('Meera');
    expect(newest?.text).not.toContain(NEW);
  });

  test.concurrent('if a reset link is used several times at once, one use succeeds', async () => {
    const { seeker } = await scenario().seeker();
    const token = await askedBy(seeker.email);
    const attempts = ['first password', 'second password', 'third password'].map((password) =>
      api.reset(app, token, password),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(api.reset(app, token, NEW)).rejects.toMatchObject({
      message: 'The password reset link is invalid or has expired.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('at most three links an hour are emailed, and a new one keeps older ones valid', async () => {
    const { seeker } = await scenario().seeker();
    await Promise.all(Array.from({ length: 60 }, () => api.forgot(app, seeker.email)));
    await api.forgot(app, seeker.email);
    const links = (await app.mails(seeker.email)).map(({ text }) => resetTokenIn(text));
    expect(links).toHaveLength(3);
    await api.reset(app, links[1]!, NEW);
    for (const token of [links[0]!, links[2]!])
      await expect(api.reset(app, token, 'a third password')).toFailWith('BAD_USER_INPUT');
    // A used link proves who reads that inbox, so the count starts again.
    await api.forgot(app, seeker.email);
    await api.forgot(app, seeker.email);
    await api.forgot(app, seeker.email);
    await api.forgot(app, seeker.email);
    const after = (await app.mails(seeker.email)).filter(({ text }) => text.includes('?token='));
    expect(after).toHaveLength(6);
    app.clock.forward({ minutes: 60 });
    await api.reset(app, await askedBy(seeker.email), 'a last password');
  });

  test('a reset link works for an hour', async () => {
    const { seeker } = await scenario().seeker();
    const late = await askedBy(seeker.email);
    app.clock.forward({ minutes: 60 });
    await expect(api.reset(app, late, NEW)).toFailWith('BAD_USER_INPUT');
    const inTime = await askedBy(seeker.email);
    app.clock.forward({ minutes: 59 });
    await api.reset(app, inTime, NEW);
  });

  test.concurrent('using a reset link confirms the address', async () => {
    const { seeker } = await scenario().seeker({ emailVerified: false });
    await api.reset(app, await askedBy(seeker.email), NEW);
    expect((await api.login(app, seeker.email, NEW)).user.emailVerified).toBe(true);
  });

  test.concurrent('a confirmation link cannot reset a password, nor a reset link confirm an address', async () => {
    const { seeker } = await scenario().seeker({ emailVerified: false, signsUp: true });
    const verify = await tokenInMail(app, seeker.email, '/verify-email');
    await expect(api.reset(app, verify, NEW)).toFailWith('BAD_USER_INPUT');
    const reset = await askedBy(seeker.email);
    await expect(api.verifyEmail(app, reset)).toFailWith('BAD_USER_INPUT');
  });

  test.concurrent.each(['', ' ', 'nonsense', 'x'.repeat(200), 'ü', "' or 1=1 --"])(
    'an invalid token gets the error of an expired one: %.20s',
    async (token) => {
      await expect(api.reset(app, token, NEW)).rejects.toMatchObject({
        message: 'The password reset link is invalid or has expired.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );

  test('if different links are used at once, one sets the password and the others stop working', async () => {
    const { seeker } = await scenario().seeker();
    for (let at = 0; at < 3; at += 1) await api.forgot(app, seeker.email);
    const links = (await app.mails(seeker.email)).map(({ text }) => resetTokenIn(text)!);
    const outcomes = await Promise.allSettled(
      links.map((token, at) => api.reset(app, token, `password number ${at}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ extensions: { rule: 'account.token.usable' } });
  });

  test.concurrent('an invalid address is reported with the short message of its form', async () => {
    await expect(api.forgot(app, 'nobody')).rejects.toMatchObject({
      message: 'Please enter a valid email',
      extensions: { fields: [{ field: 'email' }] },
    });
  });
});

describe.each(APIS)('changing the password, through $name', (api) => {
  test.concurrent('ends every older token at once, and returns one that works', async () => {
    const { seeker } = await scenario().seeker();
    const elsewhere = await api.login(app, seeker.email, seeker.password);
    const changed = await api.changePassword(seeker, seeker.password, NEW);
    expect(changed.message).toBe('Password changed successfully!');
    await expect(api.profile(seeker)).toFailWith('UNAUTHENTICATED');
    await expect(api.profile(callerWithToken(app, elsewhere.accessToken))).toFailWith(
      'UNAUTHENTICATED',
    );
    expect(await api.profile(callerWithToken(app, changed.accessToken))).toEqual(changed.user);
    await expect(api.login(app, seeker.email, seeker.password)).toFailWith('UNAUTHENTICATED');
    await api.login(app, seeker.email, NEW);
  });

  test.concurrent('ends the reset links emailed before it', async () => {
    const { seeker } = await scenario().seeker();
    await api.forgot(app, seeker.email);
    const link = await tokenInMail(app, seeker.email, '/reset-password');
    await api.changePassword(seeker, seeker.password, NEW);
    await expect(api.reset(app, link, 'a thief chose this')).toBreakRule('account.token.usable');
    await api.login(app, seeker.email, NEW);
  });

  test.concurrent('needs the current password, and reports its field', async () => {
    const { seeker } = await scenario().seeker();
    await expect(api.changePassword(seeker, 'not this one', NEW)).rejects.toMatchObject({
      message: 'The current password is incorrect.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'currentPassword' }] },
    });
    expect((await api.profile(seeker)).id).toBe(seeker.id);
  });

  test.concurrent('limits guesses of the current password', async () => {
    const { seeker } = await scenario().seeker();
    const guess = () =>
      api.changePassword(seeker, 'a guess', NEW).catch((error) => error.extensions.code);
    const codes = await Promise.all(Array.from({ length: 8 }, guess));
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
    await expect(api.changePassword(seeker, seeker.password, NEW)).toBreakRule(
      'account.login.locked',
    );
  });

  test.concurrent('accepts one of two simultaneous changes', async () => {
    const { seeker } = await scenario().seeker();
    const wanted = ['first password', 'second password'];
    const outcomes = await Promise.allSettled(
      wanted.map((password) => api.changePassword(seeker, seeker.password, password)),
    );
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await api.login(app, seeker.email, wanted[winner]!);
  });
});
