import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Services } from '#server/services.ts';
import { outdated } from './backup.rules.ts';

/** Marks an unfinished file. Files with this suffix are never read or kept. */
const UNFINISHED = '.part';

type Holder = Pick<Services, 'config'>;

export const folderOf = ({ config }: Holder) => join(config.dataDir, 'backups');

/** The path of a new backup. Removes the remains of killed runs, so the caller must hold the lock. */
export async function unfinishedPath(holder: Holder, fileName: string): Promise<string> {
  const folder = folderOf(holder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
  }
  return join(folder, fileName + UNFINISHED);
}

/** Renames the file to its final name. From here on the backup survives a crash of the machine. */
export async function finish(path: string): Promise<void> {
  await flush(path);
  await rename(path, path.slice(0, -UNFINISHED.length));
  await flush(dirname(path));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes backups older than the retention period from this machine; returns their names. */
export async function clearFolder(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  retentionPeriod: number,
): Promise<string[]> {
  const folder = folderOf({ config });
  const names = await readdir(folder).catch(() => []);
  const old = outdated(names, { now: clock.now(), retentionPeriod });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
