import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from '#tests/server/account/accountApis.ts';
import { anAddress, tokenInMail } from '#tests/server/account/people.ts';
import { codeOf, enrol, twoFactorOf } from './authenticator.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});

type Enrolled = Awaited<ReturnType<typeof enrol>>;

const KINDS = [
  { what: 'code', of: ({ next }: Enrolled) => next() },
  { what: 'recovery code', of: ({ recoveryCodes }: Enrolled) => recoveryCodes[0] },
];

const RULE = 'account.login.second-factor';

describe.each(APIS)('through $name', (api) => {
  test('the password alone is refused with the rule that asks for a code', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    for (const code of [undefined, '', '  '])
      await expect(api.login(app, seeker.email, seeker.password, code)).rejects.toMatchObject({
        message:
          'Your account uses two-step verification. Enter the six-digit code from your authenticator app.',
        extensions: { code: 'UNAUTHENTICATED', rule: RULE },
      });
    const { user } = await api.login(app, seeker.email, seeker.password, next());
    expect(user.id).toBe(seeker.id);
  });

  test('a wrong password does not reveal that a code is needed', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    const refusalOf = async (email: string, code?: string) => {
      const failure: unknown = await api.login(app, email, 'wrong', code).catch((error) => error);
      const { message, extensions } = failure as { message: string; extensions: { rule?: string } };
      return { message, rule: extensions.rule };
    };
    const stranger = await refusalOf(anAddress());
    expect(await refusalOf(seeker.email)).toEqual(stranger);
    expect(await refusalOf(seeker.email, next())).toEqual(stranger);
    expect(stranger.rule).toBeUndefined();
  });

  test('a code works once across processes, and no earlier one after it', async () => {
    const { seeker } = await scenario().seeker();
    const { secret, next } = await enrol(app, seeker);
    const code = next();
    other.clock.moveTo(app.clock.now());
    await api.login(app, seeker.email, seeker.password, code);
    const earlier = codeOf(secret, app.clock.now(), -1);
    const again = [
      [app, code],
      [other, code],
      [app, earlier],
    ] as const;
    for (const [process, used] of again)
      await expect(api.login(process, seeker.email, seeker.password, used)).rejects.toMatchObject({
        extensions: { code: 'UNAUTHENTICATED', rule: RULE, fields: [{ field: 'code' }] },
      });
  });

  test.each(KINDS)(
    'if one $what is used for several logins at once, one login succeeds',
    async ({ of }) => {
      const { seeker } = await scenario().seeker();
      const enrolled = await enrol(app, seeker);
      const code = of(enrolled);
      other.clock.moveTo(app.clock.now());
      const attempts = [app, other, app, other].map((process) =>
        api.login(process, seeker.email, seeker.password, code),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    },
  );

  test('a clock may be half a minute off, and no more', async () => {
    const { seeker } = await scenario().seeker();
    const { secret } = await enrol(app, seeker);
    app.clock.forward({ minutes: 3 });
    const login = (steps: number) =>
      api.login(app, seeker.email, seeker.password, codeOf(secret, app.clock.now(), steps));
    for (const steps of [-3, 3]) await expect(login(steps)).toFailWith('UNAUTHENTICATED');
    await login(-1);
    await login(1);
  });

  test('a recovery code works once, however it is typed, and is announced by email', async () => {
    const { seeker } = await scenario().seeker();
    const { recoveryCodes } = await enrol(app, seeker);
    const login = (code: string) => api.login(app, seeker.email, seeker.password, code);
    const [first = '', second = ''] = recoveryCodes;
    await login(
      ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `,
    );
    await expect(login(first)).toFailWith('UNAUTHENTICATED');
    await login(second.replaceAll('-', ''));
    expect((await twoFactorOf(seeker)).recoveryCodesLeft).toBe(8);
    const mails = await app.mails(seeker.email);
    const mail = mails.find(({ subject }) => subject === 'A recovery code was used · Kaamyab');
    expect(mail!.text).toContain('8 codes are left');
  });

  test('another user’s code is refused', async () => {
    const { one, two } = await scenario().seeker({ as: 'one' }).seeker({ as: 'two' });
    const [ones, twos] = [await enrol(app, one), await enrol(app, two)];
    for (const code of [ones.next(), ones.recoveryCodes[0]])
      await expect(api.login(app, two.email, two.password, code)).toFailWith('UNAUTHENTICATED');
    await api.login(app, two.email, two.password, twos.next());
  });

  test('wrong codes count like wrong passwords, but a missing code does not', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    const login = (code?: string) => api.login(app, seeker.email, seeker.password, code);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(login()).toFailWith('UNAUTHENTICATED');
      await expect(login('000000')).toFailWith('UNAUTHENTICATED');
    }
    await expect(login(next())).toFailWith('RATE_LIMITED');
    await expect(login()).toFailWith('RATE_LIMITED');
    app.clock.forward({ minutes: 15 });
    await login(next());
    // A right one makes them forgotten.
    for (let guess = 0; guess < 5; guess += 1)
      await expect(login('000000')).toFailWith('UNAUTHENTICATED');
  });

  test('wrong codes stay counted when the password is reset in between', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    for (let guess = 0; guess < 5; guess += 1) {
      const password = `password number ${guess}`;
      await api.forgot(app, seeker.email);
      await api.reset(app, await tokenInMail(app, seeker.email, '/reset-password'), password);
      const attempt = api.login(app, seeker.email, password, '000000');
      await expect(attempt).toFailWith('UNAUTHENTICATED');
    }
    await api.forgot(app, seeker.email);
    await api.reset(
      app,
      await tokenInMail(app, seeker.email, '/reset-password'),
      'a last password',
    );
    const login = () => api.login(app, seeker.email, 'a last password', next());
    await expect(login()).toFailWith('RATE_LIMITED');
    app.clock.forward({ minutes: 15 });
    await login();
  });

  test('with one attempt allowed, a password and then a code count as one', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    await app.settings({ maxLoginAttempts: 1 });
    await expect(api.login(app, seeker.email, seeker.password)).toFailWith('UNAUTHENTICATED');
    const attempt = api.login(app, seeker.email, seeker.password, next());
    await expect(attempt.then(({ user }) => user.id)).resolves.toBe(seeker.id);
    await app.settings({ maxLoginAttempts: 5 });
  });

  test('a password reset leaves two-factor authentication on', async () => {
    const { seeker } = await scenario().seeker();
    const { next } = await enrol(app, seeker);
    await api.forgot(app, seeker.email);
    await api.reset(
      app,
      await tokenInMail(app, seeker.email, '/reset-password'),
      'another password',
    );
    await expect(api.login(app, seeker.email, 'another password')).rejects.toMatchObject({
      extensions: { rule: RULE },
    });
    await api.login(app, seeker.email, 'another password', next());
  });
});
