import type { Services } from '#server/services.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { settleSome } from './settleUndoWindow.service.ts';

const AT_ONCE = 50;

/**
 * The time to take it back is over: the applicants are told, some at a time. What tells them and what marks them as
 * told is one transaction, so that a run that breaks off is taken up where it stopped and nobody is told twice.
 */
export async function tellDecisions(services: Services, batchId: string): Promise<void> {
  const early = await stillOpen(services, batchId);
  if (early) {
    await services.database
      .fork()
      .transactional((em) =>
        services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: early }),
      );
    return;
  }
  let told: number;
  do {
    const current = await withCurrentSettings(services);
    told = await services.database
      .fork()
      .transactional((em) => settleSome({ em, services: current }, batchId, AT_ONCE));
  } while (told === AT_ONCE);
}

/** The clocks of two machines may differ: until when it can be taken back, if it still can. */
async function stillOpen({ database, clock }: Services, batchId: string): Promise<Date | null> {
  const [batch] = await database.read<{ undoUntil: Date }>(
    {
      name: 'application-batch-until',
      text: 'select undo_until as "undoUntil" from application_batches where id = $1',
    },
    [batchId],
  );
  return batch && clock.now() < batch.undoUntil ? batch.undoUntil : null;
}
