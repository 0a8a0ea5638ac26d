import { newId } from '#server/lib/ids.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { LOCK_BATCH, SETTLE, type Locked } from './decision.reads.ts';
import { notifyApplicants } from './notifyApplicants.service.ts';

/**
 * What many decisions at once have made of these can no longer be taken back: it is written on their timelines, and
 * the applicants are told. Their rows are locked by the caller; whoever comes second finds nothing left to settle.
 */
export async function settle(unit: Unit, held: readonly Locked[]): Promise<void> {
  if (held.length === 0) return;
  const now = unit.services.clock.now().getTime();
  const ids = held.map(({ id }) => id);
  const eventIds = held.map(() => newId(now));
  await unit.em.execute(SETTLE, [listOf(ids), listOf(eventIds)]);
  await notifyApplicants(
    unit,
    held.map((one) => ({ ...one, status: one.standing })),
  );
}

/** The next so many of a batch, in the caller's transaction. */
export async function settleSome(unit: Unit, batchId: string, limit: number): Promise<number> {
  const held = await unit.em.execute<Locked[]>(LOCK_BATCH, [batchId, limit]);
  await settle(unit, held);
  return held.length;
}

/** Ids as PostgreSQL writes a list of them. */
export function listOf(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
