import { expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { post, query, send } from '#tests/server/graphql/rawRequest.ts';
import { databaseProxy } from './databaseProxy.ts';

const CALM = 'The service is not available right now. Try again in a moment.';

/** Every kind of response that needs the database, with the form of its error. */
async function expectUnavailable({ url }: App, { token }: Person) {
  const authorization = { authorization: `Bearer ${token}` };
  const login = { email: 'a@people.example', password: 'wrong' };
  const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';
  const ready = send(`${url}/readyz`);
  const graphql = Promise.all([
    query(url, '{ jobs { totalCount } }'),
    query(url, '{ viewer { id } }', {}, token),
    query(url, LOGIN, { input: login }),
  ]);
  const rest = Promise.all([
    post(`${url}/api/auth/login`, JSON.stringify(login)),
    send(`${url}/api/users/profile`, { headers: authorization }),
  ]);
  for (const { status, body, headers, text } of await graphql) {
    expect(status, text).toBe(503);
    expect(body.errors?.[0]).toMatchObject({
      message: CALM,
      extensions: { code: 'UNAVAILABLE', requestId: headers.get('x-request-id') },
    });
  }
  for (const { status, body, headers } of await rest) {
    const requestId = headers.get('x-request-id');
    expect(status).toBe(503);
    expect(body).toEqual({ statusCode: 503, code: 'UNAVAILABLE', message: CALM, requestId });
  }
  for (const { text } of [...(await graphql), ...(await rest)])
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
  expect(await ready).toMatchObject({
    status: 503,
    body: { status: 'not ready', database: false },
  });
  expect((await send(`${url}/healthz`)).status).toBe(200);
}

async function expectBack({ url }: App, { token, id }: Person) {
  const answer = await query(url, '{ viewer { id } }', {}, token);
  expect(answer.body).toMatchObject({ data: { viewer: { id } } });
  expect((await send(`${url}/readyz`)).status).toBe(200);
}

async function behindProxy() {
  const { app, seeker } = await scenario(theApp()).seeker();
  const proxy = await databaseProxy(app.databaseUrl);
  const through = await startApp({ databaseUrl: proxy.url });
  // The server itself does this once it has started.
  through.services.database.failFastWhenUnresponsive();
  await expectBack(through, seeker);
  return { app: through, proxy, seeker };
}

test('while the database is down every response says so, and works again afterwards', async () => {
  const { app, proxy, seeker } = await behindProxy();
  await proxy.cut();
  await expectUnavailable(app, seeker);
  await proxy.restore();
  await expectBack(app, seeker);
});

test('a database that does not respond causes no long waits', { tags: ['full'] }, async () => {
  const { app, proxy, seeker } = await behindProxy();
  proxy.swallow();
  const started = performance.now();
  expect((await send(`${app.url}/readyz`)).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(4_000);
  await expectUnavailable(app, seeker);
  expect(performance.now() - started).toBeLessThan(8_000);
  await proxy.restore();
  await expectBack(app, seeker);
});
