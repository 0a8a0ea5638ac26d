import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files lie. A key is written once and never changed, so that what was sent stays what it was. */
export interface Storage {
  /** Takes over a finished file from the local disk. */
  put(key: string, path: string): Promise<void>;
  /** Fails before the first byte when there is no such file. */
  stream(key: string): Promise<Readable>;
  /** Done too when there is nothing under this key. */
  remove(key: string): Promise<void>;
}

/** On the local disk; several processes share them by sharing the folder. */
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
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** What has been answered for has to survive a crash of the machine. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
