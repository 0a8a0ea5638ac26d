import { beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '#tests/server/account/twoFactor/authenticator.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restApi } from './accountApis.ts';
import { anAddress, callerWithToken, tokenInMail, PASSWORD } from './people.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

interface Given {
  email: string;
  password: string;
  deviceToken?: string | undefined;
  code?: string;
}

async function tryLogin({ email, password, deviceToken, code }: Given, userAgent = FIREFOX) {
  const device = caller(app.url, { 'user-agent': userAgent });
  const body = { email, password, deviceToken, code };
  const { status, body: answer } = await device.rest('POST', '/api/auth/login', body);
  return { status, ...answer } as {
    status: number;
    accessToken: string;
    deviceToken: string;
    rule?: string;
  };
}

/** Guesses like a stranger who wants to lock a user out. */
async function lockOut({ email }: { email: string }) {
  await Promise.all(Array.from({ length: 6 }, () => tryLogin({ email, password: 'a guess' })));
}

const newLogins = async ({ email }: { email: string }) =>
  (await app.mails(email)).filter(({ subject }) => subject.includes('New login'));

const devicesOf = ({ id }: Person) =>
  app.sql<{ token_hash: Buffer }>('select * from known_devices where user_id = ?', [id]);

describe('guesses from other devices', () => {
  test('do not lock out a device that has logged in before', async () => {
    const { seeker } = await scenario().seeker();
    const { deviceToken } = await tryLogin(seeker);
    await lockOut(seeker);
    expect(await tryLogin(seeker)).toMatchObject({ status: 429 });
    expect(await tryLogin({ ...seeker, deviceToken })).toMatchObject({ status: 200, deviceToken });
    // That login does not give the stranger more guesses either.
    expect(await tryLogin(seeker)).toMatchObject({ status: 429 });
  });

  test('do not prevent a password reset', async () => {
    const { seeker } = await scenario().seeker();
    await lockOut(seeker);
    const changed = await restApi.changePassword(seeker, seeker.password, 'another phrase 1');
    expect(changed.user.id).toBe(seeker.id);
  });

  test('are limited on a known device too, and lock only that device', async () => {
    const { seeker } = await scenario().seeker();
    const { deviceToken } = await tryLogin(seeker);
    const guess = { ...seeker, password: 'a guess', deviceToken };
    await Promise.all(Array.from({ length: 5 }, () => tryLogin(guess)));
    expect(await tryLogin({ ...seeker, deviceToken })).toMatchObject({ status: 429 });
    expect(await tryLogin(seeker)).toMatchObject({ status: 200 });
  });

  test('at second-factor codes do not lock out a known device either', async () => {
    const { seeker } = await scenario().seeker();
    const { deviceToken } = await tryLogin(seeker);
    const { next } = await enrol(app, seeker);
    const guess = () => tryLogin({ ...seeker, code: '000000' });
    await Promise.all(Array.from({ length: 5 }, guess));
    expect(await tryLogin({ ...seeker, code: next() })).toMatchObject({ status: 429 });
    const known = { ...seeker, deviceToken, code: next() };
    expect(await tryLogin(known)).toMatchObject({ status: 200 });
  });

  test('count in full with another user’s device token', async () => {
    const { seeker, rival } = await scenario().seeker().seeker({ as: 'rival' });
    const { deviceToken } = await tryLogin(rival);
    await lockOut(seeker);
    for (const token of [deviceToken, 'nonsense'])
      expect(await tryLogin({ ...seeker, deviceToken: token })).toMatchObject({ status: 429 });
  });
});

describe('a device', () => {
  test('is known from sign-up on, and stored only as a hash', async () => {
    const input = { email: anAddress(), password: PASSWORD, firstName: 'Meera' };
    const { body } = await app.rest('POST', '/api/auth/register', input);
    const { deviceToken } = body as { deviceToken: string };
    expect(deviceToken).toMatch(/^[\w-]{43}$/);
    expect(await tryLogin({ ...input, deviceToken })).toMatchObject({ deviceToken });
    expect(await newLogins(input)).toEqual([]);
    const [kept] = await app.sql<{ text: string }>(
      `select string_agg(d::text, '') as text from known_devices d`,
    );
    expect(kept!.text).not.toContain(deviceToken.slice(0, 20));
  });

  test('stays known after a logout', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken, deviceToken } = await tryLogin(seeker);
    await restApi.logout(callerWithToken(app, accessToken));
    await lockOut(seeker);
    expect(await tryLogin({ ...seeker, deviceToken })).toMatchObject({ status: 200 });
  });

  test('can be shared by two users with one token', async () => {
    const { seeker, sister } = await scenario().seeker().seeker({ as: 'sister' });
    const { deviceToken } = await tryLogin(seeker);
    expect(await tryLogin({ ...sister, deviceToken })).toMatchObject({ deviceToken });
    const known = () =>
      app.sql('select id, created_at from known_devices where user_id in (?, ?) order by id', [
        seeker.id,
        sister.id,
      ]);
    const before = await known();
    app.clock.forward({ minutes: 1 });
    for (const one of [sister, seeker]) await tryLogin({ ...one, deviceToken });
    expect(await known()).toEqual(before);
    await lockOut(seeker);
    expect(await tryLogin({ ...seeker, deviceToken })).toMatchObject({ status: 200 });
  });

  test('gets a new token in place of one that it made up', async () => {
    const { seeker } = await scenario().seeker();
    const made = 'x'.repeat(43);
    const { deviceToken } = await tryLogin({ ...seeker, deviceToken: made });
    expect(deviceToken).not.toBe(made);
    expect(await tryLogin({ ...seeker, deviceToken: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      fields: [{ field: 'deviceToken' }],
    });
  });

  test('is forgotten after 180 days without a login or refresh', async () => {
    const { seeker } = await scenario().seeker();
    const { accessToken, deviceToken } = await tryLogin(seeker);
    const age = (days: number) =>
      app.sql(
        `update known_devices set last_used_at = last_used_at - interval '${days} days' where user_id = ?`,
        [seeker.id],
      );
    await age(179);
    await restApi.refresh(callerWithToken(app, accessToken));
    await age(179);
    expect((await tryLogin({ ...seeker, deviceToken })).deviceToken).toBe(deviceToken);
    await age(180);
    expect((await tryLogin({ ...seeker, deviceToken })).deviceToken).not.toBe(deviceToken);
  });

  test('is forgotten when twenty newer ones are known', async () => {
    const { seeker } = await scenario().seeker();
    const { deviceToken } = await tryLogin(seeker);
    await app.sql(
      `insert into known_devices (id, user_id, token_hash, created_at, last_used_at)
       select gen_random_uuid(), user_id, token_hash || number::text::bytea, created_at,
         last_used_at + interval '1 second'
       from known_devices, generate_series(1, 19) as number where user_id = ?`,
      [seeker.id],
    );
    app.clock.forward({ seconds: 2 });
    await tryLogin(seeker);
    expect(await devicesOf(seeker)).toHaveLength(20);
    expect((await tryLogin({ ...seeker, deviceToken })).deviceToken).not.toBe(deviceToken);
  });

  test('stays known after a password change only if the change was made on it', async () => {
    const { seeker } = await scenario().seeker();
    const here = await tryLogin(seeker);
    const there = await tryLogin(seeker);
    const password = 'another passphrase';
    await restApi.changePassword(callerWithToken(app, here.accessToken), seeker.password, password);
    await lockOut(seeker);
    const again = { email: seeker.email, password };
    expect((await tryLogin({ ...again, deviceToken: there.deviceToken })).status).toBe(429);
    expect((await tryLogin({ ...again, deviceToken: here.deviceToken })).status).toBe(200);
  });

  test('is forgotten after a password reset', async () => {
    const { seeker } = await scenario().seeker();
    await tryLogin(seeker);
    await restApi.forgot(app, seeker.email);
    await restApi.reset(
      app,
      await tokenInMail(app, seeker.email, '/reset-password'),
      'another one 1',
    );
    expect(await devicesOf(seeker)).toEqual([]);
  });
});

