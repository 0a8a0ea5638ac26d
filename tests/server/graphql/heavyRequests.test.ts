import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { query, type Answer } from './raw.ts';

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

async function guessesHeard(): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    'select count(*)::int as count from login_attempts',
  );
  return row!.count;
}

describe('many in one', () => {
  test('of two logins in one request no password is looked at', async () => {
    expectCostly(await query(app.url, `mutation { ${many(2, LOGIN)} }`));
    expect(await guessesHeard()).toBe(0);
  });

  test('two hundred are refused in less time than a tenth of them would take', async () => {
    const started = performance.now();
    expectCostly(await query(app.url, `mutation { ${many(200, LOGIN)} }`));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await guessesHeard()).toBe(0);
  });

  test('they find no way through fragments or other operations either', async () => {
    const spread = `mutation { ${many(2, (at) => `...F${at}`)} }`;
    const fragments = many(2, (at) => `fragment F${at} on Mutation { ${LOGIN(at)} }`);
    expectCostly(await query(app.url, `${spread} ${fragments}`));
    const inline = many(2, (at) => `... on Mutation { ${LOGIN(at)} }`);
    expectCostly(await query(app.url, `mutation { ${inline} }`));
    expect(await guessesHeard()).toBe(0);
  });

  test.each([
    'register(input: { email: "a@people.example", password: "secret" })',
    'requestPasswordReset(input: { email: "a@people.example" })',
    'resetPassword(input: { token: "x", password: "secret" })',
    'changePassword(input: { currentPassword: "x", newPassword: "a good one" })',
    'resendVerification',
  ])('what hashes or mails may stand in a request once: %.20s', async (call) => {
    expectCostly(
      await query(app.url, `mutation { a: ${call} { __typename } b: ${call} { __typename } }`),
    );
  });

  test('five hundred aliases', async () => {
    expectCostly(await query(app.url, `{ ${many(500, (at) => `a${at}: __typename`)} }`));
    expectCostly(await query(app.url, `{ site { ${many(500, (at) => `a${at}: name`)} } }`));
  });

  test('a hundred fields at the top without an alias', async () => {
    expectCostly(
      await query(app.url, `{ ${many(40, (at) => `... on Query { s${at}: site { name } }`)} }`),
    );
  });
});

describe('deep and long', () => {
  /** Companies have no way back to their jobs yet, so that only `ofType` goes on for ever. */
  const deep = (depth: number) =>
    `query Q { __typename __type(name: "Job") { fields { type { ${'ofType { '.repeat(depth)} name ${'}'.repeat(depth)} } } } }`;

  test('fifty levels', async () => {
    const answer = await query(app.url, deep(50).replace('__typename', 'site { name }'));
    expectCostly(answer);
    expect(answer.body.errors?.[0]?.message).toBe('The query is nested deeper than 12 levels.');
  });

  test('fifty levels hidden in fragments', async () => {
    const fragment = (at: number) => `fragment F${at} on __Type { ofType { ...F${at + 1} } }`;
    const chain = many(50, fragment);
    expectCostly(
      await query(
        app.url,
        `{ site { name } __type(name: "Job") { ...F0 } } ${chain} fragment F50 on __Type { name }`,
      ),
    );
  });

  test('a million fragments that contain each other', async () => {
    const few = 'fragment A on Query { ...B } fragment B on Query { ...A }';
    const started = performance.now();
    const circle = await query(app.url, `{ ...A } ${few}`);
    expect(circle.status).toBe(400);
    const million = await query(app.url, `{ ...A } ${few} ${'...A '.repeat(40_000)}`);
    expect(million.status).toBe(400);
    const doubling = many(60, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
    const bomb = await query(app.url, `{ ...F0 } ${doubling} fragment F60 on Query { __typename }`);
    expect(bomb.status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('a document of four thousand words', async () => {
    const { status, body } = await query(app.url, `{ ${'__typename '.repeat(5_000)} }`);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('4000');
  });

  test('the schema asked for in circles', async () => {
    const circles = `{ __schema { types ${'{ fields { type '.repeat(20)}{ name }${' } }'.repeat(20)} } }`;
    expect((await query(app.url, circles)).status).toBe(400);
  });

  test('a hundred thousand brackets in the variables', async () => {
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
});

describe('much at once', () => {
  test.each([1_000_000, 101, 0, -1])('first: %i is refused and named', async (first) => {
    const { body } = await query(app.url, `{ jobs(first: ${first}) { totalCount } }`);
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'first', message: '"first" must be from 1 to 100.' }],
    });
  });

  test('a hundred and one ids, and sixty thousand', async () => {
    const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const some = await query(app.url, NODES, { ids: Array(101).fill('x') });
    expect(some.body.errors?.[0]?.message).toBe('Ask for at most 100 ids at once.');
    expectCostly(await query(app.url, NODES, { ids: Array(60_000).fill('x') }));
  });

  test('ten lists of a hundred jobs with all there is', async () => {
    const lists = many(
      10,
      (at) => `l${at}: jobs(first: 100) { nodes { id title company { id name } } }`,
    );
    expectCostly(await query(app.url, `{ ${lists} }`));
  });
});
