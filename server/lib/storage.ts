import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** The storage has no file under this key. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is missing.`);
  }
}

interface StoredKey {
  key: string;
  writtenAt: Date;
}

/** Where files are stored. A key is written once and never changed, so what was sent stays the same. */
export interface Storage {
  /** Moves a finished file from the local disk into the storage. */
  put(key: string, path: string): Promise<void>;
  /** Throws `FileMissing` before the first byte if the file does not exist. */
  stream(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Every key, one after the other, however many there are. */
  list(): AsyncIterable<StoredKey>;
  /** Succeeds even if there is nothing under this key. */
  remove(key: string): Promise<void>;
}

/** On the local disk; several processes share the files by sharing the folder. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    stream: async (key) => {
      const file = await unlessMissing(open(pathOf(key), 'r'));
      if (!file) throw new FileMissing(key);
      return createReadStream('', { fd: file });
    },
    has: async (key) => (await unlessMissing(stat(pathOf(key)))) !== null,
    list: async function* () {
      for await (const path of filesBelow(folder)) {
        const found = await unlessMissing(stat(path));
        const key = relative(folder, path).split(sep).join('/');
        if (found) yield { key, writtenAt: found.mtime };
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Null if the path does not exist; any other failure says nothing about that. */
async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** File systems and desktops keep files of their own next to ours. */
const isForeign = (name: string) => name.startsWith('.') || name === 'lost+found';

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await unlessMissing(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (isForeign(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Anything that was acknowledged must survive a crash of the machine. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
