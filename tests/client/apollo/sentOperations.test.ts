import { ApolloClient, InMemoryCache } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as generated from '#client/gql/graphql.ts';
import { httpLink } from '#client/lib/apollo/httpLink.ts';
import { print as printedId } from '#client/lib/apollo/printedId.ts';
import { sentOperation } from '#server/launch/build/operationTexts.ts';

const operations = Object.entries(generated as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] =>
    (entry[1] as DocumentNode).definitions?.[0]?.kind === 'OperationDefinition',
);

afterEach(() => vi.unstubAllGlobals());

test('each id refers to the text the page would have sent', () => {
  expect(operations.length).toBeGreaterThan(100);
  const cache = new InMemoryCache();
  for (const [name, document] of operations) {
    const sent = stripIgnoredCharacters(print(cache.transformDocument(document)));
    expect(sentOperation(document.definitions).text, name).toBe(sent);
  }
});

test('no two operations share an id', () => {
  const ids = operations.map(([, { definitions }]) => sentOperation(definitions).documentId);
  expect(new Set(ids).size).toBe(operations.length);
});

describe('the HTTP link', () => {
  const SPOKEN = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
  const document = parse('query Numbers($a: Int) { job(id: $a) { id company { id } } }');
  const named: DocumentNode = Object.assign({ documentId: 'sha256:0a' }, document);

  function ask(answer: () => Response, query = named) {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
    vi.stubGlobal('fetch', fetch);
    const client = new ApolloClient({ link: httpLink, cache: new InMemoryCache() });
    const result = client.query({ query, variables: { a: 1 }, fetchPolicy: 'no-cache' });
    const body = () => JSON.parse(fetch.mock.lastCall?.[1]?.body as string) as object;
    return { client, fetch, result, body };
  }
  const json = (body: object, init?: ResponseInit) => () =>
    new Response(JSON.stringify(body), init);

  test('sends the id of a document that has one, even after Apollo has changed the document', async () => {
    const { result, body } = ask(json({ data: { job: null } }, { headers: SPOKEN }));
    await expect(result).resolves.toMatchObject({ data: { job: null } });
    expect(body()).toEqual({
      operationName: 'Numbers',
      variables: { a: 1 },
      documentId: 'sha256:0a',
    });
  });

  test('sends the text of any other', async () => {
    const { result, body } = ask(json({ data: { job: null } }, { headers: SPOKEN }), document);
    await result;
    expect(body()).toHaveProperty('query', expect.stringContaining('__typename'));
    expect(body()).not.toHaveProperty('documentId');
  });

  test('passes on what the server refuses', async () => {
    const errors = [{ message: 'No', extensions: { code: 'FORBIDDEN' } }];
    const { result } = ask(json({ errors }, { status: 403, headers: SPOKEN }));
    await expect(result).rejects.toMatchObject({ errors: [{ message: 'No' }] });
  });

  test('distinguishes a proxy’s response from the server’s', async () => {
    const { result } = ask(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const error: unknown = await result.catch((reason: unknown) => reason);
    expect(ServerError.is(error) && error.statusCode).toBe(502);
    const half = ask(() => new Response('{"data":', { headers: SPOKEN }));
    expect(ServerParseError.is(await half.result.catch((reason: unknown) => reason))).toBe(true);
  });

  test('aborts the request when no one waits for it', async () => {
    const { client, fetch, result } = ask(json({ data: { job: null } }, { headers: SPOKEN }));
    await result;
    const line = execute(httpLink, { query: named }, { client }).subscribe({});
    const signal = fetch.mock.lastCall?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    line.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });

  test('in a build, Apollo tells requests apart by their ids', () => {
    expect(printedId(named)).toBe('sha256:0a');
  });
});
