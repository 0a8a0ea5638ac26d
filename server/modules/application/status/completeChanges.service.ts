import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  LOCK_APPLICATIONS_OF_BATCH,
  COMPLETE_CHANGES,
  type LockedApplication,
} from './applicationStatus.sql.ts';
import { notifyApplicants, pendingChangeOf } from './notifyApplicants.service.ts';

/**
 * Completes changes that can no longer be undone: they are written to the timelines, and the
 * applicants are notified. The caller has locked the rows; of two callers, the second finds nothing
 * left to complete.
 */
export async function completeChanges(
  unit: Unit,
  pending: readonly LockedApplication[],
): Promise<void> {
  if (pending.length === 0) return;
  const now = unit.services.clock.now().getTime();
  const ids = pending.map(({ id }) => id);
  const eventIds = pending.map(() => newId(now));
  await writeIn(unit.em, COMPLETE_CHANGES, [ids, eventIds]);
  await notifyApplicants(unit, pending.map(pendingChangeOf));
}

/** Completes the next applications of a batch, in the caller's transaction. */
export async function completeBatch(unit: Unit, batchId: string, limit: number): Promise<number> {
  const pending = await readIn(unit.em, LOCK_APPLICATIONS_OF_BATCH, [batchId, limit]);
  await completeChanges(unit, pending);
  return pending.length;
}
