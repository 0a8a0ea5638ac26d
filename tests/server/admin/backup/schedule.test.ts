import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rm } from 'node:fs/promises';
import { requestDueBackup } from '#server/modules/admin/backup/backupScheduler.service.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { backedUp, backupFolder, backupsFor, storedBackups } from './backups.ts';

let app: App & { folder: string };
let other: App;
let admin: Person;
/** Each test starts a little later, so that none sees the cached settings of another. */
let now = Date.parse('2026-11-18T10:20:00Z');

beforeAll(async () => {
  app = await appWithFiles();
  other = await startApp({ databaseUrl: app.databaseUrl, environment: { DATA_DIR: app.folder } });
  ({ admin } = await scenario(app).admin());
  app.clock.moveTo(new Date(now));
  await app.sql(`update sessions set expires_at = '2030-01-01'`);
});
beforeEach(async () => {
  await app.sql('delete from backups');
  await app.sql(`delete from pgboss.job`);
  await app.sql(`update migrations set executed_at = '2026-11-18T10:00:00Z'`);
  await rm(backupFolder(app.services), { recursive: true, force: true });
  now += 20_000;
  app.clock.moveTo(new Date(now));
  await app.settings({ backupFrequency: 'daily', timeZone: 'Asia/Kolkata', retentionPeriod: 30 });
});

/** A Wednesday, 15:50 in Kolkata. */
test.each([
  ['hourly', 'Asia/Kolkata', '2026-11-18T10:30:00.000Z'],
  ['hourly', 'UTC', '2026-11-18T11:00:00.000Z'],
  ['daily', 'Asia/Kolkata', '2026-11-18T20:30:00.000Z'],
  ['daily', 'UTC', '2026-11-19T02:00:00.000Z'],
  ['daily', 'America/New_York', '2026-11-19T07:00:00.000Z'],
  ['weekly', 'Asia/Kolkata', '2026-11-22T20:30:00.000Z'],
  ['monthly', 'Asia/Kolkata', '2026-11-30T20:30:00.000Z'],
  ['monthly', 'UTC', '2026-12-01T02:00:00.000Z'],
] as const)(
  'with %s backups in %s, the next one is due at %s',
  async (backupFrequency, timeZone, next) => {
    await app.settings({ backupFrequency, timeZone });
    expect(await backupsFor(admin)).toMatchObject({ frequency: backupFrequency });
    expect(
      Math.abs(Date.parse((await backupsFor(admin)).nextDueAt) - Date.parse(next)),
    ).toBeLessThan(5);
  },
);

async function look(one: App = app) {
  await requestDueBackup(one.services)();
  await app.runTasks();
}

test('a new site waits for its first scheduled time', async () => {
  await look();
  expect(await storedBackups(app.services)).toEqual([]);
  app.clock.moveTo('2026-11-18T20:29:59Z');
  await look();
  expect(await storedBackups(app.services)).toEqual([]);
  app.clock.moveTo('2026-11-18T20:30:01Z');
  await look();
  expect(await storedBackups(app.services)).toHaveLength(1);
  await look();
  expect(await storedBackups(app.services)).toHaveLength(1);
  app.clock.moveTo('2026-11-19T20:30:01Z');
  await look();
  expect(await storedBackups(app.services)).toHaveLength(2);
});

test('backups missed while the site was down are made up for with one', async () => {
  app.clock.moveTo('2026-11-23T05:00:00Z');
  await look();
  await look();
  expect(await storedBackups(app.services)).toHaveLength(1);
  // One that failed is made up for as well.
  await app.sql(`update backups set status = 'failed'`);
  await look();
  expect(await storedBackups(app.services)).toHaveLength(2);
});

describe('a change of the settings', () => {
  test('to a higher frequency takes effect at the next check', async () => {
    await app.settings({ backupFrequency: 'monthly' });
    app.clock.moveTo('2026-11-18T12:00:00Z');
    await look();
    expect(await storedBackups(app.services)).toEqual([]);
    await app.settings({ backupFrequency: 'hourly' });
    await look();
    expect(await storedBackups(app.services)).toHaveLength(1);
  });

  test('of the retention period removes old backups immediately', async () => {
    await backedUp(app);
    app.clock.forward({ days: 5 });
    const { fileName } = await backedUp(app);
    const looking = requestDueBackup(app.services);
    await looking();
    expect(await storedBackups(app.services)).toHaveLength(2);
    await app.settings({ retentionPeriod: 3 });
    await looking();
    expect(await storedBackups(app.services)).toEqual([fileName]);
  });
});

test('two processes request a backup, and only one is made', async () => {
  for (const one of [app, other]) one.clock.moveTo('2026-11-18T20:31:00Z');
  const looks = [app, other].map((one) => requestDueBackup(one.services)());
  await Promise.all(looks);
  await app.runTasks();
  expect(await storedBackups(app.services)).toHaveLength(1);
});
