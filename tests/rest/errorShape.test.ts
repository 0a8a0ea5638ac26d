import { beforeAll, describe, expect, test } from 'vitest';
import { FAILURES } from '#server/graphql/failures.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { post, send, type Answer } from '#tests/server/graphql/rawRequest.ts';
import { problemsOf } from '#tests/rest/documentedAnswers.ts';
import { openapi } from './documented.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function expectRefused({ status, headers, body }: Answer, code: string, wanted: number) {
  const { components } = await openapi(app);
  expect(problemsOf(components.schemas['Failure']!, body)).toEqual([]);
  expect(status).toBe(wanted);
  expect(body).toMatchObject({ statusCode: wanted, code, requestId: headers.get('x-request-id') });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
}

const LOGIN = '/api/auth/login';

describe('a malformed request returns the standard error', () => {
  test.each([
    ['malformed JSON', '{'],
    ['a list', '[]'],
    ['a list of bodies', '[{"email":"a@people.example","password":"x"}]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
    ['nothing', ''],
    ['a poisoned prototype', '{"__proto__":{"email":"a@people.example"}}'],
    ['a hundred thousand brackets', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['the same brackets beside it', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s', async (_name, body) => {
    await expectRefused(await post(app.url + LOGIN, body), 'BAD_USER_INPUT', 400);
  });

  test('for another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await post(app.url + LOGIN, 'email=a', { 'content-type': type });
      await expectRefused(answer, 'BAD_USER_INPUT', type === 'text/plain' ? answer.status : 415);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('for a body over 256 kB', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(300_000) });
    await expectRefused(await post(app.url + LOGIN, body), 'BAD_USER_INPUT', 413);
  });

  test('for an unknown path, with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      await expectRefused(
        await send(`${app.url}/api/nowhere?token=x`, { method }),
        'NOT_FOUND',
        404,
      );
    }
    const { body } = await send(`${app.url}/api/nowhere?token=x`);
    expect(body['message']).toBe(
      'No endpoint matches GET /api/nowhere. Check the method and the path.',
    );
  });

  test('for a method that the path does not support', async () => {
    await expectRefused(await send(app.url + LOGIN), 'NOT_FOUND', 404);
    await expectRefused(
      await send(`${app.url}/api/users/profile`, { method: 'DELETE' }),
      'NOT_FOUND',
      404,
    );
  });

  test('for a path that cannot be decoded', async () => {
    const { status, body } = await send(`${app.url}/api/%ff`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'BAD_USER_INPUT',
      requestId: expect.any(String),
    });
  });
});

test('every code has the HTTP status of the table', () => {
  expect(FAILURES).toEqual({
    BAD_USER_INPUT: 400,
    COST_LIMIT: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    RULE_VIOLATION: 422,
    RATE_LIMITED: 429,
    INTERNAL: 500,
    UNAVAILABLE: 503,
    INSUFFICIENT_STORAGE: 507,
  });
});

test('a missing field is reported in the documented sentence', async () => {
  const { status, body } = await app.rest('POST', LOGIN, { email: 'a@people.example' });
  expect(status).toBe(400);
  expect(body).toEqual({
    statusCode: 400,
    code: 'BAD_USER_INPUT',
    message: 'Password is required',
    fields: [{ field: 'password', message: 'Password is required' }],
    requestId: expect.any(String),
  });
});

test('a broken rule is named', async () => {
  await app.settings({ allowRegistration: false });
  const input = { email: 'a@people.example', password: 'a secret' };
  const { status, body } = await app.rest('POST', '/api/auth/register', input);
  await app.settings({ allowRegistration: true });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'RULE_VIOLATION', rule: 'account.register.open' });
});
