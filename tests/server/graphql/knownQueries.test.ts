import { beforeAll, expect, test } from 'vitest';
import { scenario, type Person } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';

let app: App;
let seeker: Person;

beforeAll(async () => {
  ({ app, seeker } = await scenario().seeker());
  await scenario(app).employer().job();
});

interface Asked {
  query: string;
  variables?: object;
  operationName?: string;
}

async function send(asked: Asked, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  const { 'x-request-id': id, ...shown } = Object.fromEntries(answer.headers);
  const { date: _date, ratelimit: _left, 'content-length': _length, ...others } = shown;
  const body = (await answer.text())
    .replaceAll(id!, 'the request')
    .replaceAll(/"remaining":\d+/g, '"remaining":0');
  return { status: answer.status, headers: others, body };
}

const LIST = `query List($first: Int! = 2, $filter: JobFilter) {
  jobs(first: $first, filter: $filter) { nodes { id title place company { name } } } }`;
const REFUSED = `query List($first: Int! = 2) {
  jobs(first: $first) { nodes { id } } admin { jobs(first: 1) { totalCount } } }`;

let texts = 0;

/** The same query as a new text, which no one has sent before. */
const asNew = (asked: Asked) => ({ ...asked, query: `${asked.query} # ${(texts += 1)}` });

test.each<[string, Asked, Record<string, string>?]>([
  ['a list', { query: LIST }],
  ['with variables', { query: LIST, variables: { first: 1, filter: { featured: false } } }],
  ['by its name', { query: LIST, operationName: 'List' }],
  [
    'in the media type of GraphQL',
    { query: LIST },
    { accept: 'application/graphql-response+json' },
  ],
  ['in a media type that we do not have', { query: LIST }, { accept: 'text/csv' }],
  ['with an error', { query: REFUSED }],
  ['for too many', { query: LIST, variables: { first: 1_000 } }],
  ['with a variable of the wrong type', { query: LIST, variables: { first: 'many' } }],
  ['with a text that is too long', { query: LIST, variables: { filter: { search: 'a'.repeat(5_000) } } }], // oxfmt-ignore
  ['by a name that it does not have', { query: LIST, operationName: 'Other' }],
  ['with a login', { query: LIST }, { authorization: 'bearer' }],
])('a query that is well known is answered like a new one: %s', async (_, asked, given = {}) => {
  const headers = given['authorization'] ? { authorization: `Bearer ${seeker.token}` } : given;
  for (const query of [LIST, REFUSED]) for (let at = 0; at < 3; at += 1) await send({ query });
  const expected = await send(asNew(asked), headers);
  expect(await send(asked, headers)).toEqual(expected);
});

test('a query that is well known costs as many points as a new one', async () => {
  await app.settings({ apiRateLimit: 600 });
  const left = async (asked: Asked) => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seeker.token}` },
      body: JSON.stringify(asked),
    });
    const { extensions } = (await answer.json()) as {
      extensions: { cost: { remaining: number; actual: number } };
    };
    return extensions.cost;
  };
  for (const query of [LIST, REFUSED]) {
    for (let at = 0; at < 3; at += 1) await send({ query });
    const [before, first, again] = [
      await left({ query }),
      await left(asNew({ query })),
      await left({ query }),
    ];
    expect(again.actual).toBe(first.actual);
    expect(again.remaining - first.remaining).toBe(first.remaining - before.remaining);
  }
});
