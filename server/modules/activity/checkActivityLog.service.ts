import { createHash } from 'node:crypto';
import type { Tampering } from '#schema/options/activity.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { ENTRIES, HEAD } from './activity.sql.ts';
import { canonical } from './activity.rules.ts';
import type { ActivityRow, SealedRow } from './activity.type.ts';

const AT_ONCE = 1_000;
const BEFORE_ALL = String(-(2n ** 63n));

export interface BrokenEntry {
  id: string;
  how: Tampering;
  /** The entry as it is now; null if it is missing. */
  entry: SealedRow | null;
}

export interface ChainCheck {
  /** How many entries are intact, counted from the first. */
  whole: number;
  /** The first entry that was changed, added or removed. */
  broken: BrokenEntry | null;
}

interface Link {
  id: bigint;
  hash: string | null;
}

/** Verifies the whole log, with at most a thousand entries in memory. Entries may be added meanwhile. */
export async function checkActivityLog({
  database,
}: Pick<Services, 'database'>): Promise<ChainCheck> {
  const end = await headOf(database);
  let last: Link = { id: 0n, hash: null };
  let from = BEFORE_ALL;
  for (;;) {
    const entries = await database.read(ENTRIES, [from, AT_ONCE]);
    for (const entry of entries) {
      const broken = findFlaw(last, entry, end);
      if (broken) return { whole: Number(last.id), broken };
      last = { id: BigInt(entry.id), hash: entry.hash };
    }
    if (entries.length < AT_ONCE) break;
    from = entries.at(-1)!.id;
  }
  return { whole: Number(last.id), broken: await findFlawAtEnd(database, last, end) };
}

async function headOf(database: Database): Promise<Link | null> {
  const [head] = await database.read(HEAD, []);
  return head ? { id: BigInt(head.id), hash: head.hash } : null;
}

function findFlaw(last: Link, entry: SealedRow, end: Link | null): BrokenEntry | null {
  const { id: number, previousHash, hash, ...row } = entry;
  const id = BigInt(number);
  const next = last.id + 1n;
  if (id > next) return { id: String(next), how: 'missing', entry: null };
  if (id < next) return { id: number, how: 'added', entry };
  const isWritten = previousHash === last.hash && hash === hashOf(last.hash, row);
  const isLast = id !== end?.id || hash === end.hash;
  return isWritten && isLast ? null : { id: number, how: 'changed', entry };
}

/**
 * Entries missing from the end, or added there without the log's own function, have no successor that reveals them.
 */
async function findFlawAtEnd(
  database: Database,
  last: Link,
  end: Link | null,
): Promise<BrokenEntry | null> {
  const next = last.id + 1n;
  if (!end || last.id < end.id) return { id: String(next), how: 'missing', entry: null };
  const now = await headOf(database);
  if (now && last.id <= now.id) return null;
  const first = String((now ?? end).id + 1n);
  return { id: first, how: 'added', entry: null };
}

/** Must match `append_activity` in M016Activity: each hash covers the entry and the hash before it. */
function hashOf(previous: string | null, row: ActivityRow): string {
  const hash = createHash('sha256').update(previous ?? '', 'hex');
  return hash.update(canonical(row)).digest('hex');
}
