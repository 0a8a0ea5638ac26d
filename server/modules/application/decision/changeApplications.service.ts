import { DECISIONS_AT_ONCE_MAX, UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { record } from '#server/modules/activity/activity.service.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { matchingApplications } from '#server/modules/application/application.service.ts';
import { EXTEND, HOLD, OPEN_BATCH, type Locked } from './decision.reads.ts';
import type { ChangeMatchingApplicationsInput } from './decision.inputs.ts';
import { isAllowed } from './decision.rules.ts';
import { lockApplications, moveOf, notAllowed } from './updateApplicationStatus.service.ts';
import type { ChangedApplicationsPayload, RefusedApplication } from './decision.type.ts';
import { listOf, settle } from './settleUndoWindow.service.ts';

interface Batch {
  batchId: string | null;
  undoUntil: Date | null;
  changedIds: string[];
  refused: RefusedApplication[];
}

/** Decides on many. Until it can no longer be taken back only the company knows, and the task runner tells the rest. */
export async function changeApplications(
  ctx: Context,
  { ids, status }: { ids: string[]; status: ApplicationStatus },
): Promise<ChangedApplicationsPayload> {
  const batch = await decideOn(ctx, [...new Set(ids)], { status });
  return { ...batch, remaining: 0, viewer: { id: ctx.viewer!.userId } };
}

/**
 * The next of all that a filter finds. What has become of those before takes them out of it, so that asking again until
 * none remain goes through all of them, and one undo takes back the whole decision.
 */
export async function changeMatchingApplications(
  ctx: Context,
  { status, statuses, until, except, extends: before, ...filter }: ChangeMatchingApplicationsInput,
): Promise<ChangedApplicationsPayload> {
  const movable = (statuses ?? APPLICATION_STATUSES).filter((from) => isAllowed(from, status));
  const { ids, total } = await matchingApplications(
    ctx,
    { ...filter, statuses: movable },
    { until, except: except.filter(isId), limit: DECISIONS_AT_ONCE_MAX },
  );
  const batch = await decideOn(ctx, ids, { status, before });
  return { ...batch, remaining: total - ids.length, viewer: { id: ctx.viewer!.userId } };
}

interface Decided {
  status: ApplicationStatus;
  /** Other batches of the same decision. */
  before?: readonly string[];
}

async function decideOn(ctx: Context, ids: readonly string[], decided: Decided): Promise<Batch> {
  const services = await withCurrentSettings(ctx.services);
  return ctx.em.transactional((em) => decide(ctx, { em, services }, ids, decided));
}

async function decide(
  ctx: Context,
  unit: Unit,
  ids: readonly string[],
  decided: Decided,
): Promise<Batch> {
  const { status } = decided;
  const locked = await lockApplications(ctx, unit, ids);
  const byId = new Map(locked.map((application) => [application.id, application]));
  const refused: RefusedApplication[] = [];
  const accepted: Locked[] = [];
  for (const id of ids) {
    const application = byId.get(id.toLowerCase());
    if (application && isAllowed(application.standing, status)) accepted.push(application);
    else refused.push(refusalOf(ctx, id, application, status));
  }
  if (accepted.length === 0) return { batchId: null, undoUntil: null, changedIds: [], refused };
  // What an earlier batch has made of them is built upon now, and cannot be taken back any more.
  await settle(
    unit,
    accepted.filter(({ batchId }) => batchId),
  );
  const changedIds = accepted.map(({ id }) => id);
  const held = await hold(ctx, unit, changedIds, decided);
  await record(unit.em, ...accepted.map((one) => moveOf(ctx, one, status)));
  return { ...held, changedIds, refused };
}

function refusalOf(
  ctx: Context,
  id: string,
  application: Locked | undefined,
  status: ApplicationStatus,
): RefusedApplication {
  if (!application) return { id, message: ctx.t('decision.missing'), rule: null };
  const message = notAllowed(ctx, application.standing, status);
  return { id, message, rule: 'application.move.allowed' };
}

async function hold(
  { viewer }: Context,
  { em, services }: Unit,
  ids: readonly string[],
  { status, before = [] }: Decided,
): Promise<{ batchId: string; undoUntil: Date }> {
  const { userId, companyId } = viewer!;
  const now = services.clock.now();
  const batchId = newId(now.getTime());
  const undoUntil = new Date(now.getTime() + UNDO_DECISIONS_MS);
  const list = listOf(ids);
  await em.execute(OPEN_BATCH, [batchId, companyId, userId, status, list, now, undoUntil]);
  if (before.length > 0) {
    const batches = listOf(before.filter(isId));
    await em.execute(EXTEND, [undoUntil, batches, userId, status, now]);
  }
  await em.execute(HOLD, [status, userId, batchId, now, list]);
  await services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: undoUntil });
  return { batchId, undoUntil };
}

/** As they are now, in the order given. */
export async function applicationsOf(ctx: Context, ids: readonly string[]): Promise<Application[]> {
  const found = ids.length > 0 ? await visibleApplications(ctx, ids) : [];
  return found.filter((application) => application !== null);
}
