import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { settled } from '#server/modules/setting/settled.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { HOLD, OPEN_BATCH, type Locked } from './decision.reads.ts';
import { isAllowed } from './decision.rules.ts';
import { lockApplications, notAllowed } from './decision.service.ts';
import type { ChangedApplicationsPayload, RefusedApplication } from './decision.type.ts';
import { listOf, settle } from './settling.service.ts';

interface Batch {
  batchId: string | null;
  undoUntil: Date | null;
  changed: string[];
  refused: RefusedApplication[];
}

/** Decides on many. Until it can no longer be taken back only the company knows, and the task runner tells the rest. */
export async function changeApplications(
  ctx: Context,
  { ids, status }: { ids: string[]; status: ApplicationStatus },
): Promise<ChangedApplicationsPayload> {
  const services = await settled(ctx.services);
  const distinct = [...new Set(ids)];
  const { changed, ...rest } = await ctx.em.transactional((em) =>
    decide(ctx, { em, services }, distinct, status),
  );
  const applications = await applicationsOf(ctx, changed);
  return { ...rest, applications, viewer: { id: ctx.viewer!.userId } };
}

async function decide(
  ctx: Context,
  unit: Unit,
  ids: readonly string[],
  status: ApplicationStatus,
): Promise<Batch> {
  const locked = await lockApplications(ctx, unit, ids);
  const byId = new Map(locked.map((application) => [application.id, application]));
  const refused: RefusedApplication[] = [];
  const accepted: Locked[] = [];
  for (const id of ids) {
    const application = byId.get(id.toLowerCase());
    if (application && isAllowed(application.standing, status)) accepted.push(application);
    else refused.push(refusalOf(ctx, id, application, status));
  }
  if (accepted.length === 0) return { batchId: null, undoUntil: null, changed: [], refused };
  // What an earlier batch has made of them is built upon now, and cannot be taken back any more.
  await settle(
    unit,
    accepted.filter(({ batchId }) => batchId),
  );
  const changed = accepted.map(({ id }) => id);
  return { ...(await hold(ctx, unit, changed, status)), changed, refused };
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
  status: ApplicationStatus,
): Promise<{ batchId: string; undoUntil: Date }> {
  const { userId, companyId } = viewer!;
  const now = services.clock.now();
  const batchId = newId(now.getTime());
  const undoUntil = new Date(now.getTime() + UNDO_DECISIONS_MS);
  const list = listOf(ids);
  await em.execute(OPEN_BATCH, [batchId, companyId, userId, status, list, now, undoUntil]);
  await em.execute(HOLD, [status, userId, batchId, now, list]);
  await services.tasks.enqueue(em, 'tell-decisions', { batchId }, { startAfter: undoUntil });
  return { batchId, undoUntil };
}

/** As they are now, in the order given. */
export async function applicationsOf(ctx: Context, ids: readonly string[]): Promise<Application[]> {
  const found = ids.length > 0 ? await visibleApplications(ctx, ids) : [];
  return found.filter((application) => application !== null);
}
