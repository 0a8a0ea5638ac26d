import { parse, type ExecutionResult } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askServer } from '#client/pages/explorer/askServer.ts';

interface Sent {
  path: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

let sent: Sent[] = [];
let reply = (): Response => Response.json({ data: { jobs: 1 } });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const values = Object.fromEntries(new Headers(headers));
    sent.push({ path, method, headers: values, body: JSON.parse(body as string) });
    return Promise.resolve(reply());
  });
  return () => vi.unstubAllGlobals();
});

const DOCUMENT =
  'query Jobs { jobs { totalCount } } subscription News { notificationAdded { id } }';
const ask = (key: string, operationName: string | undefined) =>
  askServer(key, 'hi')({ query: DOCUMENT, operationName }, { documentAST: parse(DOCUMENT) });

describe('a query of the explorer', () => {
  test('goes to /graphql with the key and the language of the user', async () => {
    reply = () => Response.json({ data: { jobs: 1 } });
    expect(await ask('kmb_1', 'Jobs')).toEqual({ data: { jobs: 1 } });
    expect(sent).toEqual([
      {
        path: '/graphql',
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'accept-language': 'hi',
          authorization: 'Bearer kmb_1',
          'content-type': 'application/json',
        },
        body: { query: DOCUMENT, operationName: 'Jobs' },
      },
    ]);
  });

  test('of a guest carries no key; of several unnamed operations the first is sent', async () => {
    await ask('', undefined);
    expect(sent[0]!.path).toBe('/graphql');
    expect(sent[0]!.headers).not.toHaveProperty('authorization');
  });

  test('shows the server’s errors unchanged', async () => {
    reply = () => Response.json({ errors: [{ message: 'No.' }] }, { status: 401 });
    expect(await ask('kmb_1', 'Jobs')).toEqual({ errors: [{ message: 'No.' }] });
  });
});

describe('a subscription', () => {
  const events = async (operation = 'News') => {
    const found: unknown[] = [];
    const stream = ask('kmb_1', operation) as AsyncIterable<ExecutionResult>;
    for await (const event of stream) found.push(event);
    return found;
  };

  test('uses the event stream until it is complete', async () => {
    const lines = ['{"data":{"n":1}}', '{"data":{"n":2}}'].map(
      (data) => `event: next\ndata: ${data}`,
    );
    const late = 'event: next\ndata: {"data":{"n":3}}';
    const body = [...lines, 'event: complete\ndata: ', late, ''].join('\n\n');
    reply = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    expect(await events()).toEqual([{ data: { n: 1 } }, { data: { n: 2 } }]);
    expect(sent[0]).toMatchObject({
      path: '/graphql/stream',
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'accept-language': 'hi',
        authorization: 'Bearer kmb_1',
      },
      body: { operationName: 'News' },
    });
  });

  test('that is refused shows why', async () => {
    reply = () => Response.json({ errors: [{ message: 'Not yours.' }] }, { status: 403 });
    expect(await events()).toEqual([{ errors: [{ message: 'Not yours.' }] }]);
  });
});