describe('a login on a new device', () => {
  test('sends an email with time and device', async () => {
    const { seeker } = await scenario().seeker({ firstName: 'Meera' });
    await tryLogin(seeker);
    const [mail] = await newLogins(seeker);
    expect(mail!.text).toContain('Meera');
    expect(mail!.text).toContain('Firefox on Linux');
    expect(mail!.text).toMatch(/When: .+ UTC/);
    expect(mail!.text).toContain('change your password');
    expect(mail!.text).toContain('/settings?section=security');
  });

  test('sends one email only, because the device is known afterwards', async () => {
    const { seeker } = await scenario().seeker();
    const { deviceToken } = await tryLogin(seeker);
    await tryLogin({ ...seeker, deviceToken });
    expect(await newLogins(seeker)).toHaveLength(1);
  });

  test('is announced in the user’s language, even if other emails are off', async () => {
    const { seeker } = await scenario().seeker();
    await app.sql(`update users set locale = 'hi' where id = ?`, [seeker.id]);
    await app.settings({ enableEmailNotifications: false });
    await tryLogin(seeker);
    await app.settings({ enableEmailNotifications: true });
    const [mail] = await app.mails(seeker.email);
    expect(mail!.subject).toContain('नया लॉग इन');
    expect(mail!.text).toContain('Linux पर Firefox');
  });

  test('links administrators to their own account page', async () => {
    const { admin } = await scenario().admin();
    await tryLogin(admin);
    expect((await newLogins(admin))[0]!.text).toContain('/admin/account');
  });

  test('sends no email on the first login of an account', async () => {
    const { seeker } = await scenario().seeker();
    await app.sql('update users set last_login_at = null where id = ?', [seeker.id]);
    await tryLogin(seeker);
    expect(await newLogins(seeker)).toEqual([]);
  });

  test('sends no email if it is refused', async () => {
    const { seeker } = await scenario().seeker();
    await tryLogin({ ...seeker, password: 'a guess' });
    expect(await app.mails(seeker.email)).toEqual([]);
  });
});
