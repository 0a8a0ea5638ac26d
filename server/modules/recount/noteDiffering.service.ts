import type { EntityManager } from '@mikro-orm/postgresql';
import { RECOUNT_EXAMPLES } from '#schema/options/recounts.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import type { Services } from '#server/services.ts';
import type { DerivedValue, Difference } from './values/derivedValue.ts';
import { ADD_EXAMPLES, MARK_CORRECTED, NOTE_DIFFERING } from './recount.sql.ts';
import { shownFacts } from './recount.rules.ts';

interface Of {
  id: string;
  value: DerivedValue;
}

interface NotedDifference extends Difference {
  correctedAt: Date | null;
}

/** Adds rows to what the recount has found: all of them to the count, the first ones as examples. */
export async function addDiffering(
  em: EntityManager,
  { id, value, now }: Of & { now: Date },
  rows: readonly NotedDifference[],
): Promise<void> {
  if (rows.length === 0) return;
  const corrected = rows.filter(({ correctedAt }) => correctedAt !== null).length;
  const examples = rows
    .slice(0, RECOUNT_EXAMPLES)
    .map(({ key, subjectId, correctedAt, ...row }) => ({
      id: newId(now.getTime()),
      key,
      subjectId,
      correctedAt,
      ...shownFacts(row, value.hidden ?? []),
    }));
  await writeIn(em, NOTE_DIFFERING, [id, value.name, rows.length, corrected]);
  const kind = value.subject ?? null;
  await writeIn(em, ADD_EXAMPLES, [id, value.name, kind, JSON.stringify(examples)]);
}

/** Adds rows that differ and are not corrected yet. */
export async function noteDiffering(
  { clock, database }: Services,
  of: Of,
  rows: readonly Difference[],
): Promise<void> {
  const now = clock.now();
  const noted = rows.map((row) => ({ ...row, correctedAt: null }));
  await database.fork().transactional((em) => addDiffering(em, { ...of, now }, noted));
}

/** Counts rows that were noted before as corrected. */
export async function noteCorrected(
  { clock, database }: Services,
  { id, value }: Of,
  rows: readonly Difference[],
): Promise<void> {
  const keys = rows.map(({ key }) => key);
  await database.fork().transactional(async (em) => {
    await writeIn(em, NOTE_DIFFERING, [id, value.name, 0, keys.length]);
    await writeIn(em, MARK_CORRECTED, [id, value.name, keys, clock.now()]);
  });
}
