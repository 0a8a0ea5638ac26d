import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#server/lib/clock.ts';
import { newId } from '#server/lib/ids.ts';

/** The store has no file under this key. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is missing.`);
  }
}

/** The store does not answer, or refuses us. Says nothing about whether a file exists. */
export class StoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE';
}

/** Null if the file is missing; any other failure says nothing about that. */
export async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

export interface StoredKey {
  key: string;
  size: number;
  writtenAt: Date;
}

/** Where files are stored. A key is written once and never changed, so a sent file stays the same. */
export interface FileStore {
  /** The folder on the local disk where a file is prepared before `put`. */
  readonly arrivals: string;
  /** Where an operator finds the file: a path or an address. */
  placeOf(key: string): string;
  /**
   * Moves or copies a complete file from the local disk into the store. The key does not exist until all of it is
   * stored, even if the process is killed.
   */
  put(key: string, path: string): Promise<void>;
  /** Throws `FileMissing` before the first byte if the file does not exist. */
  stream(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Every key, one after the other, however many there are. */
  list(): AsyncIterable<StoredKey>;
  /** Succeeds even if the file does not exist. */
  remove(key: string): Promise<void>;
  /** Removes uploads that began before this moment and never finished. */
  removeUnfinished(before: Date): Promise<void>;
}

/** A new path for a file that will be put into the store. */
export async function arrivalPath({ arrivals }: FileStore, clock: Clock): Promise<string> {
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  return join(arrivals, newId(clock.now().getTime()));
}

/** The SHA-256 of a stored file. */
export async function checksumOf(store: FileStore, key: string): Promise<string> {
  const checksum = createHash('sha256');
  await pipeline(await store.stream(key), checksum);
  return checksum.digest('hex');
}
