import { beforeAll, expect, test } from 'vitest';
import { MAX_TOKENS } from '#schema/options/apiLimits.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;
let seeker: Person;

beforeAll(async () => {
  app = await theApp();
  ({ seeker } = await scenario(app).seeker());
});

const ADDED = 'subscription { notificationAdded { viewer { id } } }';

async function requestStream(
  query: string,
  { accept = 'text/event-stream', token = seeker.token, variables = {} } = {},
) {
  const response = await fetch(`${app.url}/graphql/stream`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { errors?: Said[] } & Said;
  return { status: response.status, ...(body.errors?.[0] ?? body) };
}

interface Said {
  message: string;
}

test('a client that does not accept event streams is refused with the header to send', async () => {
  const answer = await requestStream(ADDED, { accept: 'application/json' });
  expect(answer).toMatchObject({
    status: 400,
    message: expect.stringContaining('text/event-stream'),
  });
});

test('a guest gets no stream', async () => {
  expect(await requestStream(ADDED, { token: '' })).toMatchObject({ status: 401 });
});

test.each([
  ['invalid GraphQL', 'subscription {', /Syntax Error/],
  ['a query', '{ viewer { id } }', /one subscription and nothing else/],
  ['two subscriptions', `${ADDED} ${ADDED.replace('subscription', 'subscription B')}`, /./],
  ['an endless sequence of brackets', `subscription ${'{ a '.repeat(MAX_TOKENS)}`, /./],
])('%s is refused at the stream', async (_what, query, why) => {
  const answer = await requestStream(query);
  expect(answer.status).toBe(400);
  expect(answer.message).toMatch(why);
});

test('a variable that is too long is refused at the stream', async () => {
  const query =
    'subscription ($since: DateTime) { notificationAdded(since: $since) { viewer { id } } }';
  const answer = await requestStream(query, { variables: { since: 'x'.repeat(41) } });
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('since') });
});
