import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import { tokenInMail } from '#tests/server/account/people.ts';
import { codeOf, confirmTwoFactor, enrol, startTwoFactor, twoFactorOf } from './authenticator.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const RULE = 'account.twoFactor.confirmed';

test('two-factor authentication needs a confirmed address', async () => {
  const { seeker } = await scenario(app).seeker({ emailVerified: false });
  await expect(startTwoFactor(seeker, seeker.password)).toBreakRule(RULE);
  await app.sql('update users set email_verified_at = now() where id = ?', [seeker.id]);
  const { secret } = await startTwoFactor(seeker, seeker.password);
  await app.sql('update users set email_verified_at = null where id = ?', [seeker.id]);
  await expect(confirmTwoFactor(seeker, codeOf(secret, app.clock.now()))).toBreakRule(RULE);
  expect(await twoFactorOf(seeker)).toMatchObject({ isOn: false });
});

test.each([
  'email_verified_at = null',
  // Where the site does not ask people to confirm their address.
  'email_assumed = true',
])(
  'a reset by email gives the owner of the address the account, even if a stranger has set up a second factor (%s)',
  async (unproven) => {
    const { seeker } = await scenario(app).seeker();
    await enrol(app, seeker);
    await app.sql(`update users set ${unproven} where id = ?`, [seeker.id]);
    await restApi.forgot(app, seeker.email);
    const password = 'the words of the owner';
    await restApi.reset(app, await tokenInMail(app, seeker.email, '/reset-password'), password);
    const { user } = await restApi.login(app, seeker.email, password);
    expect(user.id).toBe(seeker.id);
  },
);
