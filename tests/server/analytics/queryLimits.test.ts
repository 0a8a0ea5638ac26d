import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { PoolPerServer } from '#server/db/poolPerServer.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { answered } from './answerDirectly.ts';
import { ask } from './analyticsCalls.ts';

let app: App;
let admin: Person;
/** Locks the searches table, so that anyone who reads it waits. */
let holder: pg.Client;

beforeAll(async () => {
  app = await startApp();
  ({ admin } = await scenario(app).admin().employer().job());
});

beforeEach(async () => {
  holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table searches in access exclusive mode');
});

afterEach(() => holder.end());

const SEARCHES = { measures: ['searches'] };
const questioning = async () => {
  const rows = await app.sql<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active'
     and application_name = 'kaamyab questions' and query like '%searches%'`,
  );
  return rows[0]!.n;
};

test(
  'a slow question is cancelled within six seconds without affecting other requests',
  { tags: ['full'] },
  async () => {
    const began = performance.now();
    const slow = ask(admin, SEARCHES);
    const outcome = slow.catch((error: unknown) => error);
    await vi.waitUntil(async () => (await questioning()) === 1, { timeout: 3_000 });
    for (let count = 0; count < 20; count += 1) {
      const asked = performance.now();
      expect(await app.graphql('{ jobs { totalCount } categories { jobCount } }')).toBeDefined();
      expect((await ask(admin, { measures: ['jobs'] })).rows[0]!.values).toEqual([1]);
      expect(performance.now() - asked).toBeLessThan(2_000);
    }
    expect(await outcome).toMatchObject({
      message: expect.stringMatching(
        /5 seconds to answer\. Choose a shorter range or fewer dimensions/,
      ),
      extensions: { code: 'RULE_VIOLATION', rule: 'analytics.answer.time' },
    });
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(await questioning()).toBe(0);
  },
);

test(
  'two questions run at a time: the third waits and fails if the wait is too long',
  { tags: ['full'] },
  async () => {
    const began = performance.now();
    const first = Promise.allSettled([1, 2].map(() => answered(app, SEARCHES, { most: 4_000 })));
    await vi.waitUntil(async () => (await questioning()) === 2, { timeout: 3_000 });
    await expect(ask(admin, SEARCHES)).toFailWith('UNAVAILABLE');
    expect(performance.now() - began).toBeLessThan(6_000);
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await holder.query('rollback');
    expect((await ask(admin, SEARCHES)).rows).toHaveLength(1);
  },
);

test('the database stops a question when its client disconnects', async () => {
  const hangUp = new AbortController();
  const query = `query($query: AnalyticsQueryInput!) { admin { analytics { answer(query: $query) { rowCount } } } }`;
  const request = fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ query, variables: { query: inputOfQuery(SEARCHES) } }),
    signal: hangUp.signal,
  });
  const ended = request.catch((error: unknown) => error);
  await vi.waitUntil(async () => (await questioning()) === 1, { timeout: 3_000 });
  hangUp.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  await vi.waitUntil(async () => (await questioning()) === 0, { timeout: 3_000 });
});

test('a question cannot write, and leaves no setting behind', async () => {
  await holder.query('rollback');
  const { longReads } = app.services.database;
  await expect(
    longReads.within((read) => read(`update users set first_name = 'x'`, [])),
  ).rejects.toThrow(/read-only/);
  const shown = await longReads.within((read) => read('show jit', []));
  expect(shown).toEqual([{ jit: 'off' }]);
  const { pools } = longReads as unknown as { pools: PoolPerServer };
  const client = await pools.connect(app.databaseUrl);
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
  client.release();
  expect(rows[0]!.statement_timeout).toBe('0');
});
