import { beforeEach, expect, test } from 'vitest';
import { Chance } from '#server/db/seeds/chance.ts';
import { rollUp } from '#server/modules/analytics/rollUp/rollUp.service.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const NOW = '2026-11-20T12:00:00Z';
const DAY = 86_400_000;

let app: App;
let jobs: string[];
let application: string;

beforeEach(async () => {
  app = await theApp();
  for (const table of [
    'applications',
    'jobs',
    'rolled_periods',
    'view_days',
    'view_months',
    'event_days',
  ])
    await app.sql(`delete from ${table}`);
  app.clock.moveTo(NOW);
  await app.settings({ timeZone: 'Asia/Kolkata' });
  const { job, other, seeker } = await scenario(app).job().job({ as: 'other' }).seeker();
  jobs = [job.id, other.id];
  const [row] = await app.sql<{ id: string }>(
    `insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at)
     values (gen_random_uuid(), ?, ?, 'Asha', 'asha@mail.example', ?, ?) returning id`,
    [job.id, seeker.id, NOW, NOW],
  );
  application = row!.id;
});

const chance = new Chance('roll-ups');

/** Adds a view and a timeline event at each of these moments. */
async function addEvents(...moments: Date[]): Promise<void> {
  const sources = ['search', 'direct', 'alert'];
  const views = moments.map((at) => [chance.pick(jobs), chance.pick(sources), at]);
  await app.sql(
    `insert into job_views (id, job_id, source, viewed_at)
     values ${moments.map(() => '(gen_random_uuid(), ?, ?, ?)').join(', ')}`,
    views.flat(),
  );
  const kinds = ['note', 'reviewed', 'rejected'];
  const events = moments.map((at) => [application, chance.pick(kinds), at]);
  await app.sql(
    `insert into application_events (id, application_id, kind, at)
     values ${moments.map(() => '(gen_random_uuid(), ?, ?, ?)').join(', ')}`,
    events.flat(),
  );
}

/** Small batches over a little more than two months. */
async function addManyEvents(count: number): Promise<void> {
  const moments = Array.from(
    { length: count },
    () => new Date(Date.parse(NOW) - Math.floor(chance.fraction() * 70 * DAY)),
  );
  for (let at = 0; at < count; at += 10) await addEvents(...moments.slice(at, at + 10));
}

const KINDS = [
  ['view_days', 'job_views', 'viewed_at', 'source', 'day'],
  ['view_months', 'job_views', 'viewed_at', 'job_id', 'month'],
  ['event_days', 'application_events', 'at', 'kind', 'day'],
] as const;

/**
 * Counts by key and period from the roll-up and from the rows, over all time and over ranges that cut days and months.
 */
async function expectTruth(zone = 'Asia/Kolkata'): Promise<void> {
  const ranges = [
    [null, null],
    ['2026-09-17T03:00:00Z', '2026-11-19T04:30:00Z'],
    ['2026-09-30T18:30:00Z', null],
    ['2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z'],
  ];
  for (const [name, table, at, key, period] of KINDS) {
    for (const [from, to] of ranges) {
      const group = `select ${key}::text as key, date_trunc('${period}', ${at}, '${zone}') as period`;
      const order = 'group by 1, 2 order by 1, 2';
      const rolled = await app.sql(
        `${group}, sum(n)::int as n from rolled_${name}(?::timestamptz, ?::timestamptz, ?) ${order}`,
        [from, to, zone],
      );
      const rows = await app.sql(
        `${group}, count(*)::int as n from ${table} where ${at} >= coalesce(?::timestamptz, '-infinity')
           and ${at} < coalesce(?::timestamptz, 'infinity') ${order}`,
        [from, to],
      );
      expect(rolled, `${name} ${from} ${to}`).toEqual(rows);
    }
  }
}

const rolledDays = async () =>
  (
    await app.sql<{ n: number }>(
      `select count(*)::int as n from rolled_periods where name = 'view_days'`,
    )
  )[0]!.n;

test('roll-ups give the same counts as the rows', async () => {
  await addManyEvents(60);
  await expectTruth();
  await rollUp(app.services);
  expect(await rolledDays()).toBeGreaterThan(60);
  await expectTruth();
  await addManyEvents(10);
  await expectTruth();
});

test('the current period is not rolled up, and a finished one only once', async () => {
  await addManyEvents(20);
  await rollUp(app.services);
  const [last] = await app.sql(
    'select name, max(ends_at) as until from rolled_periods group by 1 order by 1',
  );
  expect(last).toMatchObject({ name: 'event_days', until: '2026-11-19 18:30:00+00' });
  const before = await rolledDays();
  await rollUp(app.services);
  expect(await rolledDays()).toBe(before);
  app.clock.forward({ days: 1 });
  await rollUp(app.services);
  expect(await rolledDays()).toBe(before + 1);
});

test('rows that are added late, moved or deleted are counted correctly', async () => {
  await addManyEvents(50);
  await rollUp(app.services);
  await addEvents(new Date(Date.parse(NOW) - 40 * DAY));
  await addEvents(new Date(Date.parse(NOW) - 400 * DAY));
  await expectTruth();
  await app.sql(`update job_views set source = 'saved', viewed_at = viewed_at - interval '9 days'
    where id in (select id from job_views limit 12)`);
  await app.sql(`update application_events set kind = 'note' where kind = 'reviewed'`);
  await expectTruth();
  await app.sql(`delete from job_views where source = 'direct'`);
  await app.sql('delete from job_views where job_id = ?', [jobs[1]]);
  await expectTruth();
  await app.sql('delete from applications');
  await expectTruth();
  expect(await app.sql('select 1 from event_days')).toEqual([]);
});

test('when the site changes its time zone, its days are rolled up again', async () => {
  await addManyEvents(40);
  await rollUp(app.services);
  await app.settings({ timeZone: 'America/New_York' });
  await expectTruth('America/New_York');
  await rollUp(app.services);
  expect(await app.sql('select distinct time_zone as zone from rolled_periods')).toEqual([
    { zone: 'America/New_York' },
  ]);
  await expectTruth('America/New_York');
  await expectTruth('Asia/Kolkata');
});

test('concurrent roll-ups and writes lose nothing', async () => {
  await addManyEvents(40);
  const other = await startApp({ databaseUrl: app.databaseUrl });
  other.clock.moveTo(NOW);
  await Promise.all([
    rollUp(app.services),
    rollUp(other.services),
    addManyEvents(40),
    app.sql(`delete from job_views where source = 'alert'`),
  ]);
  await expectTruth();
  const twice = await app.sql(`select 1 from rolled_periods a join rolled_periods b
    on a.name = b.name and a.starts_at < b.starts_at and a.ends_at > b.starts_at`);
  expect(twice).toEqual([]);
});
