import { beforeAll, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { graphqlApi } from '#tests/server/account/accountApis.ts';
import { callerWithToken } from '#tests/server/account/people.ts';
import {
  codeOf,
  confirmTwoFactor,
  endTwoFactor,
  enrol,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorOf,
} from './authenticator.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

test('a code from the app switches two-factor authentication on and returns ten recovery codes', async () => {
  const { employer } = await scenario().employer();
  expect(await twoFactorOf(employer)).toEqual({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isDemanded: false,
  });
  const { secret, uri } = await startTwoFactor(employer, employer.password);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(uri);
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe(`/Kaamyab:${employer.email}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret,
    issuer: 'Kaamyab',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect((await twoFactorOf(employer)).isOn).toBe(false);

  const { recoveryCodes, viewer } = await confirmTwoFactor(
    employer,
    codeOf(secret, app.clock.now()),
  );
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(viewer.twoFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  const [mail] = await app.mails(employer.email);
  expect(mail!.subject).toBe('Two-step verification is on · Kaamyab');
});

test('neither the secret nor the codes are stored in plain text', async () => {
  const { seeker } = await scenario().seeker();
  const { secret, recoveryCodes } = await enrol(app, seeker);
  const rows = await app.sql('select row_to_json(users) as row from users where id = ?', [
    seeker.id,
  ]);
  const codes = await app.sql('select row_to_json(recovery_codes) as row from recovery_codes');
  const text = JSON.stringify([rows, codes]);
  for (const hidden of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replaceAll('-', '')),
  ])
    expect(text).not.toContain(hidden);
});

test('starting the set-up needs the password', async () => {
  const { seeker } = await scenario().seeker();
  for (const password of ['wrong', undefined])
    await expect(startTwoFactor(seeker, password)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'password' }] },
    });
  await expect(startTwoFactor(app, 'any')).toFailWith('UNAUTHENTICATED');
});

test('a wrong code does not switch two-factor authentication on, and a right one does so once', async () => {
  const { seeker } = await scenario().seeker();
  await expect(confirmTwoFactor(seeker, '123456')).toBreakRule('account.twoFactor.started');
  const { secret } = await startTwoFactor(seeker, seeker.password);
  await expect(confirmTwoFactor(seeker, codeOf(secret, app.clock.now(), -2))).rejects.toMatchObject(
    {
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'code' }] },
    },
  );
  await expect(confirmTwoFactor(seeker, '')).rejects.toMatchObject({
    extensions: { fields: [{ field: 'code', message: 'Code is required' }] },
  });
  await confirmTwoFactor(seeker, codeOf(secret, app.clock.now()));
  await expect(confirmTwoFactor(seeker, codeOf(secret, app.clock.now(), 1))).toBreakRule(
    'account.twoFactor.off',
  );
  await expect(startTwoFactor(seeker, seeker.password)).toBreakRule('account.twoFactor.off');
});

test('the set-up allows five wrong codes, even if it is started again each time', async () => {
  const { seeker } = await scenario().seeker();
  for (let guess = 0; guess < 5; guess += 1) {
    await startTwoFactor(seeker, seeker.password);
    await expect(confirmTwoFactor(seeker, '000000')).toFailWith('BAD_USER_INPUT');
  }
  const { secret } = await startTwoFactor(seeker, seeker.password);
  const confirm = () => confirmTwoFactor(seeker, codeOf(secret, app.clock.now()));
  await expect(confirm()).toFailWith('RATE_LIMITED');
  app.clock.forward({ minutes: 15 });
  expect((await confirm()).recoveryCodes).toHaveLength(10);
});

test('wrong codes for new recovery codes stay counted when the password is confirmed in between', async () => {
  const { seeker } = await scenario().seeker();
  const { next } = await enrol(app, seeker);
  const { password } = seeker;
  for (let guess = 0; guess < 5; guess += 1) {
    const renewal = renewRecoveryCodes(seeker, { password, code: '000000' });
    await expect(renewal).toFailWith('BAD_USER_INPUT');
    // The password is correct. It is refused because two-step verification is already on.
    await expect(startTwoFactor(seeker, password)).toBreakRule('account.twoFactor.off');
  }
  const renewal = renewRecoveryCodes(seeker, { password, code: next() });
  await expect(renewal).rejects.toMatchObject({
    message: 'Too many wrong codes. Try again in 15 minutes.',
    extensions: { code: 'RATE_LIMITED', rule: 'account.code.locked' },
  });
});

test('if the setup is confirmed twice at once, one confirmation returns codes', async () => {
  const { seeker } = await scenario().seeker();
  const { secret } = await startTwoFactor(seeker, seeker.password);
  const code = codeOf(secret, app.clock.now());
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => confirmTwoFactor(seeker, code)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await twoFactorOf(seeker)).recoveryCodesLeft).toBe(10);
});

test('switching two-factor authentication on ends every other session', async () => {
  const { seeker } = await scenario().seeker();
  const { accessToken } = await graphqlApi.login(app, seeker.email, seeker.password);
  await enrol(app, seeker);
  await expect(graphqlApi.profile(callerWithToken(app, accessToken))).toFailWith('UNAUTHENTICATED');
  expect((await graphqlApi.profile(seeker)).id).toBe(seeker.id);
});

test('switching two-factor authentication off needs both password and code, and guesses are counted', async () => {
  const { seeker } = await scenario().seeker();
  const { next, recoveryCodes } = await enrol(app, seeker);
  const { password } = seeker;
  await expect(endTwoFactor(seeker, { password: 'wrong', code: next() })).toFailWith(
    'BAD_USER_INPUT',
  );
  await expect(endTwoFactor(seeker, { password, code: '000000' })).toFailWith('BAD_USER_INPUT');
  for (let guess = 0; guess < 3; guess += 1)
    await expect(endTwoFactor(seeker, { password, code: '000000' })).toFailWith('BAD_USER_INPUT');
  await expect(endTwoFactor(seeker, { password, code: next() })).toFailWith('RATE_LIMITED');
  app.clock.forward({ minutes: 15 });
  const { viewer } = await endTwoFactor(seeker, { password, code: next() });
  expect(viewer.twoFactor).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  await graphqlApi.login(app, seeker.email, password);
  const left = await app.sql('select 1 from recovery_codes where user_id = ?', [seeker.id]);
  expect([left.length, recoveryCodes.length]).toEqual([0, 10]);
  await expect(endTwoFactor(seeker, { password, code: next() })).toBreakRule(
    'account.twoFactor.on',
  );
});

test('new recovery codes replace the old ones', async () => {
  const { seeker } = await scenario().seeker();
  const { next, recoveryCodes } = await enrol(app, seeker);
  const { password, email } = seeker;
  await expect(renewRecoveryCodes(seeker, { password, code: '000000' })).toFailWith(
    'BAD_USER_INPUT',
  );
  const renewed = await renewRecoveryCodes(seeker, { password, code: next() });
  expect(renewed.viewer.twoFactor.recoveryCodesLeft).toBe(10);
  const codes = new Set([...recoveryCodes, ...renewed.recoveryCodes]);
  expect(codes.size).toBe(20);
  await expect(graphqlApi.login(app, email, password, recoveryCodes[0])).toFailWith(
    'UNAUTHENTICATED',
  );
  await graphqlApi.login(app, email, password, renewed.recoveryCodes[0]);
});

test('a user without a password needs a recent sign-in', async () => {
  const { seeker } = await scenario().seeker();
  await app.sql('update users set password_hash = null where id = ?', [seeker.id]);
  const { secret } = await startTwoFactor(seeker);
  await confirmTwoFactor(seeker, codeOf(secret, app.clock.now()));
  app.clock.forward({ minutes: 16 });
  const code = codeOf(secret, app.clock.now());
  await expect(endTwoFactor(seeker, { code })).toBreakRule('account.twoFactor.proof');
  await app.sql('update sessions set password_confirmed_at = ? where user_id = ?', [
    app.clock.now(),
    seeker.id,
  ]);
  expect((await endTwoFactor(seeker, { code })).viewer.twoFactor.isOn).toBe(false);
});

test('with another SECRET_KEY app codes fail, and recovery codes still work', async () => {
  const { seeker } = await scenario().seeker();
  const { next, recoveryCodes } = await enrol(app, seeker);
  const other = await startApp({
    databaseUrl: app.databaseUrl,
    environment: { SECRET_KEY: 'another secret that only this test knows' },
  });
  const login = (code: string) => graphqlApi.login(other, seeker.email, seeker.password, code);
  await expect(login(next())).toFailWith('UNAUTHENTICATED');
  expect((await login(recoveryCodes[0]!)).user.id).toBe(seeker.id);
});
