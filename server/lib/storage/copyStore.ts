import { checksumOf, type FileStore, type StoredKey } from './fileStore.ts';

export interface Copied {
  copied: number;
  bytes: number;
  /** Files that the target had already. */
  present: number;
}

const AT_ONCE = 8;

/**
 * Copies every file of a folder that the target does not have, and reads each copy back to compare it with the original.
 * Run again, it goes on where it was interrupted.
 */
export async function copyStore(folder: FileStore, target: FileStore): Promise<Copied> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of target.list()) sizes.set(key, size);
  const done: Copied = { copied: 0, bytes: 0, present: 0 };
  const copy = async ({ key, size }: StoredKey) => {
    await copyFile(folder, target, key);
    done.copied += 1;
    done.bytes += size;
  };
  let batch: StoredKey[] = [];
  for await (const file of folder.list()) {
    if (sizes.get(file.key) === file.size) done.present += 1;
    else batch.push(file);
    if (batch.length < AT_ONCE) continue;
    await Promise.all(batch.map(copy));
    batch = [];
  }
  await Promise.all(batch.map(copy));
  return done;
}

async function copyFile(folder: FileStore, target: FileStore, key: string): Promise<void> {
  await target.put(key, folder.placeOf(key));
  const [original, copy] = await Promise.all([checksumOf(folder, key), checksumOf(target, key)]);
  if (original === copy) return;
  await target.remove(key);
  throw new Error(`${target.placeOf(key)} differs from ${folder.placeOf(key)}. Run this again.`);
}
