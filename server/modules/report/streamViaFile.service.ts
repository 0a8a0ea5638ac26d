import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * A file that is written to disk as fast as the database returns it and streamed from there, so that a slow download
 * blocks neither memory nor a database connection.
 */
export async function streamViaFile(write: (file: FileHandle) => Promise<void>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-report-'));
  const path = join(folder, 'report.csv');
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await write(file);
    } finally {
      await file.close();
    }
  } catch (error) {
    await clear();
    throw error;
  }
  const stream = createReadStream(path);
  stream.once('close', () => void clear());
  return stream;
}
