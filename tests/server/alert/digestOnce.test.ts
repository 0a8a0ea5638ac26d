import { beforeEach, expect, test, vi } from 'vitest';
import { DIGESTS_A_TASK, sendDueAlerts } from '#server/modules/alert/digest.service.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { runDigest } from './alertWorld.ts';

let app: App;
let company: { id: string };

const MORNING = new Date('2027-03-11T08:00:00+05:30');

beforeEach(async () => {
  app = await theApp();
  for (const table of ['alerts', 'jobs', 'outbox', 'notifications'])
    await app.sql(`delete from ${table}`);
  app.clock.moveTo('2027-03-10T12:00:00+05:30');
  await app.settings({ timeZone: 'Asia/Kolkata' });
  company = await addCompany(app);
});

/** Each alert has its own owner: nobody gets a job twice. */
const addAlerts = (count: number, keywords = `'taster'`) =>
  app.sql(
    `with people as (
       insert into users (id, email, password_hash, first_name, last_name, role, email_verified_at, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid() || '@people.example', 'none', 'Asha', 'Rao', 'job_seeker', ?, ?, ?
       from generate_series(1, ?) returning id
     )
     insert into alerts (id, user_id, name, keywords, created_at, updated_at)
     select gen_random_uuid(), id, 'alert ' || n, ${keywords}, ?, ?
     from (select id, row_number() over () as n from people) owners`,
    [...Array<Date>(3).fill(app.clock.now()), count, app.clock.now(), app.clock.now()],
  );
const many = async (count: number) => {
  await addAlerts(count);
  app.clock.forward({ minutes: 1 });
  await addJob(app, company.id, { title: 'Taster', endsIn: 300 });
};
const sent = async () => {
  const [row] = await app.sql<{ mails: number; rows: number; runs: number; bells: number }>(`
    select (select count(*)::int from outbox where jsonb_exists(headers, 'List-Unsubscribe')) as mails,
      (select count(*)::int from alert_sent_jobs) as rows,
      (select count(*)::int from alert_runs) as runs,
      (select count(*)::int from notifications where kind = 'job_alert_matched') as bells`);
  return row!;
};

test('every alert is sent once when two task runners work at the same time', async () => {
  await many(60);
  const other = await startApp({ databaseUrl: app.databaseUrl });
  for (const one of [app, other]) one.clock.moveTo(MORNING);
  await Promise.all([app, other, app, other].map((one) => sendDueAlerts(one.services)));
  expect(await sent()).toEqual({ mails: 60, rows: 60, runs: 60, bells: 60 });
  await other.close();
});

test('every alert is sent once when a run fails half-way and is repeated', async () => {
  await many(30);
  app.clock.moveTo(MORNING);
  // The last statement of an alert fails, after a dozen alerts that went well.
  await app.sql(`create function die() returns trigger language plpgsql as $$ begin
    if (select count(*) from notifications) >= 12 then raise exception 'The end'; end if; return new;
    end $$`);
  await app.sql(
    'create trigger die before insert on notifications for each row execute function die()',
  );
  await runDigest(app);
  await app.sql('drop function die() cascade');
  const half = await sent();
  expect(half.mails).toBeGreaterThan(0);
  expect(half.mails).toBeLessThan(30);
  expect(new Set(Object.values(half)).size).toBe(1);
  await runDigest(app);
  expect(await sent()).toEqual({ mails: 30, rows: 30, runs: 30, bells: 30 });
});

test('every alert is sent once when one in the middle cannot be searched', async () => {
  await many(5);
  app.clock.moveTo(MORNING);
  const { database } = app.services;
  const read = database.read.bind(database);
  await app.sql(`update alerts set keywords = 'tasters' where name = 'alert 3'`);
  const broken = vi.spyOn(database, 'read').mockImplementation(async (statement, values) => {
    if (JSON.stringify(values).includes('tasters')) throw new Error('A search that fails');
    return read(statement, values) as never;
  });
  await runDigest(app);
  broken.mockRestore();
  expect((await sent()).mails).toBe(4);
  await runDigest(app);
  expect((await sent()).mails).toBe(5);
});

test(
  'every alert is sent once when there are more than fit into one task',
  { tags: ['full'] },
  async () => {
    await addAlerts(DIGESTS_A_TASK + 500, `case when n % 500 = 0 then 'taster' else 'nothing' end`);
    await addJob(app, company.id, { title: 'Taster', endsIn: 300 });
    app.clock.moveTo(MORNING);
    await runDigest(app);
    expect((await sent()).mails).toBe((DIGESTS_A_TASK + 500) / 500);
    const [{ left }] = (await app.sql(
      'select count(*)::int as left from alerts where last_run_at is null',
    )) as [{ left: number }];
    expect(left).toBe(0);
  },
);
