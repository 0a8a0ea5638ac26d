import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { arrivalPath } from '#server/lib/storage/fileStore.ts';
import type { Services } from '#server/services.ts';

/** A file that has arrived and has not been checked yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  sha256: Buffer;
}

export class TooLarge extends Error {}

/** Writes the upload to disk as it arrives, hashes it on the way, and stops at the limit. */
export async function receive(
  { storage, clock }: Services,
  stream: Readable,
  maxBytes: number,
): Promise<ReceivedFile> {
  const path = await arrivalPath(storage, clock);
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new TooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return { path, size, sha256: hash.digest() };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
