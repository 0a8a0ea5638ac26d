import { beforeAll, describe, expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { post, send, type Answer } from './rawRequest.ts';

/** What a security scanner that knows only the address sends, and what it would report. */
const EVERYTHING = { accept: '*/*', 'user-agent': 'a scanner' };

let url: string;

beforeAll(async () => {
  ({ url } = await theApp());
  url += '/graphql';
});

const asks = (query: string) =>
  post(url, JSON.stringify({ query, operationName: 'cop' }), EVERYTHING);
const address = (query: string) => `${url}?${new URLSearchParams({ query }).toString()}`;
const messages = ({ body }: Answer) => (body.errors ?? []).map(({ message }) => message).join(' ');

describe('a scanner learns nothing from', () => {
  test('introspecting the types', async () => {
    const answer = await asks('query cop { __schema { types { name fields { name } } } }');
    expect(answer.body.data).toBeUndefined();
  });

  test('introspecting them recursively', async () => {
    const circle = 'fields { type { fields { type { fields { type { name } } } } } }';
    const answer = await asks(`query cop { __schema { types { ${circle} } } }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('mistyping a name', async () => {
    for (const wrong of ['{ __schema { directive } }', '{ sit { name } }', '{ site { nam } }']) {
      const answer = await asks(`query cop ${wrong}`);
      expect(answer.body.errors).toHaveLength(1);
      expect(messages(answer)).not.toContain('Did you mean');
    }
  });

  test('provoking an error, which has no stack trace', async () => {
    for (const query of ['query cop { __typename }', 'qwerty cop { abc }', 'query cop { abc }']) {
      const { text } = await asks(query);
      expect(text).not.toMatch(/tracing|stack ?trace|exception|node_modules|\.[jt]s:\d/i);
    }
  });

  test('looking for a console', async () => {
    for (const path of ['/graphiql', '/playground', '/console', '/graphql']) {
      const { text } = await send(new URL(path, url).href, { headers: EVERYTHING });
      expect(text).not.toMatch(/GraphiQL|graphiql\.min|GraphQL Playground|graphql-playground/);
    }
  });
});

describe('the server refuses', () => {
  test('a hundred aliases', async () => {
    const names = Array.from({ length: 101 }, (_, at) => `alias${at}: __typename`);
    const answer = await asks(`query cop { ${names.join(' ')} }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('the same field five hundred times', async () => {
    const answer = await asks(`query cop { ${'__typename '.repeat(500)} }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('ten directives in one place, with a single error', async () => {
    const answer = await asks(`query cop { __typename ${'@aa'.repeat(10)} }`);
    expect(answer.body.errors).toHaveLength(1);
  });

  test('a batch of ten requests', async () => {
    const one = { query: 'query cop { __typename }', operationName: 'cop' };
    const { status, body } = await post(
      url,
      JSON.stringify(Array.from({ length: 10 }, () => one)),
      EVERYTHING,
    );
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });
});

describe('another site cannot send in a user’s name', () => {
  test('a query by GET, unless its Accept header names a GraphQL response', async () => {
    for (const accept of ['*/*', 'text/html,*/*;q=0.8', 'image/avif,image/*']) {
      const answer = await send(address('query cop { __typename }'), { headers: { accept } });
      expect(answer.status).toBe(406);
      expect(answer.body.data).toBeUndefined();
    }
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const answer = await send(address('query cop { __typename }'), { headers: { accept } });
      expect(answer.body.data).toEqual({ __typename: 'Query' });
    }
  });

  test('a mutation by GET, with any headers', async () => {
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
      const { body } = await send(address('mutation { __typename }'), { headers: { accept } });
      expect(body.data).toBeUndefined();
    }
  });

  test('a POST without JSON', async () => {
    const form = { ...EVERYTHING, 'content-type': 'application/x-www-form-urlencoded' };
    const asked = 'query=query%20cop%20%7B__typename%7D';
    for (const init of [{ body: asked, headers: form }, { headers: EVERYTHING }]) {
      const answer = await send(address('query cop {__typename}'), { method: 'POST', ...init });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.data).toBeUndefined();
    }
  });
});

describe('a signed-in user', () => {
  let seeker: Person;

  beforeAll(async () => {
    ({ seeker } = await scenario().seeker());
  });

  test('may introspect types, but not recursively', async () => {
    const found = await seeker.graphql<{ __schema: { types: object[] } }>(
      '{ __schema { types { name fields { name type { name } } } } }',
    );
    expect(found.__schema.types.length).toBeGreaterThan(100);
    const circle = 'fields { type { fields { type { fields { type { name } } } } } }';
    await expect(
      seeker.graphql(`{ __schema { types { fields { type { ${circle} } } } } }`),
    ).toFailWith('BAD_USER_INPUT');
  });

  test('a guest may ask for the name of a type, and nothing more about it', async () => {
    const { app } = await scenario();
    const named = '{ __type(name: "Job") { __typename name kind } }';
    expect(await app.graphql(named)).toMatchObject({ __type: { name: 'Job' } });
    for (const more of [
      '{ __type(name: "Job") { fields { name } } }',
      '{ __type(name: "Job") { ...More } } fragment More on __Type { fields { name } }',
      '{ ... { __type(name: "Job") { ... on __Type { enumValues { name } } } } }',
    ])
      await expect(app.graphql(more)).toFailWith('UNAUTHENTICATED');
  });
});
