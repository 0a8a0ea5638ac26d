import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { readOn } from '#server/db/onConnection.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import type { TarEntry } from '#server/lib/archive/tar.ts';
import { StoreUnavailable, unlessMissing } from '#server/lib/storage/fileStore.ts';
import type { Services } from '#server/services.ts';
import { FILES, type Contents } from './backupContents.type.ts';

const AT_ONCE = 500;

/** $1 the last file of the previous part, if any. */
const FILES_AFTER = statement(
  'backed-up-files',
  `
    select id, storage_key as key, size, encode(sha256, 'hex') as "sha256!" from files
    where $1::uuid is null or id > $1 order by id limit ${AT_ONCE}`,
);

type Row = RowOf<typeof FILES_AFTER>;

/** Yields every stored file. A missing or damaged file is recorded and does not stop the backup. */
export async function* storedFiles(
  { storage }: Pick<Services, 'storage'>,
  line: Client,
  contents: Contents,
): AsyncGenerator<TarEntry> {
  let last: string | null = null;
  for (;;) {
    const rows: Row[] = await readOn(line, FILES_AFTER, [last]);
    for (const row of rows) {
      const stream = await unlessMissing(storage.stream(row.key));
      if (!stream) contents.missing.push(row.key);
      else yield { name: FILES + row.key, size: row.size, content: checked(stream, row, contents) };
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}

/** Yields exactly as many bytes as the row says, even if the file is shorter or longer. */
async function* checked(stream: Readable, { key, size, sha256 }: Row, contents: Contents) {
  const checksum = createHash('sha256');
  let missing = size;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum.update(chunk);
      const part = chunk.subarray(0, missing);
      missing -= part.length;
      if (part.length > 0) yield part;
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    checksum.update('broken off');
  }
  if (checksum.digest('hex') !== sha256) contents.damaged.push(key);
  const BLANK = 65_536;
  for (; missing > 0; missing -= BLANK) yield Buffer.alloc(Math.min(missing, BLANK));
  contents.files += 1;
  contents.fileBytes += size;
}
