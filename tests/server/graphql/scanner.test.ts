import { beforeAll, describe, expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { post, send, type Answer } from './raw.ts';

/** What a scanner that is told an address and nothing else sends, and what it takes for a finding. */
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

describe('what it learns', () => {
  test('not what types there are', async () => {
    const answer = await asks('query cop { __schema { types { name fields { name } } } }');
    expect(answer.body.data).toBeUndefined();
  });

  test('not by asking for them in a circle', async () => {
    const circle = 'fields { type { fields { type { fields { type { name } } } } } }';
    const answer = await asks(`query cop { __schema { types { ${circle} } } }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('not what a mistyped name might have been', async () => {
    for (const wrong of ['{ __schema { directive } }', '{ sit { name } }', '{ site { nam } }']) {
      const answer = await asks(`query cop ${wrong}`);
      expect(answer.body.errors).toHaveLength(1);
      expect(messages(answer)).not.toContain('Did you mean');
    }
  });

  test('no traces and no stacks', async () => {
    for (const query of ['query cop { __typename }', 'qwerty cop { abc }', 'query cop { abc }']) {
      const { text } = await asks(query);
      expect(text).not.toMatch(/tracing|stack ?trace|exception|node_modules|\.[jt]s:\d/i);
    }
  });

  test('no console', async () => {
    for (const path of ['/graphiql', '/playground', '/console', '/graphql']) {
      const { text } = await send(new URL(path, url).href, { headers: EVERYTHING });
      expect(text).not.toMatch(/GraphiQL|graphiql\.min|GraphQL Playground|graphql-playground/);
    }
  });
});

describe('what it makes the server do', () => {
  test('not a hundred things by other names', async () => {
    const names = Array.from({ length: 101 }, (_, at) => `alias${at}: __typename`);
    const answer = await asks(`query cop { ${names.join(' ')} }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('not the same five hundred times', async () => {
    const answer = await asks(`query cop { ${'__typename '.repeat(500)} }`);
    expect(answer.body.data).toBeUndefined();
  });

  test('not ten directives in one place, with a complaint about each', async () => {
    const answer = await asks(`query cop { __typename ${'@aa'.repeat(10)} }`);
    expect(answer.body.errors).toHaveLength(1);
  });

  test('not ten requests in one', async () => {
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

describe('what another site might send in a name that is not its own', () => {
  test('no query by GET, unless it says that it speaks GraphQL', async () => {
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

  test('no change by GET, whatever it says', async () => {
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
      const { body } = await send(address('mutation { __typename }'), { headers: { accept } });
      expect(body.data).toBeUndefined();
    }
  });

  test('nothing by POST that is no JSON', async () => {
    const form = { ...EVERYTHING, 'content-type': 'application/x-www-form-urlencoded' };
    const asked = 'query=query%20cop%20%7B__typename%7D';
    for (const init of [{ body: asked, headers: form }, { headers: EVERYTHING }]) {
      const answer = await send(address('query cop {__typename}'), { method: 'POST', ...init });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.data).toBeUndefined();
    }
  });
});

describe('whoever is logged in', () => {
  let seeker: Person;

  beforeAll(async () => {
    ({ seeker } = await scenario().seeker());
  });

  test('may look at what types there are, but not in circles', async () => {
    const found = await seeker.graphql<{ __schema: { types: object[] } }>(
      '{ __schema { types { name fields { name type { name } } } } }',
    );
    expect(found.__schema.types.length).toBeGreaterThan(100);
    const circle = 'fields { type { fields { type { fields { type { name } } } } } }';
    await expect(
      seeker.graphql(`{ __schema { types { fields { type { ${circle} } } } } }`),
    ).toFailWith('BAD_USER_INPUT');
  });

  test('a guest may ask whether there is a type, and no more of it', async () => {
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
