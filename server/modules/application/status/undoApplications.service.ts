import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { areAllVisible } from '#server/modules/application/application.loaders.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCK_BATCH, UNDO_BATCH, MARK_BATCH_UNDONE } from './applicationStatus.sql.ts';
import { isUndoable } from './applicationStatus.rules.ts';
import type { ChangedApplicationsPayload } from './applicationStatus.type.ts';

/**
 * Undoes changes that no applicant has been notified of. An application that has been changed again
 * since stays as it is.
 */
export async function undoApplications(
  ctx: Context,
  batchIds: readonly string[],
): Promise<ChangedApplicationsPayload> {
  const ordered = [...new Set(batchIds)].toSorted();
  const taken = await ctx.em.transactional(async (em) => {
    const batches: Awaited<ReturnType<typeof undo>>[] = [];
    for (const batchId of ordered) batches.push(await undo(ctx, em, batchId));
    const undone = batches.flatMap((batch) => batch.undone);
    await recordActivity(em, ...undone.map((id) => ({ ...actorFacts(ctx), ...undoOf(id) })));
    return batches;
  });
  const ids = taken.flatMap((batch) => batch.ids);
  const undone = new Set(taken.flatMap((batch) => batch.undone));
  const message = ctx.t('decision.undoMoved');
  const refused = ids
    .filter((id) => !undone.has(id))
    .map((id) => ({ id, message, rule: 'application.undo.moved-on' }));
  const viewer = { id: ctx.viewer!.userId };
  return { changedIds: [...undone], remaining: 0, refused, undoUntil: null, batchId: null, viewer };
}

function undoOf(id: string) {
  return { action: 'application.undo', subject: { kind: 'application', id } } as const;
}

async function undo(ctx: Context, em: EntityManager, batchId: string) {
  const { companyId } = ctx.viewer!;
  const [batch] = isId(batchId) ? await readIn(em, LOCK_BATCH, [batchId, companyId]) : [];
  if (!batch) throw missing(ctx);
  if (!(await areAllVisible(ctx, batch.ids))) throw missing(ctx);
  const now = ctx.services.clock.now();
  if (!isUndoable(batch, now)) {
    throw new Failure('RULE_VIOLATION', ctx.t('decision.undoOver'), {
      rule: 'application.undo.window',
    });
  }
  const rows = await writeIn(em, UNDO_BATCH, [batchId]);
  await writeIn(em, MARK_BATCH_UNDONE, [now, batchId]);
  return { ids: batch.ids, undone: rows.map(({ id }) => id) };
}

function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('decision.undoMissing'));
}
