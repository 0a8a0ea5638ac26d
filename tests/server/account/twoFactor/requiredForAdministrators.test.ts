import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { graphqlApi } from '#tests/server/account/accountApis.ts';
import { callerWithToken } from '#tests/server/account/people.ts';
import {
  codeOf,
  confirmTwoFactor,
  endTwoFactor,
  enrol,
  startTwoFactor,
  twoFactorOf,
} from './authenticator.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await theApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});
beforeEach(() => app.settings({ enable2FA: false }));

const RULE = 'account.twoFactor.demanded';
const PERMISSIONS = '{ admin { permissions { canManageJobs } } }';
const VERIFY = `mutation { verifyCompany(input: { id: "00000000-0000-7000-8000-000000000000" }) { company { id } } }`;

const PATHS = [
  'companies',
  'users',
  'settings',
  'dashboard/stats',
  'activity-logs',
  'activity-logs/export?format=csv',
];

/** A request to another process, five seconds later. */
const elsewhere = (person: Person) => {
  other.clock.moveTo(app.clock.now());
  return caller(other.url, { authorization: `Bearer ${person.token}` });
};

async function expectRefusal(who: Caller) {
  for (const document of [PERMISSIONS, VERIFY])
    await expect(who.graphql(document)).rejects.toMatchObject({
      message: 'Administrators must use two-step verification. Set it up to continue.',
      extensions: { code: 'FORBIDDEN', rule: RULE },
    });
  for (const path of PATHS) {
    const answer = await who.rest('GET', `/api/admin/${path}`);
    expect([path, answer.status, answer.body['code']]).toEqual([path, 403, 'FORBIDDEN']);
  }
}

test('once a second factor is required, no session can use admin functions without it, in any process, within five seconds', async () => {
  const { admin } = await scenario().admin();
  await admin.graphql(PERMISSIONS);
  await elsewhere(admin).graphql(PERMISSIONS);
  await app.settings({ enable2FA: true });
  await expectRefusal(admin);
  await expectRefusal(elsewhere(admin));
  expect(await twoFactorOf(admin)).toMatchObject({ isOn: false, isDemanded: true });

  await app.settings({ enable2FA: false });
  await admin.graphql(PERMISSIONS);
  await elsewhere(admin).graphql(PERMISSIONS);
});

test('an administrator logs in, sets up the second factor, and continues in the same session', async () => {
  const { admin } = await scenario().admin();
  await app.settings({ enable2FA: true });
  const { accessToken } = await graphqlApi.login(app, admin.email, admin.password);
  const session = callerWithToken(app, accessToken);
  await expectRefusal(session);
  const { secret } = await startTwoFactor(session, admin.password);
  await expectRefusal(session);
  await confirmTwoFactor(session, codeOf(secret, app.clock.now()));
  await session.graphql(PERMISSIONS);
  other.clock.moveTo(app.clock.now());
  await callerWithToken(other, accessToken).graphql(PERMISSIONS);
});

test('an administrator with a second factor is not interrupted, and one who turns it off is', async () => {
  const { admin } = await scenario().admin();
  const { next } = await enrol(app, admin);
  await app.settings({ enable2FA: true });
  await admin.graphql(PERMISSIONS);
  expect(await twoFactorOf(admin)).toMatchObject({ isOn: true, isDemanded: true });
  await endTwoFactor(admin, { password: admin.password, code: next() });
  await expectRefusal(admin);
});

test('other users and public data are not affected', async () => {
  const { admin, seeker, employer } = await scenario().admin().seeker().employer();
  await app.settings({ enable2FA: true });
  for (const person of [seeker, employer]) {
    expect(await twoFactorOf(person)).toMatchObject({ isOn: false, isDemanded: false });
    expect((await graphqlApi.profile(person)).id).toBe(person.id);
    await graphqlApi.login(app, person.email, person.password);
  }
  expect((await graphqlApi.profile(admin)).id).toBe(admin.id);
  await graphqlApi.logout(admin);
});
