import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '#server/lib/clock.ts';
import { arrivalPath, unlessMissing, type FileStore } from '#server/lib/storage/fileStore.ts';
import { madeAtOf } from './backup.rules.ts';

/**
 * Works on a backup as a local file. A backup that is given by its name in the store is copied to a local file first.
 */
export async function withLocalBackup<Result>(
  backups: FileStore,
  file: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const given = resolve(file);
  const stream =
    existsSync(given) || !madeAtOf(file) ? null : await unlessMissing(backups.stream(file));
  if (!stream) return work(given);
  const path = await arrivalPath(backups, systemClock);
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
