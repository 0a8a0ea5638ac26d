import type { ApplicationStatus } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { recordOnce } from '#server/modules/application/application.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { LOCK, MOVE, type Locked } from './decision.reads.ts';
import { hasMovedOn, isAllowed } from './decision.rules.ts';
import { listOf, settle } from './settleUndoWindow.service.ts';
import { notifyApplicants } from './notifyApplicants.service.ts';

interface Decision {
  id: string;
  status: ApplicationStatus;
  from?: ApplicationStatus | null;
}

/** Row, timeline, bell and mail: all of them, or none. Of two who decide at the same moment one is told of the other. */
export async function updateApplicationStatus(
  ctx: Context,
  { id, status, from }: Decision,
): Promise<Application> {
  const before = await receivedApplication(ctx, id);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional((em) => decide(ctx, { em, services }, before, { id, status, from }));
  return receivedApplication(ctx, id);
}

async function decide(
  ctx: Context,
  unit: Unit,
  before: Application,
  { id, status, from }: Decision,
): Promise<void> {
  const [application] = await lockApplications(ctx, unit, [id]);
  if (!application) throw missing(ctx);
  const { standing } = application;
  if (hasMovedOn(from ?? before.status, standing)) throw movedOn(ctx, standing);
  if (!isAllowed(standing, status)) {
    throw new Failure('RULE_VIOLATION', notAllowed(ctx, standing, status), {
      rule: 'application.move.allowed',
    });
  }
  if (application.batchId) await settle(unit, [application]);
  const now = unit.services.clock.now();
  await unit.em.execute(MOVE, [status, now, id, newId(now.getTime()), ctx.viewer!.userId]);
  await notifyApplicants(unit, [{ ...application, status }]);
  await record(unit.em, moveOf(ctx, application, status));
}

/** As the log tells it. */
export function moveOf(
  ctx: Context,
  { id, standing }: Pick<Locked, 'id' | 'standing'>,
  status: ApplicationStatus,
): Activity {
  const subject = { kind: 'application', id } as const;
  const move = { before: { status: standing }, after: { status } };
  return { ...by(ctx), action: 'application.move', subject, ...move };
}

/** Of the caller's company, whatever ids were given; in a transaction, and until it ends nobody else's to decide on. */
export function lockApplications(
  { viewer }: Context,
  { em }: Unit,
  ids: readonly string[],
): Promise<Locked[]> {
  return em.execute<Locked[]>(LOCK, [listOf(ids.filter(isId)), viewer!.companyId]);
}

/** Somebody else's is as missing as one that never was. */
export async function receivedApplication(ctx: Context, id: string): Promise<Application> {
  const [application] = isId(id) ? await visibleApplications(ctx, [id]) : [];
  if (!application?.isReceived) throw missing(ctx);
  return application;
}

export async function recordApplicationView(ctx: Context, id: string): Promise<Application> {
  await receivedApplication(ctx, id);
  await recordOnce(ctx.services, { application: id, kind: 'viewed', by: ctx.viewer!.userId });
  return receivedApplication(ctx, id);
}

export function notAllowed({ t }: Context, from: ApplicationStatus, to: ApplicationStatus): string {
  return t('decision.notAllowed', { from, to });
}

function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('decision.missing'));
}

function movedOn({ t }: Context, status: ApplicationStatus): Failure {
  return new Failure('CONFLICT', t('decision.moved', { status }), {
    rule: 'application.move.seen',
    current: status,
  });
}
