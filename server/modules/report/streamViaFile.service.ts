import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * A file that is written to disk as fast as the database returns it and streamed from there, so that a slow download
 * blocks neither memory nor a database connection. Its name is removed as soon as it is open: it may contain names of
 * people, and even a process that is killed leaves nothing of it.
 */
export async function streamViaFile(write: (file: FileHandle) => Promise<void>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-report-'));
  const file = await open(join(folder, 'report.csv'), 'wx+', 0o600);
  await rm(folder, { recursive: true, force: true });
  try {
    await write(file);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file.createReadStream({ start: 0 });
}
