import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileMissing, type FileStore } from './fileStore.ts';

/** On the local disk; several processes share the files by sharing the folder. */
export function diskStore(folder: string, arrivals: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    arrivals,
    placeOf: pathOf,
    put: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    stream: async (key) => {
      const file = await unlessAbsent(open(pathOf(key), 'r'));
      if (!file) throw new FileMissing(key);
      return createReadStream('', { fd: file });
    },
    has: async (key) => (await unlessAbsent(stat(pathOf(key)))) !== null,
    list: async function* () {
      for await (const path of filesBelow(folder)) {
        const found = await unlessAbsent(stat(path));
        const key = relative(folder, path).split(sep).join('/');
        if (found) yield { key, size: found.size, writtenAt: found.mtime };
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    // A file appears by a single rename, so none is ever unfinished.
    removeUnfinished: async () => {},
  };
}

/** Null if the path does not exist; any other failure says nothing about that. */
async function unlessAbsent<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** File systems and desktops add their own files to the folder. */
const isForeign = (name: string) => name.startsWith('.') || name === 'lost+found';

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await unlessAbsent(opendir(folder));
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
