import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrateTasks } from '#server/tasks/migrateTasks.ts';
import { startTasks } from '#server/tasks/startTasks.ts';
import { mailServices, queueOne } from '#tests/server/mail/mailServices.ts';
import { openPostOffice } from '#tests/server/mail/postOffice.ts';
import { readWith } from '#tests/support/readWith.ts';

/** Stops the tasks with the test, so that they do not affect the next one. */
const OWN = { ownDatabase: true };

async function started(...[services, options]: Parameters<typeof startTasks>) {
  const tasks = await startTasks(services, options);
  onTestFinished(() => tasks.stop());
  return tasks;
}

test('a committed email is sent immediately, not at the next poll', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url }, OWN);
  await started(services);
  await queueOne(services);
  await vi.waitFor(() => expect(office.letters).toHaveLength(1), { timeout: 3_000, interval: 20 });
});

test('stopping finishes running tasks; the others wait for the next start', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url }, OWN);
  const tasks = await started(services);
  await Promise.all(Array.from({ length: 6 }, () => queueOne(services)));
  await vi.waitFor(() => expect(office.letters.length).toBeGreaterThan(0), { interval: 5 });
  await tasks.stop();
  const sent = (await services.mails()).filter(({ sentAt }) => sentAt).length;
  expect(office.letters).toHaveLength(sent);
  await started(services);
  await vi.waitFor(() => expect(office.letters).toHaveLength(6), { timeout: 5_000 });
});

test('the runner recovers when its database goes down and returns', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url }, OWN);
  await started(services);
  const admin = new pg.Client({ connectionString: services.config.databaseUrl });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'kaamyab-tasks'`,
  );
  await admin.end();
  await queueOne(services);
  await vi.waitFor(() => expect(office.letters).toHaveLength(1), { timeout: 10_000 });
});

test('a second migration changes nothing', async () => {
  const { config, database } = await mailServices({}, OWN);
  const queues = () => readWith(database, 'select * from pgboss.queue order by name');
  const before = await queues();
  await migrateTasks(config);
  expect(await queues()).toEqual(before);
  expect(before.length).toBeGreaterThan(1);
});
