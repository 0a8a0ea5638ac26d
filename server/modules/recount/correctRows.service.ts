import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Services } from '#server/services.ts';
import type { CountedValue, Difference } from './values/derivedValue.ts';
import { addDiffering, noteDiffering } from './noteDiffering.service.ts';
import { LOCK, REPAIR, STILL_DIFFERING } from './recount.sql.ts';

interface RecountedPart {
  id: string;
  value: CountedValue;
}

const AT_ONCE = 200;

/** Rows that cannot be corrected do not keep the others from being corrected. */
export async function correctRows(services: Services, of: RecountedPart, differing: Difference[]) {
  const ids = [...new Set(differing.map(({ id }) => id))];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    try {
      await correctLocked(services, of, some);
    } catch (error) {
      for (const id of some) await correctAlone(services, of, id, differing, error);
    }
  }
}

async function correctAlone(
  services: Services,
  of: RecountedPart,
  id: string,
  differing: Difference[],
  cause: unknown,
): Promise<void> {
  try {
    await correctLocked(services, of, [id]);
  } catch (error) {
    const { name } = of.value;
    services.log.error({ err: error, cause, value: name, id }, 'A derived row was not corrected');
    const own = differing.filter((one) => one.id === id);
    await noteDiffering(services, of, own);
  }
}

/**
 * Compared again under lock: what has changed since is neither reported nor overwritten. Rows and report are written
 * together or not at all.
 */
async function correctLocked(
  services: Services,
  { id, value }: RecountedPart,
  ids: string[],
): Promise<void> {
  const { clock, database } = services;
  await database.fork().transactional(async (em) => {
    for (const place of value.locks.keys()) await readIn(em, LOCK({ value, place }), [ids]);
    const find = () => readIn(em, STILL_DIFFERING(value), [ids]) as Promise<Difference[]>;
    const proven = await find();
    if (proven.length === 0) return;
    const own = [...new Set(proven.map((one) => one.id))];
    for (const place of value.repairs.keys()) await writeIn(em, REPAIR({ value, place }), [own]);
    const still = new Set((await find()).map(({ key }) => key));
    const now = clock.now();
    await addDiffering(
      em,
      { id, value, now },
      proven.map((one) => ({ ...one, correctedAt: still.has(one.key) ? null : now })),
    );
  });
}
