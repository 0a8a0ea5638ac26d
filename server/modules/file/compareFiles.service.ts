import { writeIn } from '#server/db/inTransaction.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import type { FileStore } from '#server/lib/storage/fileStore.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { areUnrelated, UNKNOWN_FOR } from './file.rules.ts';

const BATCH = 500;

/** $1 the storage keys. */
const KNOWN = statement(
  'files-known-keys',
  'select storage_key as key from files where storage_key = any ($1::text[])',
);

/** $1 the last id seen. */
const ROWS = statement(
  'files-page',
  `select id, storage_key as key, lost_at is not null as "isLost" from files
    where $1::uuid is null or id > $1 order by id limit ${BATCH}`,
);

/** $1 now, $2 the files. Rows that were deleted meanwhile are not marked. */
const MARK_LOST = statement(
  'files-mark-lost',
  'update files set lost_at = $1 where id = any ($2::uuid[]) and lost_at is null returning id',
);

/** $1 the files. */
const MARK_FOUND = statement(
  'files-mark-found',
  'update files set lost_at = null where id = any ($1::uuid[])',
);

/**
 * Compares the storage with the rows in both directions. A file without a row is left over from an interrupted upload
 * or deletion and is removed. A row without a file is marked, so that its owner and the administrators find out.
 */
export async function compareFiles(services: Services): Promise<void> {
  await removeUnknown(services);
  await markLost(services);
}

async function removeUnknown({ clock, database, storage, log }: Services): Promise<void> {
  const before = clock.now().getTime() - UNKNOWN_FOR;
  const unknown: string[] = [];
  let known = 0;
  const ask = async (keys: string[]) => {
    const rows = await database.read(KNOWN, [keys]);
    const found = new Set(rows.map(({ key }) => key));
    known += found.size;
    unknown.push(...keys.filter((key) => !found.has(key)));
  };
  let batch: string[] = [];
  for await (const { key, writtenAt } of storage.list()) {
    // A recent file may belong to an upload whose row is not committed yet.
    if (writtenAt.getTime() < before) batch.push(key);
    if (batch.length < BATCH) continue;
    await ask(batch);
    batch = [];
  }
  await ask(batch);
  if (unknown.length === 0) return;
  const files = { count: unknown.length, keys: unknown.slice(0, 20) };
  if (areUnrelated({ matched: known, unmatched: unknown.length })) {
    log.error(
      files,
      'No stored file is known to the database: check DATA_DIR, S3_BUCKET and DATABASE_URL',
    );
    return;
  }
  for (const key of unknown) await storage.remove(key);
  log.warn(files, 'Stored files without a row were removed');
}

async function markLost(services: Services): Promise<void> {
  const { clock, database, storage, log } = services;
  const lost: string[] = [];
  const found: string[] = [];
  let there = 0;
  for (let last: string | null = null; ;) {
    const rows: RowOf<typeof ROWS>[] = await database.read(ROWS, [last]);
    const present = await presentOf(storage, rows);
    for (const { id, key, isLost } of rows) {
      const isThere = present.has(key);
      if (isThere) there += 1;
      if (isThere && isLost) found.push(id);
      if (!isThere && !isLost) lost.push(id);
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1)!.id;
  }
  if (areUnrelated({ matched: there, unmatched: lost.length })) {
    log.error({ count: lost.length }, 'No stored file can be found: check DATA_DIR and S3_BUCKET');
    return;
  }
  if (found.length > 0) await database.write(MARK_FOUND, [found]);
  if (lost.length === 0) return;
  await database.fork().transactional(async (inside) => {
    const now = clock.now();
    const rows = await writeIn(inside, MARK_LOST, [now, lost]);
    if (rows.length === 0) return;
    const files = rows.slice(0, 20).map(({ id }) => id);
    log.error({ count: rows.length, files }, 'Stored files are missing');
    await recordActivity(inside, {
      at: now,
      actor: { kind: 'system', id: null },
      action: 'file.markLost',
      subject: null,
      after: { count: rows.length, files },
    });
  });
}

const AT_ONCE = 20;

/** Several at once, because a store in a network takes a while for each. */
async function presentOf(storage: FileStore, rows: readonly { key: string }[]) {
  const present = new Set<string>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const ask = async ({ key }: { key: string }) => (await storage.has(key)) && present.add(key);
    await Promise.all(some.map(ask));
  }
  return present;
}
