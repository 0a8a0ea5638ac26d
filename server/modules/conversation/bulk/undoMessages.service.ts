import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { areAllVisible } from '#server/modules/application/application.loaders.ts';
import { isUndoable } from '#server/modules/application/status/applicationStatus.rules.ts';
import { LOCK_BATCH_OF, MARK_UNDONE } from './messageBatch.sql.ts';

/** Undoes a message to many people before any of it is sent; returns how many people would have received it. */
export function undoMessages(ctx: Context, batchId: string): Promise<number> {
  const { services, viewer, t } = ctx;
  return ctx.em.transactional(async (em) => {
    const known = isId(batchId)
      ? await readIn(em, LOCK_BATCH_OF, [batchId, viewer!.companyId])
      : [];
    const [batch] = known;
    if (!batch || !(await areAllVisible(ctx, batch.ids)))
      throw new Failure('NOT_FOUND', t('conversation.batchMissing'));
    const now = services.clock.now();
    if (!isUndoable(batch, now)) {
      throw new Failure('RULE_VIOLATION', t('conversation.undoOver'), {
        rule: 'conversation.batch.undo',
      });
    }
    await writeIn(em, MARK_UNDONE, [batchId, now]);
    return batch.ids.length;
  });
}
