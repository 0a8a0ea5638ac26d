import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { post, query, send } from './rawRequest.ts';

const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const SITE = 'query SiteName{site{name __typename}}';
const JOB = 'query OneJob($id:ID!){job(id:$id){id __typename}}';
const ADDED = 'subscription Added{notificationAdded{notification{id}}}';
const RULE = 'api.operation.unknown';

let app: App;

beforeAll(async () => {
  app = await theApp();
  const build = [SITE, JOB, ADDED].map((text) => [idOf(text), text]);
  await app.services.operations.publish(Object.fromEntries(build) as Record<string, string>);
});

const byId = ({ url }: App, text: string, variables?: object) =>
  post(`${url}/graphql`, JSON.stringify({ documentId: idOf(text), variables }));

describe('an operation of the site', () => {
  test('gives the same response by its id as by its text', async () => {
    const { body } = await byId(app, SITE);
    expect(body).toEqual((await query(app.url, SITE)).body);
    const id = '01890000-0000-7000-8000-000000000000';
    expect((await byId(app, JOB, { id })).body.data).toEqual({ job: null });
    expect((await byId(app, JOB, {})).body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  test('can be sent by GET too', async () => {
    const asked = new URLSearchParams({ documentId: idOf(SITE) }).toString();
    const { status, body } = await send(`${app.url}/graphql?${asked}`, {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect([status, body.data]).toEqual([200, (await query(app.url, SITE)).body.data]);
  });

  test('is found without the database and costs no extra statement', async () => {
    const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
    await byId(app, JOB, { id: '1' });
    expect(await count(() => byId(app, SITE))).toBe(await count(() => query(app.url, SITE)));
  });

  test('is known to a process of another build once it has been used there', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    expect((await byId(other, SITE)).body.data).toHaveProperty('site');
    expect(await statementsOf(() => byId(other, SITE))).toEqual([]);
  });

  test('is deleted 90 days after the last build that had it', async () => {
    const old = 'query Old{site{name}}';
    await app.services.operations.publish({ [idOf(old)]: old });
    app.clock.forward({ days: 91 });
    await app.services.operations.publish({ [idOf(SITE)]: SITE });
    const ids = (await app.sql<{ id: string }>('select id from operations')).map(({ id }) => id);
    expect(ids).toEqual([idOf(SITE)]);
  });

  test('that is unknown is refused with instructions', async () => {
    for (const documentId of [idOf('query Never{site{name}}'), 'sha256:', 'x', '']) {
      const { status, body } = await post(`${app.url}/graphql`, JSON.stringify({ documentId }));
      expect(status).toBe(400);
      expect(body.errors?.[0]).toMatchObject({
        message: 'This page is out of date. Reload it and try again.',
        extensions: { code: 'BAD_USER_INPUT', rule: RULE },
      });
    }
  });
});

describe('a server that accepts only known operations', () => {
  let closed: App;
  let employer: Person;
  beforeAll(async () => {
    const { databaseUrl } = app;
    closed = await startApp({ databaseUrl, environment: { OPERATIONS: 'known' } });
    await closed.services.operations.publish({ [idOf(SITE)]: SITE, [idOf(ADDED)]: ADDED });
    ({ employer } = await scenario().employer());
  });

  const refused = { code: 'FORBIDDEN', rule: RULE };

  test('accepts the site’s operations by id and by exact text', async () => {
    expect((await byId(closed, SITE)).body.data).toHaveProperty('site');
    expect((await query(closed.url, SITE)).body.data).toHaveProperty('site');
  });

  test('refuses any other text from guests and sessions, before any database access', async () => {
    const ours = 'query Ours{site{name}}';
    const { status, body } = await query(closed.url, ours);
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([403, refused]);
    expect(body.data).toBeUndefined();
    const { body: asMember } = await query(closed.url, ours, {}, employer.token);
    expect(asMember.errors?.[0]?.extensions).toMatchObject(refused);
    const asked = `${closed.url}/graphql?${new URLSearchParams({ query: ours }).toString()}`;
    const { body: byGet } = await send(asked, { headers: { accept: 'application/json' } });
    expect(byGet.errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('accepts any operation with an API key', async () => {
    const { token } = await apiKeyOf(app, employer, ['JOBS_READ']);
    const { body } = await query(closed.url, 'query Ours{site{name}}', {}, token);
    expect(body.data).toHaveProperty('site');
  });

  test('serves the documented REST paths as before', async () => {
    expect((await closed.rest('GET', '/api/jobs')).status).toBe(200);
  });

  test('streams the site’s subscriptions, and no others', async () => {
    const open = async (body: object) => {
      const leaving = new AbortController();
      const { status } = await fetch(`${closed.url}/graphql/stream`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          authorization: `Bearer ${employer.token}`,
        },
        body: JSON.stringify(body),
        signal: leaving.signal,
      });
      leaving.abort();
      return status;
    };
    expect(await open({ documentId: idOf(ADDED) })).toBe(200);
    expect(await open({ query: 'subscription Other{notificationAdded{mayPush}}' })).toBe(403);
    expect(await open({ documentId: idOf('subscription Never{notificationAdded{mayPush}}') })).toBe(
      400,
    );
  });
});
