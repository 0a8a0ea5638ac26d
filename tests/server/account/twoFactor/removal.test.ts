import { beforeAll, expect, test } from 'vitest';
import { createAdministrator } from '#server/modules/account/administrator/administrator.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { graphqlApi } from '#tests/server/account/accountApis.ts';
import { tokenInMail } from '#tests/server/account/people.ts';
import { confirmTwoFactor, enrol, codeOf, startTwoFactor, twoFactorOf } from './authenticator.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const REMOVE = `mutation($input: RemoveTwoFactorInput!) { removeTwoFactor(input: $input) { user { id hasTwoFactor } message } }`;

async function removeTwoFactor(who: Caller, userId: string) {
  const data = await who.graphql<{ removeTwoFactor: { user: object; message: string } }>(REMOVE, {
    input: { userId },
  });
  return data.removeTwoFactor;
}

const entriesAbout = (id: string) =>
  app.sql<{ action: string; actor: string }>(
    `select action, actor_id as actor from activity_log
     where subject_kind = 'user' and subject_id = ? order by id`,
    [id],
  );

test('an administrator can turn off two-factor authentication for a user who lost phone and codes; this is logged and emailed', async () => {
  const { admin, seeker } = await scenario()
    .admin()
    .seeker({ firstName: 'Meera', lastName: 'Iyer' });
  await enrol(app, seeker);
  expect(await removeTwoFactor(admin, seeker.id)).toEqual({
    user: { id: seeker.id, hasTwoFactor: false },
    message:
      'Two-step verification is turned off. Meera Iyer can now log in with just the password.',
  });
  await graphqlApi.login(app, seeker.email, seeker.password);
  expect(await twoFactorOf(seeker)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect(await entriesAbout(seeker.id)).toEqual([
    { action: 'user.removeTwoFactor', actor: admin.id },
  ]);
  const subject = 'Two-step verification was removed from your account · Kaamyab';
  const mail = (await app.mails(seeker.email)).find((sent) => sent.subject === subject);
  expect(mail!.text).not.toContain('IP address');
});

test('only administrators can turn it off for others, and not for themselves', async () => {
  const { admin, seeker, employer } = await scenario().admin().seeker().employer();
  await enrol(app, seeker);
  for (const who of [seeker, employer])
    await expect(removeTwoFactor(who, seeker.id)).toFailWith('FORBIDDEN');
  await expect(removeTwoFactor(app, seeker.id)).toFailWith('UNAUTHENTICATED');
  await enrol(app, admin);
  await expect(removeTwoFactor(admin, admin.id)).toBreakRule('account.twoFactor.not-own');
  await expect(removeTwoFactor(admin, employer.id)).toBreakRule('account.twoFactor.on');
  for (const id of ['nobody', '00000000-0000-7000-8000-000000000000'])
    await expect(removeTwoFactor(admin, id)).toFailWith('NOT_FOUND');
  expect((await twoFactorOf(seeker)).isOn).toBe(true);
});

test('the command line turns off two-factor authentication for the last administrator', async () => {
  const { admin } = await scenario().admin();
  await enrol(app, admin);
  await graphqlApi.forgot(app, admin.email);
  const link = await tokenInMail(app, admin.email, '/reset-password');
  const password = 'a fresh beginning 1';
  const details = {
    email: admin.email,
    password,
    firstName: '',
    lastName: '',
    role: 'job_seeker' as const,
  };
  await createAdministrator(app.services, details);
  await expect(graphqlApi.reset(app, link, 'a thief chose this')).toBreakRule(
    'account.token.usable',
  );
  const { user } = await graphqlApi.login(app, admin.email, password);
  expect(user.id).toBe(admin.id);
});

test('administrators’ changes to their own two-factor authentication are logged, other users’ are not', async () => {
  const { admin, seeker } = await scenario().admin().seeker();
  for (const person of [admin, seeker]) {
    const { secret } = await startTwoFactor(person, person.password);
    await confirmTwoFactor(person, codeOf(secret, app.clock.now()));
  }
  expect((await entriesAbout(admin.id)).map(({ action }) => action)).toEqual([
    'user.confirmTwoFactor',
  ]);
  expect(await entriesAbout(seeker.id)).toEqual([]);
});
