import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { theApp } from '#tests/support/app.ts';
import '#tests/support/matchers.ts';
import { APIS } from './accountApis.ts';
import { anAddress, callerWithToken, tokenInMail, PASSWORD, callerWithLanguage } from './people.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

describe.each(APIS)('through $name', (api) => {
  const enroll = (values: object = {}) =>
    api.register(app, { email: anAddress(), password: PASSWORD, ...values });

  test.each(['job_seeker', 'employer'])('a %s signs up and is signed in', async (role) => {
    const given = { firstName: 'Asha', lastName: 'Rao', role };
    const { user, accessToken, expiresAt } = await enroll(given);
    expect(user).toMatchObject({ ...given, onboardingComplete: false, emailVerified: false });
    expect(user.company).toBeNull();
    expect(Date.parse(expiresAt) - app.clock.now().getTime()).toBeGreaterThan(6.99 * 86_400_000);
    expect(await api.profile(callerWithToken(app, accessToken))).toEqual(user);
  });

  test('an address and a password are enough, and create a job seeker with an empty profile', async () => {
    const { user } = await enroll();
    expect(user).toMatchObject({ role: 'job_seeker', firstName: '', lastName: '' });
    expect(user.profile).toMatchObject({ skills: [], isOpenToWork: false, gender: null });
  });

  test('the address is stored in lower case', async () => {
    const email = anAddress();
    const { user } = await enroll({ email: ` ${email.toUpperCase()} ` });
    expect(user.email).toBe(email);
  });

  test('a confirmation link is emailed in the user’s language', async () => {
    const email = anAddress();
    await api.register(callerWithLanguage(app, 'es-MX,es;q=0.9'), { email, password: PASSWORD });
    const [mail] = await app.mails(email);
    expect(mail?.text).toContain(`${app.url}/es/verify-email?token=`);
    expect(await tokenInMail(app, email, '/verify-email')).toMatch(/^[\w-]{43}$/);
  });

  test('signing up as an administrator is refused', async () => {
    const email = anAddress();
    await expect(enroll({ email, role: 'admin' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'role' }] },
    });
    const rows = await app.sql('select 1 from users where email = ?', [email]);
    expect(rows).toEqual([]);
  });

  test('an address can be used once, however it is written, and the error names its field', async () => {
    const { user } = await enroll();
    const again = enroll({ email: user.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({
      message: 'An account with this email already exists. Log in, or reset your password.',
      extensions: { code: 'CONFLICT', fields: [{ field: 'email' }] },
    });
  });

  test('if two people sign up with one address at once, one is refused', async () => {
    const email = anAddress();
    const outcomes = await Promise.allSettled([enroll({ email }), enroll({ email })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    await expect(refused?.reason).toFailWith('CONFLICT');
    expect(await app.mails(email)).toHaveLength(1);
  });

  test('errors are reported by field', async () => {
    await expect(api.register(app, { email: 'nobody', password: '12345' })).rejects.toMatchObject({
      message: 'Please enter a valid email address; Password must be at least 8 characters',
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'password', message: 'Password must be at least 8 characters' },
        ],
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
  });
});

describe.each(APIS)('with other settings, through $name', (api) => {
  test('no one can sign up while registration is closed', async () => {
    await app.settings({ allowRegistration: false });
    const email = anAddress();
    await expect(api.register(app, { email, password: PASSWORD })).toBreakRule(
      'account.register.open',
    );
    expect(await app.mails(email)).toEqual([]);
    await app.settings({ allowRegistration: true });
  });

  test('if addresses need no confirmation, they count as confirmed and no email is sent', async () => {
    await app.settings({ requireEmailVerification: false });
    const { user } = await api.register(app, { email: anAddress(), password: PASSWORD });
    expect(user.emailVerified).toBe(true);
    expect(await app.mails(user.email)).toEqual([]);
    await app.settings({ requireEmailVerification: true });
  });
});
