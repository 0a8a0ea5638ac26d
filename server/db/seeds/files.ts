import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/lib/storage.ts';

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

/** Written before the rows of the files are committed, as an upload does. */
export async function keepFiles(
  { storage, dataDir }: { storage: Storage; dataDir: string },
  files: readonly SeedFile[],
): Promise<void> {
  const folder = join(dataDir, 'arriving');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all(
    files.map(async ({ row, bytes }) => {
      const path = join(folder, row.id);
      await writeFile(path, bytes, { mode: 0o600 });
      await storage.put(row.storage_key, path);
    }),
  );
}
