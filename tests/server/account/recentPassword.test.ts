import { beforeAll, describe, expect, test } from 'vitest';
import { createKey, rotate } from '#tests/server/account/apiKey/keyWorld.ts';
import { enrol } from '#tests/server/account/twoFactor/authenticator.ts';
import { change, makeWebhook } from '#tests/server/partner/webhook/webhookWorld.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restApi } from './accountApis.ts';
import { callerWithToken, passwordTenMinutesAgo } from './people.ts';

const URL_OF_NOBODY = 'http://127.0.0.1:1/hook';
const RULE = 'account.password.recent';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

interface Proof {
  password: string;
  code?: string;
}

async function confirm(who: Caller, input: Proof) {
  const answer = await who.rest('POST', '/api/auth/confirm-password', { ...input });
  return { status: answer.status, ...answer.body } as { status: number; confirmedUntil?: string };
}

const UPDATE =
  'mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { url } } }';

describe('a recent password is required', () => {
  test('to create and rotate an API key', async () => {
    const { employer } = await scenario().employer();
    const { apiKey } = await createKey(employer, {});
    await passwordTenMinutesAgo(app, employer);
    await expect(createKey(employer, {})).rejects.toMatchObject({
      message: 'Confirm your password to do this.',
      extensions: { code: 'FORBIDDEN', rule: RULE },
    });
    await expect(rotate(employer, apiKey.id)).toBreakRule(RULE);
    await confirm(employer, employer);
    await createKey(employer, {});
    await rotate(employer, apiKey.id);
  });

  test('to create a webhook or change its secret or address, but nothing else', async () => {
    const { employer } = await scenario().employer();
    const { id } = await makeWebhook(employer, { url: URL_OF_NOBODY });
    await passwordTenMinutesAgo(app, employer);
    await expect(makeWebhook(employer, { url: URL_OF_NOBODY })).toBreakRule(RULE);
    await expect(change(employer, 'rotateWebhookSecret', id, 'secret')).toBreakRule(RULE);
    const url = `${URL_OF_NOBODY}/2`;
    await expect(employer.graphql(UPDATE, { input: { id, url } })).toBreakRule(RULE);
    const same = { id, url: URL_OF_NOBODY, jobSelection: '{ id }' };
    await employer.graphql(UPDATE, { input: same });
    await confirm(employer, employer);
    expect(await employer.graphql(UPDATE, { input: { id, url } })).toMatchObject({
      updateWebhook: { webhook: { url } },
    });
  });

  test('a key can neither create a key nor confirm a password', async () => {
    const { employer } = await scenario().employer();
    const program = keyHolder(app, (await createKey(employer, {})).token);
    await expect(createKey(program, {})).toBreakRule('api.key.closed');
    expect(await confirm(program, employer)).toMatchObject({ status: 403 });
  });
});

describe('a password confirmation', () => {
  const mayMakeKeys = async (who: Caller) =>
    createKey(who, {}).then(
      () => true,
      () => false,
    );

  test('lasts ten minutes, for the current session only', async () => {
    const { employer } = await scenario().employer();
    const { accessToken } = await restApi.login(app, employer.email, employer.password);
    const elsewhere = callerWithToken(app, accessToken);
    await passwordTenMinutesAgo(app, employer);
    const { confirmedUntil } = await confirm(employer, employer);
    const left = Date.parse(confirmedUntil!) - app.clock.now().getTime();
    expect(left / 60_000).toBeCloseTo(10, 1);
    expect(await mayMakeKeys(elsewhere)).toBe(false);
    app.clock.forward({ minutes: 9, seconds: 30 });
    expect(await mayMakeKeys(employer)).toBe(true);
    app.clock.forward({ seconds: 30 });
    expect(await mayMakeKeys(employer)).toBe(false);
  });

  test('is not extended by a token refresh', async () => {
    const { employer } = await scenario().employer();
    await passwordTenMinutesAgo(app, employer);
    const { accessToken } = await restApi.refresh(employer);
    expect(await mayMakeKeys(callerWithToken(app, accessToken))).toBe(false);
  });

  test('is included in a password change', async () => {
    const { employer } = await scenario().employer();
    await passwordTenMinutesAgo(app, employer);
    const next = 'another passphrase';
    const { accessToken } = await restApi.changePassword(employer, employer.password, next);
    expect(await mayMakeKeys(callerWithToken(app, accessToken))).toBe(true);
  });

  test('limits guesses, separately from those at login', async () => {
    const { seeker } = await scenario().seeker();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirm(seeker, { password: 'a guess' })).toMatchObject({
        status: 400,
        fields: [{ field: 'password' }],
      });
    expect(await confirm(seeker, seeker)).toMatchObject({ status: 429 });
    await restApi.login(app, seeker.email, seeker.password);
  });

  test('needs a code if logins need one', async () => {
    const { employer } = await scenario().employer();
    const { next } = await enrol(app, employer);
    await passwordTenMinutesAgo(app, employer);
    const { password } = employer;
    const isRefused = async (code?: string) =>
      expect(await confirm(employer, { password, ...(code && { code }) })).toMatchObject({
        status: 400,
        fields: [{ field: 'code' }],
      });
    // A missing code does not count as a wrong one, and a right one clears the wrong ones before it.
    for (let tries = 0; tries < 6; tries += 1) await isRefused();
    await isRefused('000000');
    expect(await mayMakeKeys(employer)).toBe(false);
    expect(await confirm(employer, { password, code: next() })).toMatchObject({ status: 200 });
    expect(await mayMakeKeys(employer)).toBe(true);
    for (let tries = 0; tries < 4; tries += 1) await isRefused('000000');
  });

  test('is replaced by a recent sign-in for users without a password', async () => {
    const { employer } = await scenario().employer();
    await app.sql('update users set password_hash = null where id = ?', [employer.id]);
    expect(await confirm(employer, employer)).toMatchObject({
      status: 422,
      rule: 'account.password.none',
    });
  });
});

test('a session that has ended cannot confirm its password', async () => {
  const { seeker }: { seeker: Person } = await scenario().seeker();
  await restApi.logout(seeker);
  expect(await confirm(seeker, seeker)).toMatchObject({ status: 401 });
});
