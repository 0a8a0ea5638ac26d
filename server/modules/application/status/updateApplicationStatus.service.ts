import type { RejectionReason } from '#schema/options/stages.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { recordFirst } from '#server/modules/application/application.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import type { StageRow } from '#server/modules/application/stage/stage.sql.ts';
import { stageOf, timelineStage } from '#server/modules/application/stage/stage.rules.ts';
import { teamName } from '#server/modules/application/stage/stageName.service.ts';
import { shareStages } from '#server/modules/application/stage/stage.service.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  LOCK_APPLICATIONS,
  UPDATE_STATUS,
  type LockedApplication,
} from './applicationStatus.sql.ts';
import { acceptsDecisions, hasStatusChanged } from './applicationStatus.rules.ts';
import { completeChanges } from './completeChanges.service.ts';
import {
  decisionForStatus,
  decisionForStage,
  mayDecide,
  openUndoWindow,
  type Decision,
} from './decision.service.ts';
import { changedBy, notifyApplicants } from './notifyApplicants.service.ts';

interface Rejection {
  reason?: RejectionReason | null;
  /** A text that the applicant reads. */
  message?: string | null;
}

interface StatusUpdate extends Rejection {
  id: string;
  status: ApplicationStatus;
  from?: ApplicationStatus | null;
  undoable?: boolean;
}

interface StageMove {
  id: string;
  stageId: string;
  fromStageId?: string | null;
}

interface DecidedApplication {
  application: Application;
  batchId: string | null;
  undoUntil: Date | null;
}

/**
 * Row, timeline, bell and email are written together or not at all. If two people change it at
 * once, the second gets a conflict that names the first.
 */
export function updateApplicationStatus(
  ctx: Context,
  { id, status, from, undoable, ...rejection }: StatusUpdate,
): Promise<DecidedApplication> {
  return decide(ctx, id, {
    undoable,
    check: (before, { currentStatus }) => {
      if (hasStatusChanged(from ?? before.status, currentStatus))
        throw statusConflict(ctx, currentStatus);
    },
    decisionAmong: (stages) => decisionForStatus(status, stages, rejection),
  });
}

/** Moves an application to a stage, which also decides its status. */
export function moveApplicationToStage(
  ctx: Context,
  { id, stageId, fromStageId }: StageMove,
): Promise<DecidedApplication> {
  return decide(ctx, id, {
    check: (before, { currentStatus, stageId: chosen }, stages) => {
      const current = stageOf(stages, { status: currentStatus, stageId: chosen });
      const seen = fromStageId ?? before.stage?.id ?? null;
      if (hasStatusChanged(before.status, currentStatus) && !current)
        throw statusConflict(ctx, currentStatus);
      if (seen !== (current?.id ?? null)) throw stageConflict(ctx, currentStatus, current);
    },
    decisionAmong: (stages) => decisionForStage(ctx, stages, stageId),
  });
}

interface Act {
  undoable?: boolean | undefined;
  /** Refuses if someone else was faster. */
  check: (before: Application, locked: LockedApplication, stages: readonly StageRow[]) => void;
  decisionAmong: (stages: readonly StageRow[]) => Decision;
}

async function decide(ctx: Context, id: string, act: Act): Promise<DecidedApplication> {
  const before = await receivedApplication(ctx, id);
  requireJobRight(ctx, 'decide', before.jobId);
  const services = await withCurrentSettings(ctx.services);
  const undo = await ctx.em.transactional((em) => changeStatus(ctx, { em, services }, before, act));
  return { ...undo, application: await receivedApplication(ctx, id) };
}

