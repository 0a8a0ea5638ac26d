import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, expect, test, vi } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;
/** In the order of their ids. */
let jobs: [first: string, last: string];

beforeEach(async () => {
  app = await theApp();
  const { job, other } = await scenario(app).job().job({ as: 'other' });
  jobs = [job.id, other.id].toSorted() as [string, string];
  // The first is now the last that a scan of the table finds.
  await app.sql('update jobs set views = views where id = ?', [jobs[0]]);
});

const inTransaction = <T>(work: (em: EntityManager) => Promise<T>) =>
  app.services.database.fork().transactional(work);

/** Plans that PostgreSQL would choose for larger tables. They find rows in another order than that of their ids. */
async function withAnotherPlan(em: EntityManager): Promise<number> {
  for (const way of ['nestloop', 'mergejoin', 'indexscan', 'bitmapscan', 'sort'])
    await em.execute(`set local enable_${way} = off`);
  const [own] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
  return own.pid;
}

const isWaiting = async (pid: number) => {
  const rows = await app.sql(
    `select 1 from pg_stat_activity where pid = ? and wait_event_type = 'Lock'`,
    [pid],
  );
  return rows.length === 1;
};

/** How many of the rows `others` are still free while `change` waits for the row `first`. */
async function leavesFree(
  { first, others }: Record<'first' | 'others', string>,
  change: string,
  values: unknown[],
): Promise<number> {
  let changed = Promise.resolve();
  const free = await inTransaction(async (em) => {
    await em.execute(`${first} for no key update`);
    let pid = 0;
    changed = inTransaction(async (other) => {
      pid = await withAnotherPlan(other);
      await other.execute(change, values);
    });
    await vi.waitFor(async () => expect(await isWaiting(pid)).toBe(true));
    return app.sql(`${others} for no key update skip locked`);
  });
  await changed;
  return free.length;
}

const ADDED = `insert into job_views (id, job_id, source, viewed_at)
  select gen_random_uuid(), one::uuid, 'search', ?::timestamptz from unnest(?::text[]) one`;

test.each([
  ['adds', ADDED],
  ['removes', 'delete from job_views where viewed_at = ? and job_id = any(?::uuid[])'],
])(
  'a statement that %s views counts them job by job, in the order of their ids',
  async (_, sql) => {
    const row = (id: string) => `select 1 from jobs where id = '${id}'`;
    const values = ['2026-11-20T12:00:00Z', `{${jobs.toReversed().join()}}`];
    await app.sql(ADDED, values);
    expect(await leavesFree({ first: row(jobs[0]), others: row(jobs[1]) }, sql, values)).toBe(1);
  },
);

test('views added late correct the days that are rolled up in their order', async () => {
  await app.sql('delete from rolled_periods');
  await app.sql(`insert into rolled_periods (name, starts_at, ends_at, time_zone)
    select 'view_days', day, day + interval '1 day', 'UTC' from generate_series(
      timestamptz '2026-10-01T00:00Z', '2026-10-12T00:00Z', '1 day') day`);
  await app.sql(
    `insert into view_days (starts_at, source, n) select starts_at, 'search', 1 from rolled_periods`,
  );
  const rows = (which: string) =>
    `select 1 from view_days where starts_at ${which} '2026-10-01T00:00Z'`;
  const late = `insert into job_views (id, job_id, source, viewed_at)
    select gen_random_uuid(), ?, 'search', starts_at from rolled_periods`;
  expect(await leavesFree({ first: rows('='), others: rows('>') }, late, [jobs[0]])).toBe(11);
});
