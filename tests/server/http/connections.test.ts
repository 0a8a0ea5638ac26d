import { expect, test } from 'vitest';
import { servicesForTasks } from '#server/services.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { query, send } from '#tests/server/graphql/rawRequest.ts';

const CONNECTIONS = 2;

/** Holds every connection that requests may use, until it is released. */
async function withAllTaken(app: App, work: () => Promise<void>) {
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

test('when requests have no connection left, they are refused in time, and only they', async () => {
  const app = await startApp({
    databaseUrl: await freshDatabase(),
    environment: { DATABASE_POOL_SIZE: String(CONNECTIONS) },
  });
  const background = await servicesForTasks(app.services);
  await withAllTaken(app, async () => {
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
  await background.database.close();
});
