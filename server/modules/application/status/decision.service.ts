import type { RejectionReason } from '#schema/options/stages.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { StageRow } from '#server/modules/application/stage/stage.sql.ts';
import { stageOf, timelineStage } from '#server/modules/application/stage/stage.rules.ts';
import { missingStage } from '#server/modules/application/stage/stage.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  CHANGE_STATUSES,
  CREATE_BATCH,
  EXTEND_UNDO_WINDOW,
  type LockedApplication,
} from './applicationStatus.sql.ts';
import { isAllowed } from './applicationStatus.rules.ts';

/** Where an application goes. */
export interface Decision {
  status: ApplicationStatus;
  /** Null for a status that the company does not divide. */
  stage: StageRow | null;
  /** Otherwise it is the first stage of the status. */
  isChosen: boolean;
  reason: RejectionReason | null;
  message: string | null;
}

interface Rejection {
  reason?: RejectionReason | null;
  message?: string | null;
}

/** Only a rejection keeps a reason and a text. */
export function decisionForStatus(
  status: ApplicationStatus,
  stages: readonly StageRow[],
  rejection: Rejection = {},
): Decision {
  const { reason = null, message = null } = status === 'rejected' ? rejection : {};
  const stage = stageOf(stages, { status, stageId: null });
  return { status, stage, isChosen: false, reason, message };
}

export function decisionForStage(ctx: Context, stages: readonly StageRow[], id: string): Decision {
  const stage = stages.find((one) => one.id === id.toLowerCase());
  if (!stage) throw missingStage(ctx);
  return { status: stage.status, stage, isChosen: true, reason: null, message: null };
}

/** application.move.allowed: to any other stage of the same status, or as the table of status changes says. */
export function mayDecide(
  { currentStatus, stageId }: Pick<LockedApplication, 'currentStatus' | 'stageId'>,
  { status, stage, isChosen }: Decision,
  stages: readonly StageRow[],
): boolean {
  if (!isChosen || currentStatus !== status) return isAllowed(currentStatus, status);
  return stageOf(stages, { status: currentStatus, stageId })?.id !== stage?.id;
}

/** Only the company sees the change until the undo window ends; then a task completes it. */
export async function openUndoWindow(
  { viewer }: Context,
  { em, services }: Unit,
  ids: readonly string[],
  { status, stage, isChosen, reason, message }: Decision,
  before: readonly string[] = [],
): Promise<{ batchId: string; undoUntil: Date }> {
  const { userId, companyId } = viewer!;
  const now = services.clock.now();
  const batchId = newId(now.getTime());
  const undoUntil = new Date(now.getTime() + UNDO_DECISIONS_MS);
  const created = [batchId, companyId, userId, status, ids, now, undoUntil] as const;
  await writeIn(em, CREATE_BATCH, created);
  if (before.length > 0) {
    const batches = before.filter(isId);
    await writeIn(em, EXTEND_UNDO_WINDOW, [undoUntil, batches, userId, status, now]);
  }
  const eventData = stage && JSON.stringify(timelineStage(stage, isChosen));
  const place = [stage?.id ?? null, eventData, reason, message] as const;
  await writeIn(em, CHANGE_STATUSES, [status, userId, batchId, now, ids, ...place]);
  await services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: undoUntil });
  return { batchId, undoUntil };
}