async function changeStatus(
  ctx: Context,
  unit: Unit,
  before: Application,
  { undoable, check, decisionAmong }: Act,
): Promise<Omit<DecidedApplication, 'application'>> {
  const stages = await shareStages(unit.em, before.companyId);
  const [application] = await lockApplications(ctx, unit, [before.id]);
  if (!application) throw missing(ctx);
  if (!acceptsDecisions(application)) {
    const rule = 'application.move.withdrawn';
    throw new Failure('RULE_VIOLATION', ctx.t('decision.withdrawn'), { rule });
  }
  check(before, application, stages);
  const decision = decisionAmong(stages);
  if (!mayDecide(application, decision, stages)) {
    throw new Failure('RULE_VIOLATION', notAllowed(ctx, application, decision), {
      rule: 'application.move.allowed',
    });
  }
  if (application.batchId) await completeChanges(unit, [application]);
  const activity = statusActivity(ctx, application, decision);
  if (undoable) {
    const undo = await openUndoWindow(ctx, unit, [before.id], decision);
    await recordActivity(unit.em, activity);
    return undo;
  }
  const now = unit.services.clock.now();
  const event = newId(now.getTime());
  const { status, stage, isChosen, reason, message } = decision;
  const eventData = stage && JSON.stringify(timelineStage(stage, isChosen));
  const who = ctx.viewer!.userId;
  const place = [stage?.id ?? null, eventData, reason, message] as const;
  await writeIn(unit.em, UPDATE_STATUS, [status, now, before.id, event, who, ...place]);
  await notifyApplicants(unit, [changedBy(application, decision)]);
  await recordActivity(unit.em, activity);
  return { batchId: null, undoUntil: null };
}

/** The entry for the activity log. */
export function statusActivity(
  ctx: Context,
  { id, currentStatus }: Pick<LockedApplication, 'id' | 'currentStatus'>,
  { status, stage, isChosen }: Decision,
): Activity {
  const subject = { kind: 'application', id } as const;
  const after = { status, ...(stage && isChosen && { stage: teamName('en', stage) }) };
  return {
    ...actorFacts(ctx),
    action: 'application.move',
    subject,
    before: { status: currentStatus },
    after,
  };
}

/**
 * Until the transaction ends, locks the given applications that the caller's company received. Returns those that the
 * caller may decide on; other ids are ignored.
 */
export async function lockApplications(
  { viewer }: Context,
  { em }: Unit,
  ids: readonly string[],
): Promise<LockedApplication[]> {
  const { companyId, team } = viewer!;
  const found = await readIn(em, LOCK_APPLICATIONS, [ids.filter(isId), companyId]);
  return found.filter(({ jobId }) => hasJobRight(team, 'decide', jobId));
}

/** An application the caller did not receive must look the same as one that does not exist. */
export async function receivedApplication(ctx: Context, id: string): Promise<Application> {
  const [application] = isId(id) ? await visibleApplications(ctx, [id]) : [];
  if (!application?.isReceived) throw missing(ctx);
  return application;
}

export async function recordApplicationView(ctx: Context, id: string): Promise<Application> {
  await receivedApplication(ctx, id);
  await recordFirst(ctx.services, { application: id, kind: 'viewed', by: ctx.viewer!.userId });
  return receivedApplication(ctx, id);
}

export function notAllowed(
  { t, locale }: Context,
  { currentStatus }: Pick<LockedApplication, 'currentStatus'>,
  { status, stage, isChosen }: Decision,
): string {
  if (stage && isChosen) return t('stage.notAllowed', { stage: teamName(locale, stage) });
  return t('decision.notAllowed', { from: currentStatus, to: status });
}

function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('decision.missing'));
}

function statusConflict({ t }: Context, status: ApplicationStatus): Failure {
  return new Failure('CONFLICT', t('decision.moved', { status }), {
    rule: 'application.move.seen',
    current: status,
  });
}

function stageConflict(ctx: Context, status: ApplicationStatus, stage: StageRow | null): Failure {
  if (!stage) return statusConflict(ctx, status);
  const message = ctx.t('stage.moved', { stage: teamName(ctx.locale, stage) });
  return new Failure('CONFLICT', message, { rule: 'application.move.seen', current: stage.id });
}
