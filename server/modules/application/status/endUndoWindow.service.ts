import type { Services } from '#server/services.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { BATCH_UNTIL } from './applicationStatus.sql.ts';
import { completeBatch } from './completeChanges.service.ts';

const AT_ONCE = 50;

/**
 * The undo window is over: the applicants are notified, some at a time. Completing a change and
 * sending its notification are one transaction, so that an interrupted run continues where it
 * stopped and no applicant is notified twice.
 */
export async function endUndoWindow(services: Services, batchId: string): Promise<void> {
  const early = await openUntil(services, batchId);
  if (early) {
    await services.database
      .fork()
      .transactional((em) =>
        services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: early }),
      );
    return;
  }
  let completed: number;
  do {
    const current = await withCurrentSettings(services);
    completed = await services.database
      .fork()
      .transactional((em) => completeBatch({ em, services: current }, batchId, AT_ONCE));
  } while (completed === AT_ONCE);
}

/** The end of the window if it has not been reached. The clocks of two machines may differ. */
async function openUntil({ database, clock }: Services, batchId: string): Promise<Date | null> {
  const [batch] = await database.read(BATCH_UNTIL, [batchId]);
  return batch && clock.now() < batch.undoUntil ? batch.undoUntil : null;
}
