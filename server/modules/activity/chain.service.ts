import { createHash } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { ENTRIES } from './activity.reads.ts';
import { canonical } from './activity.rules.ts';
import type { ActivityRow, SealedRow } from './activity.type.ts';

const AT_ONCE = 1_000;

export interface ChainCheck {
  /** How many entries are as they were written. */
  whole: number;
  /** The first that is not, or does not follow the one before it. */
  broken: SealedRow | null;
}

/** Whether the log is what was written, a thousand entries in memory at a time. */
export async function checkActivityLog({
  database,
}: Pick<Services, 'database'>): Promise<ChainCheck> {
  let last: SealedRow | undefined;
  let whole = 0;
  for (;;) {
    const entries = await database.read<SealedRow & object>(ENTRIES, [last?.id ?? '0', AT_ONCE]);
    const broken = firstBroken(last?.hash ?? null, entries);
    if (broken) return { whole: whole + entries.indexOf(broken), broken };
    whole += entries.length;
    if (entries.length < AT_ONCE) return { whole, broken: null };
    last = entries.at(-1)!;
  }
}

function firstBroken(previous: string | null, entries: readonly SealedRow[]): SealedRow | null {
  let last = previous;
  for (const entry of entries) {
    const { id: _, previousHash, hash, ...row } = entry;
    if (previousHash !== last || hash !== hashOf(last, row)) return entry;
    last = hash;
  }
  return null;
}

/** Twin of `append_activity` in M014Activity: each entry seals itself and everything before it. */
function hashOf(previous: string | null, row: ActivityRow): string {
  const hash = createHash('sha256').update(previous ?? '', 'hex');
  return hash.update(canonical(row)).digest('hex');
}
