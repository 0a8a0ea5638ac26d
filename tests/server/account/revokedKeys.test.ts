import { beforeAll, expect, test } from 'vitest';
import { createKey, keyInUse, keysOf } from '#tests/server/account/apiKey/keyWorld.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restApi } from './accountApis.ts';
import { tokenInMail } from './people.ts';

const NEW = 'another passphrase';
const LINK = 'query($token: String!) { passwordResetLink(token: $token) { apiKeys } }';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function resetLink({ email }: Person): Promise<string> {
  await restApi.forgot(app, email);
  return tokenInMail(app, email, '/reset-password');
}

test('a password change revokes the user’s keys only on request', async () => {
  const { employer } = await scenario().employer();
  const { token } = await createKey(employer, {});
  const changed = await restApi.changePassword(employer, employer.password, NEW);
  expect(await keyInUse(keyHolder(app, token))).not.toBeNull();
  const after = { authorization: `Bearer ${changed.accessToken}` };
  const body = { currentPassword: NEW, newPassword: 'a third passphrase', revokeApiKeys: true };
  await app.rest('POST', '/api/auth/change-password', body, after);
  await expect(keyInUse(keyHolder(app, token))).toFailWith('UNAUTHENTICATED');
});

test('a reset revokes the keys of that user and no others', async () => {
  const { employer } = await scenario().employer();
  const colleague = await colleagueOf(app, employer);
  const mine = await createKey(employer, { name: 'Mine' });
  const theirs = await createKey(colleague, { name: 'Theirs' });
  const token = await resetLink(employer);
  const body = { token, password: NEW, revokeApiKeys: true };
  expect(await app.rest('POST', '/api/auth/reset-password', body)).toMatchObject({ status: 200 });
  await expect(keyInUse(keyHolder(app, mine.token))).toFailWith('UNAUTHENTICATED');
  expect(await keyInUse(keyHolder(app, theirs.token))).not.toBeNull();
  const states = (await keysOf(colleague)).map(({ name, state }) => `${name}: ${state}`);
  expect(states.toSorted()).toEqual(['Mine: REVOKED', 'Theirs: LIVING']);
  const logged = await app.sql(
    `select actor_id from activity_log where action = 'apiKey.revoke' and subject_id = ?`,
    [mine.apiKey.id],
  );
  expect(logged).toEqual([{ actor_id: employer.id }]);
});

test('the user and the holder of a reset link see how many keys there are', async () => {
  const { employer, seeker } = await scenario().employer().seeker();
  await createKey(employer, {});
  await createKey(employer, {});
  const COUNT = '{ viewer { livingApiKeys } }';
  expect(await employer.graphql(COUNT)).toEqual({ viewer: { livingApiKeys: 2 } });
  expect(await seeker.graphql(COUNT)).toEqual({ viewer: { livingApiKeys: 0 } });
  const token = await resetLink(employer);
  const there = { passwordResetLink: { apiKeys: 2 } };
  expect(await app.graphql(LINK, { token })).toEqual(there);
  // Looking up the link does not use it up.
  expect(await app.graphql(LINK, { token })).toEqual(there);
  await restApi.reset(app, token, NEW);
  for (const dead of [token, 'nonsense'])
    expect(await app.graphql(LINK, { token: dead })).toEqual({ passwordResetLink: null });
});
