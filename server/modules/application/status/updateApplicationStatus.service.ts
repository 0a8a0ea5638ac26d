import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
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
import {
  LOCK_APPLICATIONS,
  UPDATE_STATUS,
  type LockedApplication,
} from './applicationStatus.reads.ts';
import { hasStatusChanged, isAllowed } from './applicationStatus.rules.ts';
import { completeChanges } from './completeChanges.service.ts';
import { notifyApplicants } from './notifyApplicants.service.ts';

interface StatusUpdate {
  id: string;
  status: ApplicationStatus;
  from?: ApplicationStatus | null;
}

/**
 * Row, timeline, bell and email are written together or not at all. Of two simultaneous changes,
 * the second gets a conflict that names the first.
 */
export async function updateApplicationStatus(
  ctx: Context,
  { id, status, from }: StatusUpdate,
): Promise<Application> {
  const before = await receivedApplication(ctx, id);
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional((em) =>
    changeStatus(ctx, { em, services }, before, { id, status, from }),
  );
  return receivedApplication(ctx, id);
}

async function changeStatus(
  ctx: Context,
  unit: Unit,
  before: Application,
  { id, status, from }: StatusUpdate,
): Promise<void> {
  const [application] = await lockApplications(ctx, unit, [id]);
  if (!application) throw missing(ctx);
  const { currentStatus } = application;
  if (hasStatusChanged(from ?? before.status, currentStatus))
    throw statusConflict(ctx, currentStatus);
  if (!isAllowed(currentStatus, status)) {
    throw new Failure('RULE_VIOLATION', notAllowed(ctx, currentStatus, status), {
      rule: 'application.move.allowed',
    });
  }
  if (application.batchId) await completeChanges(unit, [application]);
  const now = unit.services.clock.now();
  const event = newId(now.getTime());
  await writeIn(unit.em, UPDATE_STATUS, [status, now, id, event, ctx.viewer!.userId]);
  await notifyApplicants(unit, [{ ...application, status }]);
  await record(unit.em, statusActivity(ctx, application, status));
}

/** The entry for the activity log. */
export function statusActivity(
  ctx: Context,
  { id, currentStatus }: Pick<LockedApplication, 'id' | 'currentStatus'>,
  status: ApplicationStatus,
): Activity {
  const subject = { kind: 'application', id } as const;
  const change = { before: { status: currentStatus }, after: { status } };
  return { ...by(ctx), action: 'application.move', subject, ...change };
}

/** Locks applications of the caller's company until the transaction ends; other ids are ignored. */
export function lockApplications(
  { viewer }: Context,
  { em }: Unit,
  ids: readonly string[],
): Promise<LockedApplication[]> {
  return readIn(em, LOCK_APPLICATIONS, [ids.filter(isId), viewer!.companyId]);
}

/** An application the caller did not receive must look the same as one that does not exist. */
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

function statusConflict({ t }: Context, status: ApplicationStatus): Failure {
  return new Failure('CONFLICT', t('decision.moved', { status }), {
    rule: 'application.move.seen',
    current: status,
  });
}
