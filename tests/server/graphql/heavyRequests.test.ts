import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { query, type Answer } from './rawRequest.ts';

const LOGIN = (at: number) =>
  `a${at}: login(input: { email: "nobody${at}@people.example", password: "wrong" }) { accessToken }`;
const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');

let app: App;

beforeAll(async () => {
  app = await theApp();
  await query(app.url, '{ __typename }');
});

function expectCostly({ status, body }: Answer) {
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  expect(body.errors?.map(({ extensions }) => extensions['code'])).toContain('COST_LIMIT');
}

async function countCheckedGuesses(): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    'select count(*)::int as count from login_attempts',
  );
  return row!.count;
}

describe('many operations in one request', () => {
  test('two logins in one request are refused before a password is checked', async () => {
    expectCostly(await query(app.url, `mutation { ${many(2, LOGIN)} }`));
    expect(await countCheckedGuesses()).toBe(0);
  });

  test('two hundred are refused in less time than a tenth of them would take', async () => {
    const started = performance.now();
    expectCostly(await query(app.url, `mutation { ${many(200, LOGIN)} }`));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await countCheckedGuesses()).toBe(0);
  });

  test('fragments and other operations cannot get around the limit', async () => {
    const spread = `mutation { ${many(2, (at) => `...F${at}`)} }`;
    const fragments = many(2, (at) => `fragment F${at} on Mutation { ${LOGIN(at)} }`);
    expectCostly(await query(app.url, `${spread} ${fragments}`));
    const inline = many(2, (at) => `... on Mutation { ${LOGIN(at)} }`);
    expectCostly(await query(app.url, `mutation { ${inline} }`));
    expect(await countCheckedGuesses()).toBe(0);
  });

  test.each([
    'register(input: { email: "a@people.example", password: "secret" })',
    'requestPasswordReset(input: { email: "a@people.example" })',
    'resetPassword(input: { token: "x", password: "secret" })',
    'changePassword(input: { currentPassword: "x", newPassword: "a good one" })',
    'resendVerification',
  ])('a field that hashes or sends email may be used once per request: %.20s', async (call) => {
    expectCostly(
      await query(app.url, `mutation { a: ${call} { __typename } b: ${call} { __typename } }`),
    );
  });

  test('a hundred top-level fields without aliases are refused', async () => {
    expectCostly(
      await query(app.url, `{ ${many(40, (at) => `... on Query { s${at}: site { name } }`)} }`),
    );
  });
});

describe('large requests', () => {
  test('a hundred thousand brackets in the variables are refused', async () => {
    const variables = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{__typename}","variables":${variables}}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'a' }] } }],
    });
  });

  test.each([1_000_000, 101, 0, -1])('first: %i is refused by name', async (first) => {
    const { body } = await query(app.url, `{ jobs(first: ${first}) { totalCount } }`);
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'first', message: '“first” must be from 1 to 100.' }],
    });
  });

  test('a hundred and one ids, and sixty thousand, are refused', async () => {
    const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const some = await query(app.url, NODES, { ids: Array(101).fill('x') });
    expect(some.body.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'ids' }] });
    expectCostly(await query(app.url, NODES, { ids: Array(60_000).fill('x') }));
  });

  test('ten lists of a hundred jobs with all fields are refused', async () => {
    const lists = many(
      10,
      (at) => `l${at}: jobs(first: 100) { nodes { id title company { id name } } }`,
    );
    expectCostly(await query(app.url, `{ ${lists} }`));
  });
});
