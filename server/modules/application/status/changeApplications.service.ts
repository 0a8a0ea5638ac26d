import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { matchingApplications } from '#server/modules/application/application.service.ts';
import type { StageRow } from '#server/modules/application/stage/stage.sql.ts';
import { missingStage, shareStages } from '#server/modules/application/stage/stage.service.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import type { LockedApplication } from './applicationStatus.sql.ts';
import type {
  ChangeApplicationsInput,
  ChangeMatchingApplicationsInput,
} from './applicationStatus.inputs.ts';
import { acceptsDecisions, isAllowed } from './applicationStatus.rules.ts';
import type { ChangedApplicationsPayload, RefusedApplication } from './applicationStatus.type.ts';
import { completeChanges } from './completeChanges.service.ts';
import {
  decisionForStatus,
  decisionForStage,
  mayDecide,
  openUndoWindow,
  type Decision,
} from './decision.service.ts';
import { lockApplications, notAllowed, statusActivity } from './updateApplicationStatus.service.ts';

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
  { ids, status, toStageId, ...rejection }: ChangeApplicationsInput,
): Promise<ChangedApplicationsPayload> {
  const decisionAmong = (stages: readonly StageRow[]) => {
    if (!toStageId) return decisionForStatus(status, stages, rejection);
    const decision = decisionForStage(ctx, stages, toStageId);
    if (decision.status !== status) throw missingStage(ctx);
    return decision;
  };
  const batch = await changeStatuses(ctx, [...new Set(ids)], { decisionAmong });
  return { ...batch, remaining: 0, viewer: { id: ctx.viewer!.userId } };
}

/**
 * Changes the next batch of the applications that match a filter. Changed applications no longer
 * match, so repeated calls until none remain go through all of them, and one undo takes all the
 * batches back.
 */
export async function changeMatchingApplications(
  ctx: Context,
  input: ChangeMatchingApplicationsInput,
): Promise<ChangedApplicationsPayload> {
  const { status, reason, message, statuses, until, except, extends: before, ...filter } = input;
  const changeable = (statuses ?? APPLICATION_STATUSES).filter((from) => isAllowed(from, status));
  const { ids, total } = await matchingApplications(
    ctx,
    { ...filter, statuses: changeable },
    { until, except: except.filter(isId), limit: DECISIONS_AT_ONCE_MAX },
  );
  const decisionAmong = (stages: readonly StageRow[]) =>
    decisionForStatus(status, stages, { reason, message });
  const batch = await changeStatuses(ctx, ids, { decisionAmong, before });
  return { ...batch, remaining: total - ids.length, viewer: { id: ctx.viewer!.userId } };
}

interface StatusChange {
  decisionAmong: (stages: readonly StageRow[]) => Decision;
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
  { decisionAmong, before }: StatusChange,
): Promise<Batch> {
  const { companyId, team } = ctx.viewer!;
  const stages = companyId ? await shareStages(unit.em, companyId) : [];
  const decision = decisionAmong(stages);
  const locked = await lockApplications(ctx, unit, ids);
  const byId = new Map(locked.map((application) => [application.id, application]));
  const refused: RefusedApplication[] = [];
  const accepted: LockedApplication[] = [];
  for (const id of ids) {
    const application = byId.get(id.toLowerCase());
    if (!application) refused.push({ id, message: ctx.t('decision.missing'), rule: null });
    else if (!hasJobRight(team, 'decide', application.jobId))
      refused.push({ id, message: ctx.t('team.right'), rule: 'team.job.right' });
    else if (!acceptsDecisions(application))
      refused.push({
        id,
        message: ctx.t('decision.withdrawn'),
        rule: 'application.move.withdrawn',
      });
    else if (mayDecide(application, decision, stages)) accepted.push(application);
    else {
      const message = notAllowed(ctx, application, decision);
      refused.push({ id, message, rule: 'application.move.allowed' });
    }
  }
  if (accepted.length === 0) return { batchId: null, undoUntil: null, changedIds: [], refused };
  // A pending change from an earlier batch is completed first: this change builds on it, so it can
  // no longer be undone.
  await completeChanges(
    unit,
    accepted.filter(({ batchId }) => batchId),
  );
  const changedIds = accepted.map(({ id }) => id);
  const undoWindow = await openUndoWindow(ctx, unit, changedIds, decision, before);
  await recordActivity(unit.em, ...accepted.map((one) => statusActivity(ctx, one, decision)));
  return { ...undoWindow, changedIds, refused };
}

/** The applications with their current values, in the order given. */
export async function applicationsOf(ctx: Context, ids: readonly string[]): Promise<Application[]> {
  const found = ids.length > 0 ? await visibleApplications(ctx, ids) : [];
  return found.filter((application) => application !== null);
}
