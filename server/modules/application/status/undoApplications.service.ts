import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCK_BATCH, UNDO_BATCH, MARK_BATCH_UNDONE } from './applicationStatus.reads.ts';
import { isUndoable } from './applicationStatus.rules.ts';
import type { ChangedApplicationsPayload } from './applicationStatus.type.ts';

interface Opened {
  ids: string[];
  undoUntil: Date;
  undoneAt: Date | null;
}

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
    await record(em, ...undone.map((id) => ({ ...by(ctx), ...undoOf(id) })));
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
  const batch = isId(batchId) ? await lockBatch(ctx, em, batchId) : null;
  if (!batch) throw new Failure('NOT_FOUND', ctx.t('decision.undoMissing'));
  const now = ctx.services.clock.now();
  if (!isUndoable(batch, now)) {
    throw new Failure('RULE_VIOLATION', ctx.t('decision.undoOver'), {
      rule: 'application.undo.window',
    });
  }
  const rows = await em.execute<{ id: string }[]>(UNDO_BATCH, [batchId]);
  await em.execute(MARK_BATCH_UNDONE, [now, batchId]);
  return { ids: batch.ids, undone: rows.map(({ id }) => id) };
}

async function lockBatch(
  { viewer }: Context,
  em: EntityManager,
  batchId: string,
): Promise<Opened | null> {
  type Row = { ids: string[]; undoUntil: string | number; undoneAt: string | number | null };
  const [row] = await em.execute<Row[]>(LOCK_BATCH, [batchId, viewer!.companyId]);
  if (!row) return null;
  const { ids, undoUntil, undoneAt } = row;
  return {
    ids,
    undoUntil: new Date(Number(undoUntil)),
    undoneAt: undoneAt === null ? null : new Date(Number(undoneAt)),
  };
}
