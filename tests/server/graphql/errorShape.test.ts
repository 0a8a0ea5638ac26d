import { beforeAll, describe, expect, test } from 'vitest';
import { FAILURES } from '#server/graphql/failures.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { post, query, send, type Answer } from './rawRequest.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

/** Every error has a documented code and the id of its request, which is also in the header. */
function expectRefused(
  { status, headers, body }: Answer,
  code: keyof typeof FAILURES,
  wanted = FAILURES[code],
) {
  expect(status).toBe(wanted);
  expect(body.data ?? null).toBeNull();
  for (const { message, extensions } of body.errors!) {
    expect(message).toBeTruthy();
    expect(extensions).toMatchObject({ code, requestId: headers.get('x-request-id') });
    expect(Object.keys(extensions).toSorted()).toEqual([
      'code',
      ...(extensions['fields'] ? ['fields'] : []),
      'requestId',
    ]);
  }
}

describe('a malformed request returns the standard error', () => {
  test.each([
    ['malformed JSON', '{'],
    ['an empty body', ''],
    ['a batch', '[{"query":"{__typename}"},{"query":"{__typename}"}]'],
    ['a text', '"{__typename}"'],
    ['a number', '1'],
    ['null', 'null'],
    ['no query', '{}'],
    ['a query that is a number', '{"query":1}'],
    ['an empty query', '{"query":""}'],
    ['variables that are text', '{"query":"{__typename}","variables":"{}"}'],
    ['variables that are a list', '{"query":"{__typename}","variables":[]}'],
    ['a syntax error', '{"query":"{"}'],
    ['two operations without a name', '{"query":"query A{__typename} query B{__typename}"}'],
    ['an unknown operation name', '{"query":"query A{__typename}","operationName":"B"}'],
    ['a polluted prototype', '{"query":"{__typename}","variables":{"__proto__":{"a":1}}}'],
  ])('%s', async (_name, body) => {
    expectRefused(await post(`${app.url}/graphql`, body), 'BAD_USER_INPUT');
  });

  test('for another content type', async () => {
    const typed = { 'content-type': 'text/plain' };
    expectRefused(await post(`${app.url}/graphql`, '{__typename}', typed), 'BAD_USER_INPUT');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expectRefused(
      await post(`${app.url}/graphql`, 'query={__typename}', form),
      'BAD_USER_INPUT',
      415 as never,
    );
  });

  test('for a body over 256 kB', async () => {
    const body = JSON.stringify({ query: '{__typename}', variables: { a: 'x'.repeat(300_000) } });
    for (const [accept, type] of [
      ['*/*', 'application/json; charset=utf-8'],
      ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ] as const) {
      const answer = await post(`${app.url}/graphql`, body, { accept });
      expectRefused(answer, 'BAD_USER_INPUT', 413 as never);
      expect(answer.headers.get('content-type')).toBe(type);
    }
  });

  test('for a response type that the server cannot produce', async () => {
    const accept = { accept: 'text/html' };
    const answer = await post(`${app.url}/graphql`, '{"query":"{__typename}"}', accept);
    expectRefused(answer, 'BAD_USER_INPUT', 406 as never);
  });

  test('for a mutation by GET, and for any other method', async () => {
    const headers = { accept: 'application/json' };
    const change = await send(`${app.url}/graphql?query=mutation{logout{message}}`, { headers });
    expectRefused(change, 'BAD_USER_INPUT', 405 as never);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expectRefused(await send(`${app.url}/graphql`, { method }), 'NOT_FOUND');
    }
  });
});

describe('errors of the schema and the rules', () => {
  const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';

  test('an unknown field comes with a suggestion, if the caller may introspect', async () => {
    const { seeker } = await scenario().seeker();
    const answer = await query(app.url, '{ viewr { id } }', {}, seeker.token);
    expectRefused(answer, 'BAD_USER_INPUT');
    expect(answer.body.errors?.[0]?.message).toContain('Did you mean "viewer"?');
    const guest = await query(app.url, '{ viewr { id } }');
    expectRefused(guest, 'BAD_USER_INPUT');
    expect(guest.body.errors?.[0]?.message).toBe('Cannot query field "viewr" on type "Query".');
    const input = { email: 'a@b.example', password: 'x', passwrd: 'x' };
    const named = await query(app.url, LOGIN, { input });
    expect(named.body.errors?.[0]?.extensions['fields']).toHaveLength(1);
    expect(named.text).not.toContain('Did you mean');
  });

  test('clients that accept plain JSON get the error in the body, others in the status too', async () => {
    const asked = (accept: string, document: string) =>
      post(`${app.url}/graphql`, JSON.stringify({ query: document }), { accept });
    for (const wrong of ['{', '{ viewr }', 'mutation($input: LoginInput!) { a: __typename }']) {
      expectRefused(await asked('application/json', wrong), 'BAD_USER_INPUT', 200 as never);
      expectRefused(await asked('application/graphql-response+json', wrong), 'BAD_USER_INPUT');
      expectRefused(await asked('*/*', wrong), 'BAD_USER_INPUT');
    }
  });

  test('a value of the wrong type is reported by field and not repeated, because it may be a password', async () => {
    const secret = 'correct horse battery staple';
    for (const input of [
      { email: 'a@b.example', password: [secret] },
      { email: 'a@b.example', password: secret, more: secret },
      { email: { address: secret }, password: secret },
      secret,
    ]) {
      const answer = await query(app.url, LOGIN, { input });
      expectRefused(answer, 'BAD_USER_INPUT');
      expect(answer.body.errors?.[0]?.extensions['fields']).toHaveLength(1);
      expect(answer.text).not.toContain(secret);
    }
  });

  test('a missing variable is named', async () => {
    const answer = await query(app.url, LOGIN, {});
    expectRefused(answer, 'BAD_USER_INPUT');
    expect(answer.body.errors?.[0]?.message).toContain('$input');
  });

  test('a broken rule returns status 200', async () => {
    const answer = await query(app.url, LOGIN, { input: { email: '', password: '' } });
    expect(answer.status).toBe(200);
    expect(answer.body.errors?.[0]).toMatchObject({
      path: ['login'],
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'email' }, { field: 'password' }],
        requestId: answer.headers.get('x-request-id'),
      },
    });
  });

  test('a forbidden field returns an error next to the allowed data', async () => {
    const answer = await query(app.url, '{ site { name } viewer { id } }', {}, 'nonsense');
    expect(answer.body.data).toEqual({ site: { name: 'Kaamyab' }, viewer: null });
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('each request has a unique id', async () => {
    const { seeker } = await scenario().seeker();
    const ids = [1, 2, 3].map(async () => {
      const { headers } = await query(app.url, '{ viewer { id } }', {}, seeker.token);
      return headers.get('x-request-id');
    });
    expect(new Set(await Promise.all(ids)).size).toBe(3);
  });

  test('signed-in users can introspect the whole schema', async () => {
    const { seeker } = await scenario().seeker();
    const WHOLE = '{ __schema { types { name fields { name type { name ofType { name } } } } } }';
    const { status, body } = await query(app.url, WHOLE, {}, seeker.token);
    expect(status).toBe(200);
    expect(JSON.stringify(body.data)).toContain('"requestPasswordReset"');
    const guest = await query(app.url, WHOLE);
    expect(guest.status).toBe(401);
    expect(guest.body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('/schema.graphql'),
      extensions: { code: 'UNAUTHENTICATED', rule: 'api.introspection.signed-in' },
    });
  });
});
