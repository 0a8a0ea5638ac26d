import pg from 'pg';
import type { Db } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '#server/services.ts';
import { keepSchedules } from '#server/tasks/schedules.ts';
import { startTasks } from '#server/tasks/startTasks.ts';
import type { TaskName } from '#server/tasks/task.ts';
import { TIMETABLE } from '#server/tasks/timetable.ts';
import { readWith } from '#tests/support/readWith.ts';
import { mailServices } from '#tests/server/mail/mailServices.ts';

/** pg-boss uses the clock of the database; this one is set to another time. */
function databaseAt({ config }: Services, time: string): Db {
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 4 });
  onTestFinished(() => pool.end());
  const asksForTheTime = /^select round\(date_part\('epoch', now\(\)\) \* 1000\) as time$/i;
  return {
    executeSql: async (text, values) =>
      asksForTheTime.test(text) ? { rows: [{ time: Date.parse(time) }] } : pool.query(text, values),
  };
}

async function saveTimeZone(services: Services, timeZone: string) {
  await readWith(
    services.database,
    `insert into settings (key, value, updated_at) values ('timeZone', $1, now())
      on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(timeZone)],
  );
}

async function count({ database }: Services, from: string): Promise<number> {
  const text = `select count(*)::int from pgboss.${from}`;
  const [row] = await readWith<{ count: number }>(database, text);
  return row!.count;
}

const due = (task: TaskName) => `job where '${task}' in (name, data ->> 'name')`;
const RUN = `job where name = 'clear-ended'`;

/** Whether `clear-ended` is due; tasks that run every five minutes are queued in the same statement. */
async function isQueuedAt(timeZone: string, time: string): Promise<boolean> {
  const services = await mailServices({}, { ownDatabase: true });
  await saveTimeZone(services, timeZone);
  const tasks = await startTasks(services, {
    db: databaseAt(services, time),
    cronWorkerIntervalSeconds: 1,
  });
  onTestFinished(() => tasks.stop());
  const isQueued = async () => expect(await count(services, due('note-expired-jobs'))).not.toBe(0);
  await vi.waitFor(isQueued, { timeout: 10_000 });
  return (await count(services, due('clear-ended'))) > 0;
}

test('the timetable is in the time zone of the site', async () => {
  expect(await isQueuedAt('Asia/Kolkata', '2026-11-21T21:45:10Z')).toBe(true);
  expect(await isQueuedAt('Asia/Kolkata', '2026-11-21T03:15:10Z')).toBe(false);
  expect(await isQueuedAt('UTC', '2026-11-21T03:15:10Z')).toBe(true);
});

test('every task in the timetable is run', async () => {
  const services = await mailServices({}, { ownDatabase: true });
  const tasks = await startTasks(services, {
    db: databaseAt(services, '2026-11-21T03:15:10Z'),
    cronWorkerIntervalSeconds: 1,
  });
  onTestFinished(() => tasks.stop());
  const done = `${RUN} and state = 'completed'`;
  await vi.waitFor(async () => expect(await count(services, done)).toBe(1), { timeout: 10_000 });
});

test('each task runs when and for as long as recorded, and is retried as often', async () => {
  const lines = TIMETABLE.map(({ name, hour, atOnce = 1, endsWithin, retry }) =>
    [
      name,
      hour ? `at ${hour}` : 'when enqueued',
      atOnce > 1 && `${atOnce} at once`,
      endsWithin && `ends within ${endsWithin} s`,
      retry && `${retry.times} retries, ${retry.first} to ${retry.longest} s apart`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./timetable.txt');
});

const TIMED = TIMETABLE.filter(({ hour }) => hour).length;

test('what another version has written over the timetable is put right', async () => {
  const services = await mailServices({}, { ownDatabase: true });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(await keepSchedules(services));
  const written = () =>
    readWith(services.database, 'select name, cron, timezone from pgboss.schedule order by name');
  const before = await written();
  expect(before).toHaveLength(TIMED);
  const write = (text: string) => readWith(services.database, text);
  await write(`delete from pgboss.schedule where name = 'clear-ended'`);
  await write(`update pgboss.schedule set cron = '1 1 * * *' where name = 'recount'`);
  await write(`update pgboss.schedule set name = 'send-push' where name = 'roll-up'`);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect(await written()).toEqual(before), { timeout: 10_000 });
});

test('the timetable moves with the time zone of the site while tasks run', async () => {
  const services = await mailServices({}, { ownDatabase: true });
  const tasks = await startTasks(services);
  await tasks.stop();
  expect(await count(services, `schedule where timezone = 'UTC'`)).toBe(TIMED);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(await keepSchedules(services));
  await saveTimeZone(services, 'Asia/Kolkata');
  services.clock.forward({ seconds: 5 });
  vi.advanceTimersByTime(60_000);
  const moved = async () =>
    expect(await count(services, `schedule where timezone = 'Asia/Kolkata'`)).toBe(TIMED);
  await vi.waitFor(moved, { timeout: 10_000 });
});
