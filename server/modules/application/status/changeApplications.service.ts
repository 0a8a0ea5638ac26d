import { DECISIONS_AT_ONCE_MAX, UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#schema/options/statuses.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { record } from '#server/modules/activity/activity.service.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { matchingApplications } from '#server/modules/application/application.service.ts';
import {
  EXTEND_UNDO_WINDOW,
  CHANGE_STATUSES,
  CREATE_BATCH,
  type LockedApplication,
} from './applicationStatus.reads.ts';
import type { ChangeMatchingApplicationsInput } from './applicationStatus.inputs.ts';
import { isAllowed } from './applicationStatus.rules.ts';
import { lockApplications, statusActivity, notAllowed } from './updateApplicationStatus.service.ts';
import type { ChangedApplicationsPayload, RefusedApplication } from './applicationStatus.type.ts';
import { completeChanges } from './completeChanges.service.ts';

interface Batch {
  batchId: string | null;
  undoUntil: Date | null;
  changedIds: string[];
  refused: RefusedApplication[];
}

/**
 * Changes the status of many applications. Only the company sees the change until the undo window
 * ends; then a task completes it.
 */
export async function changeApplications(
  ctx: Context,
  { ids, status }: { ids: string[]; status: ApplicationStatus },
): Promise<ChangedApplicationsPayload> {
  const batch = await changeStatuses(ctx, [...new Set(ids)], { status });
  return { ...batch, remaining: 0, viewer: { id: ctx.viewer!.userId } };
}

/**
 * Changes the next batch of the applications that match a filter. Changed applications no longer
 * match, so repeated calls until none remain go through all of them, and one undo takes all the
 * batches back.
 */
export async function changeMatchingApplications(
  ctx: Context,
  { status, statuses, until, except, extends: before, ...filter }: ChangeMatchingApplicationsInput,
): Promise<ChangedApplicationsPayload> {
  const changeable = (statuses ?? APPLICATION_STATUSES).filter((from) => isAllowed(from, status));
  const { ids, total } = await matchingApplications(
    ctx,
    { ...filter, statuses: changeable },
    { until, except: except.filter(isId), limit: DECISIONS_AT_ONCE_MAX },
  );
  const batch = await changeStatuses(ctx, ids, { status, before });
  return { ...batch, remaining: total - ids.length, viewer: { id: ctx.viewer!.userId } };
}

interface StatusChange {
  status: ApplicationStatus;
  /** The earlier batches of the same bulk change. */
  before?: readonly string[];
}

async function changeStatuses(
  ctx: Context,
  ids: readonly string[],
  change: StatusChange,
): Promise<Batch> {
  const services = await withCurrentSettings(ctx.services);
  return ctx.em.transactional((em) => changeInTransaction(ctx, { em, services }, ids, change));
}

async function changeInTransaction(
  ctx: Context,
  unit: Unit,
  ids: readonly string[],
  change: StatusChange,
): Promise<Batch> {
  const { status } = change;
  const locked = await lockApplications(ctx, unit, ids);
  const byId = new Map(locked.map((application) => [application.id, application]));
  const refused: RefusedApplication[] = [];
  const accepted: LockedApplication[] = [];
  for (const id of ids) {
    const application = byId.get(id.toLowerCase());
    if (application && isAllowed(application.currentStatus, status)) accepted.push(application);
    else refused.push(refusalOf(ctx, id, application, status));
  }
  if (accepted.length === 0) return { batchId: null, undoUntil: null, changedIds: [], refused };
  // A pending change from an earlier batch is completed first: this change builds on it, so it can
  // no longer be undone.
  await completeChanges(
    unit,
    accepted.filter(({ batchId }) => batchId),
  );
  const changedIds = accepted.map(({ id }) => id);
  const undoWindow = await openUndoWindow(ctx, unit, changedIds, change);
  await record(unit.em, ...accepted.map((one) => statusActivity(ctx, one, status)));
  return { ...undoWindow, changedIds, refused };
}

function refusalOf(
  ctx: Context,
  id: string,
  application: LockedApplication | undefined,
  status: ApplicationStatus,
): RefusedApplication {
  if (!application) return { id, message: ctx.t('decision.missing'), rule: null };
  const message = notAllowed(ctx, application.currentStatus, status);
  return { id, message, rule: 'application.move.allowed' };
}

async function openUndoWindow(
  { viewer }: Context,
  { em, services }: Unit,
  ids: readonly string[],
  { status, before = [] }: StatusChange,
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
  await writeIn(em, CHANGE_STATUSES, [status, userId, batchId, now, ids]);
  await services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: undoUntil });
  return { batchId, undoUntil };
}

/** The applications with their current values, in the order given. */
export async function applicationsOf(ctx: Context, ids: readonly string[]): Promise<Application[]> {
  const found = ids.length > 0 ? await visibleApplications(ctx, ids) : [];
  return found.filter((application) => application !== null);
}
