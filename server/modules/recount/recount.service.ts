import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { announceFindings } from './announceFindings.service.ts';
import { correctRows } from './correctRows.service.ts';
import type { CountedValue, DerivedValue, Difference } from './values/derivedValue.ts';
import { DERIVED_VALUES } from './values/derivedValues.ts';
import {
  ADD,
  ADD_FINDING,
  COUNT_ROWS,
  DIFFERING,
  DIFFERING_IN_WHOLE_TABLE,
  END_STALE,
  ENDS,
  FINISH,
  NEXT_BATCH,
  NOTE_ACTIVE,
  NOTE_CHECKED,
  START,
} from './recount.sql.ts';
import { noteCorrected, noteDiffering } from './noteDiffering.service.ts';

/**
 * Compares all derived values with the rows they follow from, corrects them, and notifies the administrators. One at a
 * time across all processes. $id is a recount that an administrator has asked for.
 */
export async function recount(services: Services, asked: string | null): Promise<void> {
  const id = await begin(services, asked);
  if (!id) return;
  for (const value of DERIVED_VALUES) await recountValue(services, id, value);
  const inside = await withCurrentSettings(services);
  await services.database.fork().transactional(async (em) => {
    const finished = await writeIn(em, FINISH, [id, services.clock.now()]);
    if (finished.length > 0) await announceFindings({ em, services: inside }, id);
  });
}

async function begin(services: Services, asked: string | null): Promise<string | null> {
  const now = services.clock.now();
  if (asked) {
    const [own] = await services.database.write(START, [asked, now]);
    return own?.id ?? null;
  }
  const inside = await withCurrentSettings(services);
  return services.database.fork().transactional(async (em) => {
    await endStale(em, inside);
    const [own] = await writeIn(em, ADD, [newId(now.getTime()), 'schedule', 'running', now]);
    return own?.id ?? null;
  });
}

/** The administrators are also notified of what a recount corrected before its process died. */
export async function endStale(em: EntityManager, services: Services): Promise<void> {
  const ended = await writeIn(em, END_STALE, [services.clock.now()]);
  for (const { id } of ended) await announceFindings({ em, services }, id);
}

/** A value that cannot be compared does not keep the others from being compared. */
async function recountValue(services: Services, id: string, value: DerivedValue): Promise<void> {
  const { database, log } = services;
  const began = performance.now();
  await database.write(ADD_FINDING, [id, value.name]);
  let checked = 0;
  let hasFailed = false;
  try {
    checked = await compare(services, id, value);
  } catch (error) {
    hasFailed = true;
    log.error({ err: error, value: value.name }, 'A derived value could not be recounted');
  }
  const took = Math.round(performance.now() - began);
  await database.write(NOTE_CHECKED, [id, value.name, checked, took, hasFailed]);
}

async function compare(services: Services, id: string, value: DerivedValue): Promise<number> {
  if (value.kind === 'counted') return compareInBatches(services, id, value);
  await services.database.write(NOTE_ACTIVE, [id, services.clock.now()]);
  if (value.kind === 'checked') {
    const { checked, differing } = await value.find(services);
    await noteDiffering(services, { id, value }, differing);
    return checked;
  }
  const find = () =>
    services.database.read(DIFFERING_IN_WHOLE_TABLE(value), []) as Promise<Difference[]>;
  const differing = await find();
  if (differing.length > 0) {
    await noteDiffering(services, { id, value }, differing);
    await value.repair(services);
    const still = new Set((await find()).map(({ key }) => key));
    const corrected = differing.filter(({ key }) => !still.has(key));
    await noteCorrected(services, { id, value }, corrected);
  }
  const [rows] = await services.database.read(COUNT_ROWS(value), []);
  return rows!.total;
}

async function compareInBatches(
  services: Services,
  id: string,
  value: CountedValue,
): Promise<number> {
  const { clock, database } = services;
  const { first, last } = ENDS[value.walk.type];
  let checked = 0;
  let after = first;
  do {
    const [next] = await database.read(NEXT_BATCH(value), [after]);
    // The last batch has no upper end, so that it includes rows after the last key.
    const until = next && next.found >= value.walk.batch ? next.until : last;
    const differing = (await database.read(DIFFERING(value), [after, until])) as Difference[];
    if (differing.length > 0) await correctRows(services, { id, value }, differing);
    await database.write(NOTE_ACTIVE, [id, clock.now()]);
    checked += next?.found ?? 0;
    after = until;
  } while (after !== last);
  return checked;
}
