import { existsSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrivalPath } from '#server/lib/storage/fileStore.ts';
import { makeBackup } from '#server/modules/admin/backup/makeBackup.service.ts';
import { clearArrivals } from '#server/modules/file/clearArrivals.service.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { appWithFiles, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { backedUp, backupFolder, backupsFor, backUpNow, storedBackups } from './backups.ts';

let app: App & { folder: string };
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin } = await scenario(app).admin());
});
beforeEach(async () => {
  await app.sql('delete from backups');
  await rm(backupFolder(app.services), { recursive: true, force: true });
  app.clock.forward({ seconds: 1 });
});

test('an administrator requests a backup and sees it with its size', async () => {
  const begun = await backUpNow(admin);
  expect(begun).toMatchObject({ running: true, last: null, list: [{ status: 'WAITING' }] });
  await expect(backUpNow(admin)).toFailWith('CONFLICT');
  await app.runTasks();
  const { last, running, list } = await backupsFor(admin);
  expect(running).toBe(false);
  expect(last).toMatchObject({
    ok: true,
    status: 'COMPLETE',
    askedBy: 'ADMINISTRATOR',
    message: null,
  });
  expect(last!.size).toBeGreaterThan(1_000);
  expect(last!.rows).toBeGreaterThan(0);
  expect(list).toHaveLength(1);
  expect(await storedBackups(app.services)).toEqual([last!.fileName]);
  const days = (Date.parse(last!.keptUntil!) - Date.parse(last!.at)) / 86_400_000;
  expect(days).toBe(30);
});

test('if two requests arrive at once, one is refused', async () => {
  const both = await Promise.allSettled([backUpNow(admin), backUpNow(admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // After a failure its task tries again.
  await app.sql(`update backups set status = 'failed'`);
  await app.runTasks();
  expect(await storedBackups(app.services)).toHaveLength(1);
});

test('each backup is logged with the user who requested it', async () => {
  await app.sql('truncate activity_log, activity_head');
  await backUpNow(admin);
  await app.runTasks();
  await backedUp(app);
  const entries = await app.sql(
    'select action, actor_kind as kind, actor_id as actor, subject_kind as subject from activity_log order by id',
  );
  expect(entries).toEqual([
    { action: 'backup.create', kind: 'user', actor: admin.id, subject: 'backup' },
    { action: 'backup.create', kind: 'system', actor: null, subject: 'backup' },
  ]);
});

test('only administrators can request or see backups', async () => {
  const { seeker, employer } = await scenario(app).seeker().employer();
  for (const who of [seeker, employer]) {
    await expect(backUpNow(who)).toFailWith('FORBIDDEN');
    await expect(backupsFor(who)).toFailWith('FORBIDDEN');
  }
  await expect(app.graphql('mutation { backUpNow { backups { running } } }')).toFailWith(
    'UNAUTHENTICATED',
  );
});

test('the remains of a killed run are not a backup, and are removed after an hour', async () => {
  const half = await arrivalPath(app.services.backups, app.clock);
  await writeFile(half, 'half of');
  await app.sql(
    `insert into backups (id, asked_by, status, file_name, started_at) values (gen_random_uuid(), 'schedule', 'running', 'x', ?)`,
    [app.clock.now()],
  );
  const { last } = await backupsFor(admin);
  expect(last).toMatchObject({ ok: false, status: 'FAILED' });
  expect(last!.message).toContain('interrupted');
  app.clock.forward({ seconds: 1 });
  const { fileName } = await backedUp(app);
  expect(await storedBackups(app.services)).toEqual([fileName]);
  // Also while another backup is being made, it does not count as running.
  expect(await app.sql(`select status, reason from backups where file_name = 'x'`)).toEqual([
    { status: 'failed', reason: 'interrupted' },
  ]);
  expect((await backupsFor(admin)).list.map(({ status }) => status)).toEqual([
    'COMPLETE',
    'FAILED',
  ]);
  for (const [minutes, isKept] of [
    [55, true],
    [65, false],
  ] as const) {
    const then = new Date(app.clock.now().getTime() - minutes * 60_000);
    await utimes(half, then, then);
    await clearArrivals(app.services);
    expect(existsSync(half)).toBe(isKept);
  }
});

test('if the folder is not writable the backup fails with a reason and leaves no file', async () => {
  await writeFile(backupFolder(app.services), 'a file in the place of the folder');
  await expect(makeBackup(app.services, { askedBy: 'schedule' })).resolves.toBeNull();
  await expect(makeBackup(app.services, { askedBy: 'command' })).rejects.toThrow('ENOTDIR');
  const { last } = await backupsFor(admin);
  expect(last).toMatchObject({
    ok: false,
    message:
      'We could not store the backup. Check the permissions of the backup folder, or whether the S3 bucket can be reached.',
  });
  await rm(backupFolder(app.services));
});

test('a full disk is reported, and no partial file remains', async () => {
  const { storage, ...others } = app.services;
  await uploadedResume(app, (await scenario(app).seeker({ as: 'asha' })).asha);
  const full = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const services = {
    ...others,
    storage: { ...storage, stream: async () => ({ async *[Symbol.asyncIterator]() {} }) as never },
    settings: { ...others.settings, current: full } as never,
  };
  await expect(makeBackup(services, { askedBy: 'command' })).rejects.toThrow('no space left');
  const { last } = await backupsFor(admin);
  expect(last!.message).toBe('The disk is full. Free up space, or keep backups for fewer days.');
});

test('a missing stored file is named and does not stop the backup', async () => {
  const { ravi } = await scenario(app).seeker({ as: 'ravi' });
  const { fileId } = await uploadedResume(app, ravi);
  const [row] = await app.sql<{ key: string }>(
    'select storage_key as key from files where id = ?',
    [fileId],
  );
  await app.services.storage.remove(row!.key);
  const { contents } = await backedUp(app);
  expect(contents.missing).toContain(row!.key);
  const { last } = await backupsFor(admin);
  expect(last).toMatchObject({ ok: true, message: expect.stringContaining('stored file') });
  await app.sql('delete from resumes where file_id = ?', [fileId]);
  await app.sql('delete from files where id = ?', [fileId]);
});

test('if two processes run at once, one makes the backup', async () => {
  const other = await startApp({
    databaseUrl: app.databaseUrl,
    environment: { DATA_DIR: app.folder },
  });
  await app.sql(`update migrations set executed_at = now() - interval '90 days'`);
  const both = await Promise.all(
    [app, other].map(({ services }) => makeBackup(services, { askedBy: 'schedule' })),
  );
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await storedBackups(app.services)).toHaveLength(1);
});

describe('the retention period', () => {
  test('removes expired backups, but never the newest', async () => {
    const first = await backedUp(app);
    app.clock.forward({ days: 20 });
    const second = await backedUp(app);
    app.clock.forward({ days: 11 });
    const third = await backedUp(app);
    expect(await storedBackups(app.services)).toEqual([second.fileName, third.fileName]);
    const { later } = await scenario(app).admin({ as: 'later' });
    const { list } = await backupsFor(later);
    expect(list.map(({ fileName, removedAt }) => [fileName, removedAt !== null])).toEqual([
      [third.fileName, false],
      [second.fileName, false],
      [first.fileName, true],
    ]);
    app.clock.forward({ days: 400 });
    await runDueTasks(app.services);
    expect(await storedBackups(app.services)).toContain(third.fileName);
  });
});
