import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { runningDatabase } from '#server/db/embedded.ts';
import { uploadedResume } from '#tests/server/file/uploadApp.ts';
import { logIn, signUp, tokenOf } from './account.ts';
import { dataFolder, launch, WAIT_OPTIONS, startSite } from './spawnedSite.ts';

type Command = 'backup' | 'restore';

async function run(command: Command, folder: string, args: string[] = [], answer = '') {
  const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder };
  const running = promisify(execFile)(
    process.execPath,
    ['server/launch/run.mjs', command, ...args],
    {
      env: environment,
    },
  );
  running.child.stdin?.end(answer);
  const { stdout, stderr } = await running.catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

const backupsIn = async (folder: string) =>
  (await readdir(join(folder, 'backups')))
    .filter((name) => name.endsWith('.backup'))
    .map((name) => join(folder, 'backups', name));

/** The number of rows of each table that is in a backup. */
async function rowCounts(folder: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: runningDatabase(folder, 'kaamyab') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
       and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'backups')`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${name}`,
      );
      counts[name] = counted.rows[0]!.rows;
    }
    return counts;
  } finally {
    await client.end();
  }
}

async function storedFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const found = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  for (const file of found.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    files[file.name] = createHash('sha256').update(bytes).digest('hex');
  }
  return files;
}

test('a backup of a running server restores everything after a wipe', async () => {
  const folder = await dataFolder();
  const site = await startSite({ DATA_DIR: folder, SEED: 'none' });
  expect(await signUp(site, 'asha@people.example')).toBe(201);
  const token = await tokenOf(site, 'asha@people.example');
  await uploadedResume(site, { token });
  expect(await run('backup', folder)).toMatch(/\d+ tables, \d+ rows, 1 files, \d+ bytes/);
  const counts = await rowCounts(folder);
  expect(counts).toMatchObject({ users: 1, resumes: 1 });
  const secret = await readFile(join(folder, 'secret.key'), 'utf8');
  const [made = ''] = await backupsIn(folder);
  const kept = join(dirname(folder), 'kept.backup');
  await copyFile(made, kept);
  expect(await run('restore', folder, [kept])).toContain('is running already');
  await site.signal('SIGTERM');
  expect(await run('restore', folder, [kept])).toContain('is not empty');
  const replacing = await run('restore', folder, [kept, '--replace'], 'no\n');
  expect(replacing).toContain('Nothing has been changed');

  const other = `${folder}-new`;
  expect(await run('restore', other, [kept])).toMatch(/Restored .*: \d+ tables, \d+ rows/);
  expect(await readFile(join(other, 'secret.key'), 'utf8')).toBe(secret);
  expect(await storedFiles(other)).toEqual(await storedFiles(folder));
  const again = await startSite({ DATA_DIR: other, SEED: 'none' });
  expect(await rowCounts(other)).toEqual(counts);
  expect(await logIn(again, 'asha@people.example')).toBe(200);
  expect(await logIn(again, 'ravi@people.example')).toBe(401);
  expect(await again.signal('SIGTERM')).toMatchObject({ code: 0 });

  // A stopped server can be backed up too, and a corrupted byte is found before anything is changed.
  expect(await run('backup', other)).toMatch(/\d+ tables/);
  const bytes = await readFile(kept);
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(kept, bytes);
  const third = `${folder}-third`;
  expect(await run('restore', third, [kept])).toContain('is not a whole backup');
  expect(await readdir(third).catch(() => 'untouched')).toBe('untouched');
});

test('a backup that is killed half-way is never taken for a complete one', async () => {
  const folder = await dataFolder();
  const site = await startSite({ DATA_DIR: folder, SEED: 'none' });
  const killed = await launch({ command: 'backup', environment: { DATA_DIR: folder } });
  const arriving = join(folder, 'backups', '.arriving');
  await vi.waitFor(async () => expect(await readdir(arriving)).toHaveLength(1), {
    ...WAIT_OPTIONS,
    interval: 1,
  });
  await killed.killTree();
  const left = await backupsIn(folder);
  expect(await run('backup', folder)).toMatch(/\d+ tables/);
  expect(await backupsIn(folder)).toHaveLength(left.length + 1);
  await site.signal('SIGTERM');
});
