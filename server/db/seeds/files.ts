import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Clock } from '#server/lib/clock.ts';
import { arrivalPath, type FileStore } from '#server/lib/storage/fileStore.ts';

interface Upload {
  id: string;
  kind: 'resume' | 'company_logo' | 'company_document';
  name: string;
  media_type: string;
  owner: string | null;
  created_at: Date;
  bytes: Buffer;
}

/** A file as an upload would have left it: its row, and the bytes under its key in the storage. */
export function seedFile({ owner, bytes, ...file }: Upload) {
  const row = {
    ...file,
    owner_id: owner,
    size: bytes.length,
    sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
    storage_key: `${file.id.slice(-2)}/${file.id}`,
    status: 'ready',
  };
  return { row, bytes };
}

export type SeedFile = ReturnType<typeof seedFile>;

const AT_ONCE = 20;

/** Written before the rows of the files are committed, as an upload does. */
export async function keepFiles(
  storage: FileStore,
  clock: Clock,
  files: readonly SeedFile[],
): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    await Promise.all(some.map((file) => keepFile(storage, clock, file)));
  }
}

async function keepFile(storage: FileStore, clock: Clock, { row, bytes }: SeedFile): Promise<void> {
  const path = await arrivalPath(storage, clock);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await storage.put(row.storage_key, path);
  } finally {
    await rm(path, { force: true });
  }
}
