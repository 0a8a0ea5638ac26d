import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesForTasks, type Services } from '#server/services.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { query, send } from '#tests/server/graphql/rawRequest.ts';

const CONNECTIONS = 2;

let app: App;
let background: Services;

beforeAll(async () => {
  app = await startApp({
    databaseUrl: await freshDatabase(),
    environment: { DATABASE_POOL_SIZE: String(CONNECTIONS) },
  });
  background = await servicesForTasks(app.services);
});
afterAll(() => background.database.close());

/** Holds every connection that requests may use, until it is released. */
async function withAllTaken(work: () => Promise<void>) {
  let letGo = () => {};
  const over = new Promise<void>((resolve) => (letGo = resolve));
  const held = Array.from({ length: CONNECTIONS }, () =>
    app.services.database.fork().transactional(async (em) => {
      await em.execute('select 1');
      await over;
    }),
  );
  try {
    await work();
  } finally {
    letGo();
    await Promise.all(held);
  }
}

test('when there is no connection left, requests that need one are refused in time, and no others', async () => {
  await withAllTaken(async () => {
    const began = performance.now();
    const refused = [
      send(`${app.url}/api/jobs/featured`),
      query(app.url, '{ jobs(filter: { search: "nurse" }) { totalCount } }'),
    ];
    const [ready, outcomes] = await Promise.all([
      send(`${app.url}/readyz`),
      runDueTasks(background),
    ]);
    expect(ready.status).toBe(200);
    expect(outcomes.filter(({ error }) => error)).toEqual([]);
    for (const { status, headers } of await Promise.all(refused)) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('2');
    }
    expect(performance.now() - began).toBeLessThan(4_000);
  });
  expect((await send(`${app.url}/api/jobs/featured`)).status).toBe(200);
});

test('searches that take long leave a connection to other visitors', async () => {
  const waiting = async () => {
    const [row] = await background.database
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    return row!.count;
  };
  let searches: ReturnType<typeof query>[] = [];
  await background.database.fork().transactional(async (em) => {
    await em.execute('lock table job_terms in access exclusive mode');
    searches = ['nurse', 'cook', 'driver', 'welder'].map((word) =>
      query(app.url, `{ jobs(filter: { search: "${word}" }) { totalCount } }`),
    );
    await expect.poll(waiting).toBeGreaterThan(0);
    for (const _ of [1, 2, 3])
      expect((await send(`${app.url}/api/jobs/featured`)).status).toBe(200);
  });
  for (const { status } of await Promise.all(searches)) expect(status).toBe(200);
});
