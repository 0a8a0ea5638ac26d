import { copyFile, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { restoreBackup } from '#server/modules/admin/backup/restoreBackup.service.ts';
import { caller } from '#tests/support/caller.ts';
import type { App } from '#tests/support/app.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { withdraw } from '#tests/server/application/own/ownCalls.ts';
import {
  messageMailsTo,
  noonTomorrow,
  send,
  sendMany,
} from '#tests/server/conversation/conversationWorld.ts';
import { appWithFiles, resumesOf, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { databaseProxy } from '#tests/server/http/databaseProxy.ts';
import { createJob } from '#tests/server/job/own/jobCalls.ts';
import { backedUp, dataFolder, marketRows, type OnDisk } from './backups.ts';

let app: App;
/** Empty, and still empty after a restore that is refused or fails. */
let target: App;
let seeker: Person;
let employer: Employer;
let made: OnDisk;
let application: { id: string };
let withdrawn: { id: string };

beforeAll(async () => {
  app = await appWithFiles();
  ({ seeker, employer } = await scenario(app).seeker({ firstName: 'Añjali ‘🙂’\t\\N' }).employer());
  await app.settings({ siteName: 'Backed "up"\n' });
  const { id } = await createJob(employer, {
    description: 'Line one\n\n\tTab \\ slash \\. end 😀',
  });
  await app.sql(`update jobs set admin_status = 'approved'`);
  const { fileId } = await uploadedResume(app, seeker);
  application = await apply(seeker, { id }, { resume: fileId });
  // What the site had not finished when the backup was made.
  await send(employer, application.id, 'When can you start?');
  await sendMany(employer, [application.id], 'Please bring your certificates.');
  const { other } = await scenario(app).seeker({ as: 'other' });
  withdrawn = await apply(other, { id });
  await withdraw(other, withdrawn.id);
  made = await backedUp(app);
});
beforeAll(async () => {
  target = await appWithFiles();
});

const logIn = (where: App, { email, password }: Person) =>
  where.graphql(`mutation($input: LoginInput!) { login(input: $input) { user { email } } }`, {
    input: { email, password },
  });

describe('a restore into an empty database', () => {
  let restored: App;

  beforeAll(async () => {
    restored = await appWithFiles();
    const result = await restoreBackup(restored.services, made.path);
    expect(result).toMatchObject({ files: 1, missing: [], damaged: [] });
    expect(result.rows).toBeGreaterThan(20);
  });

  test('brings back every row of every table', async () => {
    expect(await marketRows(restored)).toEqual(await marketRows(app));
  });

  test('keeps every index and every foreign key', async () => {
    const shape = (one: App) =>
      one.sql(`
        select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace
        union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
        union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
        order by 1, 2, 3`);
    expect(await shape(restored)).toEqual(await shape(app));
  });

  test('lets users log in as before and continue their sessions', async () => {
    expect(await logIn(restored, seeker)).toEqual({ login: { user: { email: seeker.email } } });
    const doors = caller(restored.url, { authorization: `Bearer ${seeker.token}` });
    const { viewer } = await doors.graphql<{ viewer: { user: { firstName: string } } }>(
      '{ viewer { user { firstName } } }',
    );
    expect(viewer.user.firstName).toContain('🙂');
  });

  test('brings back the stored files unchanged', async () => {
    const bytesOf = async (one: App) => {
      const doors = caller(one.url, { authorization: `Bearer ${seeker.token}` });
      const [resume] = await resumesOf({ ...seeker, ...doors });
      return Buffer.from(await (await fetch(one.url + resume!.url)).arrayBuffer());
    };
    expect((await bytesOf(restored)).equals(await bytesOf(app))).toBe(true);
  });

  test('keeps a valid activity log that can be continued', async () => {
    const before = await checkActivityLog(restored.services);
    const doors = caller(restored.url, { authorization: `Bearer ${employer.token}` });
    await createJob({ ...employer, ...doors });
    const { broken, whole } = await checkActivityLog(restored.services);
    expect(broken).toBeNull();
    expect(whole).toBe(before.whole + 1);
  });

  test('is refused a second time, unless existing data may be replaced', async () => {
    await expect(restoreBackup(restored.services, made.path)).rejects.toThrow('is not empty');
    await restoreBackup(restored.services, made.path, { replace: true });
    expect(await marketRows(restored)).toEqual(await marketRows(app));
  });

  test('finishes emails about messages, messages to many and withdrawals', async () => {
    restored.clock.moveTo(noonTomorrow());
    await runDueTasks(restored.services, { early: true });
    const [mail] = await messageMailsTo(restored, seeker);
    expect(mail?.text).toContain('When can you start?');
    const messages = await restored.sql('select body from messages order by sent_at');
    expect(messages).toEqual([
      { body: 'When can you start?' },
      { body: 'Please bring your certificates.' },
    ]);
    const bells = await restored.sql(
      `select user_id as id from notifications where kind = 'application_withdrawn' and data ->> 'applicationId' = ?`,
      [withdrawn.id],
    );
    expect(bells).toEqual([{ id: employer.id }]);
  });
});

describe('a damaged backup is rejected before anything is changed', () => {
  const expectRefused = async (path: string) => {
    const before = await marketRows(target);
    await expect(restoreBackup(target.services, path)).rejects.toThrow('not a whole backup');
    expect(await marketRows(target)).toEqual(before);
  };

  test('with any single byte changed', { tags: ['full'] }, async () => {
    const path = join(await dataFolder(), 'changed.backup');
    const { size } = await stat(made.path);
    const places = [0, 4, 9, 30, size >> 1, size - 90, size - 40, size - 5, size - 1];
    for (const place of places) {
      const bytes = await readFile(made.path);
      bytes[place]! ^= 1;
      await writeFile(path, bytes);
      await expectRefused(path);
    }
  });

  test('truncated, empty or a different file', async () => {
    const path = join(await dataFolder(), 'half.backup');
    await copyFile(made.path, path);
    await truncate(path, (await stat(path)).size >> 1);
    await expectRefused(path);
    await truncate(path, 0);
    await expectRefused(path);
    await writeFile(path, 'A letter to the reader. '.repeat(40));
    await expectRefused(path);
  });

  test('a missing file', async () => {
    await expect(restoreBackup(target.services, '/nowhere.backup')).rejects.toThrow(
      'There is no backup at /nowhere.backup',
    );
  });
});

test('a backup of another version is refused with advice', async () => {
  await target.sql(`insert into migrations (name, executed_at) values ('M999Later', now())`);
  await expect(restoreBackup(target.services, made.path)).rejects.toThrow(
    'of an older Kaamyab (without M999Later)',
  );
  await target.sql(`delete from migrations where name in ('M999Later', 'M020Backups')`);
  await expect(restoreBackup(target.services, made.path)).rejects.toThrow(
    'of a newer Kaamyab (M020Backups)',
  );
  await target.sql(`insert into migrations (name, executed_at) values ('M020Backups', now())`);
});

test('a restore is refused while the site is running', async () => {
  const leave = target.services.live.subscribe(() => {});
  await expect
    .poll(() =>
      target.sql(
        `select 1 from pg_stat_activity where application_name = 'kaamyab-live' and datname = current_database()`,
      ),
    )
    .toHaveLength(1);
  await expect(restoreBackup(target.services, made.path)).rejects.toThrow('Stop it, then restore');
  leave();
  await target.services.live.close();
});

test('a failure in the middle leaves neither rows nor files', async () => {
  const before = await marketRows(target);
  const { storage } = target.services;
  const kept: string[] = [];
  const spied = {
    ...storage,
    put: async (key: string, path: string) => {
      await storage.put(key, path);
      kept.push(key);
      throw new Error('The disk is gone.');
    },
  };
  await expect(restoreBackup({ ...target.services, storage: spied }, made.path)).rejects.toThrow(
    'The disk is gone.',
  );
  expect(await marketRows(target)).toEqual(before);
  expect(kept).toHaveLength(1);
});

test(
  'a connection lost after the commit leaves both rows and files',
  { tags: ['full'] },
  async () => {
    const proxy = await databaseProxy(target.databaseUrl);
    const config = { ...target.services.config, databaseDirectUrl: proxy.url };
    proxy.cutAtCommit('after');
    await expect(restoreBackup({ ...target.services, config }, made.path)).rejects.toThrow(
      'terminated',
    );
    expect(await marketRows(target)).toEqual(await marketRows(app));
    const [row] = await target.sql<{ key: string }>('select storage_key as key from files');
    expect(await target.services.storage.has(row!.key)).toBe(true);
  },
);

test('the file is readable by its owner only, and `tar` can open it', async () => {
  expect((await stat(made.path)).mode & 0o777).toBe(0o600);
  const head = Buffer.alloc(2);
  const file = await open(made.path);
  await file.read(head, 0, 2, 0);
  await file.close();
  expect([...head]).toEqual([0x1f, 0x8b]);
});
