import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/lib/log.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from '#tests/server/account/accountApis.ts';
import { tokenInMail } from '../account/people.ts';
import { post, send } from '#tests/server/graphql/rawRequest.ts';

const NEW = 'An even better passphrase 2';

let app: App;
let written = '';

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  app = await startApp({ log: createLog('trace', destination) });
});

/** None of these may ever be in the log. */
function expectNotLogged(secrets: string[]) {
  expect(written).toContain('requestId');
  for (const secret of secrets) {
    expect(written).not.toContain(secret);
    expect(written).not.toContain(Buffer.from(secret).toString('base64'));
  }
  expect(written).not.toContain('argon2id');
}

describe.each(APIS)('through $name', (api) => {
  test('a full account lifecycle leaves no password and no token in the log', async () => {
    const { seeker } = await scenario(app).seeker({ emailVerified: false, signsUp: true });
    const { email, password } = seeker;
    const verify = await tokenInMail(app, email, '/verify-email');
    await api.verifyEmail(app, verify);
    const opened = await api.login(app, email, password);
    await api.login(app, email, `${password} not`).catch(() => {});
    const mine = caller(app.url, { authorization: `Bearer ${opened.accessToken}` });
    const refreshed = await api.refresh(mine);
    const renewed = caller(app.url, { authorization: `Bearer ${refreshed.accessToken}` });
    await api.changePassword(renewed, `${password} not`, NEW).catch(() => {});
    await api.changePassword(renewed, password, NEW);
    await api.forgot(app, email);
    const reset = await tokenInMail(app, email, '/reset-password');
    await api.reset(app, reset, password);
    await api.profile(mine).catch(() => {});
    expectNotLogged([
      password,
      NEW,
      seeker.token,
      opened.accessToken,
      refreshed.accessToken,
      verify,
      reset,
    ]);
  });

  test('a database failure in the middle of it leaves none in the log either', async () => {
    const { seeker } = await scenario(app).seeker();
    const { email, password, token } = seeker;
    await app.sql('alter table sessions rename to sessions_gone');
    const input = { email: `new-${email}`, password };
    await expect(api.login(app, email, password)).toFailWith('INTERNAL');
    await expect(api.register(app, input)).toFailWith('INTERNAL');
    await expect(api.profile(seeker)).toFailWith('INTERNAL');
    await app.sql('alter table sessions_gone rename to sessions');
    // PostgreSQL then reports the whole refused row, including the hashed password.
    await app.sql(`alter table users add constraint no_asha check (first_name <> 'Nasha')`);
    await expect(api.register(app, { ...input, firstName: 'Nasha' })).toFailWith('INTERNAL');
    await app.sql('alter table users drop constraint no_asha');
    expect(written).toContain('a request failed');
    expectNotLogged([password, token]);
  });

  test('a response does not reveal an internal error', async () => {
    const { seeker } = await scenario(app).seeker();
    await app.sql('alter table sessions rename to sessions_gone');
    const failure = await api.profile(seeker).catch((error: unknown) => error);
    await app.sql('alter table sessions_gone rename to sessions');
    expect(failure).toMatchObject({
      message: 'Something went wrong on our side. Try again in a moment.',
      extensions: { code: 'INTERNAL', requestId: expect.any(String) },
    });
    const { requestId } = (failure as { extensions: { requestId: string } }).extensions;
    expect(written).toContain(requestId);
    expect(JSON.stringify(failure)).not.toMatch(/sessions|relation|select|\.ts/);
  });
});

test('secrets in the wrong place or format are not logged either', async () => {
  const secret = 'a secret in the wrong place';
  const quoted = encodeURIComponent(secret);
  await post(`${app.url}/api/auth/login`, `{"password":"${secret}"`);
  await post(
    `${app.url}/graphql`,
    `{"query":"mutation { login(input: { password: \\"${secret}\\" }) { x } }"}`,
  );
  await post(
    `${app.url}/graphql`,
    JSON.stringify({ query: '{__typename}', variables: { password: [secret] } }),
  );
  await send(`${app.url}/reset-password?token=${quoted}`);
  await send(`${app.url}/api/nowhere?token=${quoted}`, {
    headers: { authorization: `Basic ${btoa(secret)}` },
  });
  expectNotLogged([secret, quoted]);
});
