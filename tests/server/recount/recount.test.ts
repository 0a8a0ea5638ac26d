import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from './inTransaction.ts';
import { recount } from '#server/modules/recount/recount.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import {
  ALL_VALUES,
  BROKEN_ACCOUNT,
  BROKEN_LOG,
  BROKEN_PERIODS,
  damage,
  damagesOf,
  derivedWorld,
  lastRecount,
  OWN,
  type DerivedWorld,
} from './recountWorld.ts';

let app: App;
let world: DerivedWorld;

beforeAll(async () => {
  app = await theApp();
  world = await derivedWorld(app);
});

const recounted = async () => {
  await recount(app.services, null);
  return lastRecount(world);
};

const findings = (found: Awaited<ReturnType<typeof recounted>>) =>
  Object.fromEntries(found.findings.map((one) => [one.value.toLowerCase(), one]));

test('each derived value that was damaged without triggers is reported and corrected in one run', async () => {
  const intact = await recounted();
  expect(intact).toMatchObject({ status: 'COMPLETE', askedBy: 'SCHEDULE', findings: [] });
  expect(intact.checked).toBeGreaterThan(50);
  const [{ bells: none } = { bells: -1 }] = await bells();
  expect(none).toBe(0);

  const damages = damagesOf(world);
  await damage(app, ...Object.values(damages));
  const first = findings(await recounted());
  expect(Object.keys(first).toSorted()).toEqual(Object.keys(damages).toSorted());
  for (const [value, { differing, corrected, hasFailed }] of Object.entries(first))
    expect({ value, corrected, hasFailed }).toEqual({
      value,
      corrected: differing,
      hasFailed: false,
    });

  // A roll-up is compared before a wrong period lets all of it be counted again.
  await damage(app, BROKEN_PERIODS, damages.view_months, BROKEN_ACCOUNT, BROKEN_LOG);
  const second = findings(await recounted());
  expect(second).toMatchObject({
    view_months: { differing: 1, corrected: 1 },
    rolled_periods: { corrected: second['rolled_periods']?.differing },
    deleted_account_standings: { differing: 1, corrected: 0 },
    activity_log: { differing: 1, corrected: 0 },
  });
  expect(Object.keys(second)).toHaveLength(4);
  // What differs most comes first, and the bell names it.
  const all = Object.values(second);
  expect(all).toEqual(all.toSorted((one, other) => other.differing - one.differing));
  const sum = (key: 'differing' | 'corrected') => all.reduce((total, one) => total + one[key], 0);
  const rows = sum('differing');
  const [bell] = await app.sql<{ data: object }>(
    `select data from notifications where kind = 'figures_corrected' order by id desc limit 1`,
  );
  const value = all[0]!.value.toLowerCase();
  expect(bell!.data).toMatchObject({ rows, open: rows - sum('corrected'), value, more: 3 });
  expect([...ALL_VALUES].toSorted()).toEqual(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].toSorted(),
  );

  expect(Object.keys(findings(await recounted()))).toEqual([
    'activity_log',
    'deleted_account_standings',
  ]);
  await shown(first);
});

const bells = () =>
  app.sql<{ bells: number }>(
    `select count(*)::int as bells from notifications where kind = 'figures_corrected'`,
  );

/** What administrators see: the rows with before and after, the bell, and one entry of the log for each value. */
async function shown(first: ReturnType<typeof findings>): Promise<void> {
  expect(first['job_views']?.examples).toEqual([
    {
      rowKey: world.job.id,
      subjectKind: 'job',
      subjectName: 'Software Engineer',
      before: { views: 18 },
      after: { views: 11 },
      correctedAt: expect.any(String),
    },
  ]);
  // One of the two jobs is not closed.
  expect(first['job_closings']).toMatchObject({ differing: 2 });
  const desk = first['application_desk']?.examples.find(({ rowKey }) => rowKey === OWN.application);
  expect(desk).toMatchObject({
    before: { names: '…', rating: 100 },
    after: { names: '…', rating: 400 },
  });
  expect(await bells()).toEqual([{ bells: 3 }]);
  const entries = await app.sql(
    `select after from activity_log where action = 'recount.correct' and after ->> 'value' = 'job_views'`,
  );
  expect(entries).toEqual([{ after: { value: 'job_views', differing: 1, corrected: 1 } }]);
}

test('a row that changes during the recount is neither reported nor set back', async () => {
  const before = await viewsOf(world.other.id);
  await damage(app, `update jobs set views = views + 3 where id = '${world.job.id}'`);
  const view = (job: string) => `insert into job_views (id, job_id, source, viewed_at)
      values (gen_random_uuid(), '${job}', 'direct', now())`;
  // While the recount looks for damaged rows, a view is counted whose transaction is not committed yet.
  await inTransaction(app, `${view(world.job.id)}; ${view(world.other.id)}`, async (commit) => {
    const running = recounted();
    await waitsForLock(app);
    await commit();
    expect(findings(await running)['job_views']).toMatchObject({
      differing: 1,
      corrected: 1,
      examples: [{ rowKey: world.job.id, before: { views: 15 }, after: { views: 12 } }],
    });
  });
  expect(await viewsOf(world.job.id)).toBe(12);
  expect(await viewsOf(world.other.id)).toBe(before + 1);
});

async function viewsOf(id: string): Promise<number> {
  const [job] = await app.sql<{ views: number }>('select views from jobs where id = ?', [id]);
  return job!.views;
}

const waitsForLock = (one: App) =>
  expect
    .poll(async () => {
      const [waiting] = await one.sql<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from jobs%for no key update%'`,
      );
      return waiting!.n;
    })
    .toBe(1);

const NOW = `mutation { recountNow { recounts { isRunning list { id status askedBy } } } }`;
interface Shown {
  recountNow: { recounts: { isRunning: boolean; list: { id: string; status: string }[] } };
}

test('administrators start one at a time, and one whose process has ended does not block the next', async () => {
  const { admin } = world;
  const [once, twice] = await Promise.all([admin.graphql<Shown>(NOW), admin.graphql<Shown>(NOW)]);
  const open = (answer: Shown) =>
    answer.recountNow.recounts.list
      .filter(({ status }) => status === 'WAITING')
      .map(({ id }) => id);
  const ids = new Set([...open(once), ...open(twice)]);
  expect(ids.size).toBe(1);
  await app.runTasks();
  expect(await lastRecount(world)).toMatchObject({
    id: [...ids][0],
    status: 'COMPLETE',
    askedBy: 'ADMINISTRATOR',
  });

  await app.sql(
    `insert into recounts (id, asked_by, status, requested_at, active_at)
    values (gen_random_uuid(), 'schedule', 'running', now(), ?)`,
    [app.clock.now()],
  );
  await recount(app.services, null);
  expect(await lastRecount(world)).toMatchObject({ status: 'RUNNING' });
  app.clock.forward({ minutes: 16 });
  await recount(app.services, null);
  const states = await app.sql(`select status from recounts where status in ('running', 'failed')`);
  expect(states).toEqual([{ status: 'failed' }]);
  expect(await lastRecount(world)).toMatchObject({ status: 'COMPLETE' });
});
