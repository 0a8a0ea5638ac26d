import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { ALERTS_MAX } from '#schema/options/limits.ts';
import type { AlertValues, UpdateAlertInputValues } from '#schema/validation/seekers/alert.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Alert } from './alert.entity.ts';
import { hasRoom } from './alert.rules.ts';

/** Newest first. */
export function alertsOf({ em, viewer }: Context): Promise<Alert[]> {
  return em.find(
    Alert,
    { userId: viewer!.userId, deletedAt: null },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
}

export async function createAlert(ctx: Context, values: AlertValues): Promise<Alert> {
  const now = ctx.services.clock.now();
  const { userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    await makeRoom(ctx, em);
    const alert = em.create(Alert, {
      id: newId(now.getTime()),
      userId,
      name: values.name,
      keywords: values.keywords,
      location: values.location ?? null,
      jobType: values.jobType ?? null,
      salaryRange: values.salaryRange ?? null,
      filters: values.filters ?? null,
      frequency: values.frequency,
      createdAt: now,
      updatedAt: now,
    });
    em.persist(alert);
    return alert;
  });
}

export async function updateAlert(
  ctx: Context,
  { id, ...changes }: UpdateAlertInputValues,
): Promise<Alert> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return changeOwn(ctx, id, (alert, em) => {
    em.assign(alert, Object.fromEntries(given));
  });
}

/** Kept for a day, hidden and inactive, so that it can be restored. */
export function deleteAlert(ctx: Context, id: string): Promise<Alert> {
  return changeOwn(ctx, id, (alert) => {
    alert.deletedAt = ctx.services.clock.now();
    alert.activeWhenDeleted = alert.isActive;
    alert.isActive = false;
  });
}

export function restoreAlert(ctx: Context, id: string): Promise<Alert> {
  return changeOwn(
    ctx,
    id,
    async (alert, em) => {
      if (!alert.deletedAt) return;
      await makeRoom(ctx, em);
      alert.deletedAt = null;
      alert.isActive = alert.activeWhenDeleted;
    },
    { deletedToo: true },
  );
}

type Change = (alert: Alert, em: EntityManager) => void | Promise<void>;

/** An alert of another user must look the same as one that does not exist. */
async function changeOwn(ctx: Context, id: string, change: Change, { deletedToo = false } = {}) {
  const own = { id, userId: ctx.viewer!.userId, ...(!deletedToo && { deletedAt: null }) };
  return ctx.em.transactional(async (em) => {
    const alert = isId(id)
      ? await em.findOne(Alert, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!alert) throw new Failure('NOT_FOUND', ctx.t('alert.unknown'));
    await change(alert, em);
    alert.updatedAt = ctx.services.clock.now();
    return alert;
  });
}

async function makeRoom(ctx: Context, em: EntityManager): Promise<void> {
  await lockOwner(ctx, em);
  await checkRoom(ctx, em);
}

/** Locks the user's own row, so that of two simultaneous changes the second counts the first. */
export async function lockOwner({ viewer }: Context, em: EntityManager): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  await em.findOneOrFail(User, viewer!.userId, lock);
}

export async function checkRoom(ctx: Context, em: EntityManager): Promise<void> {
  const { userId } = ctx.viewer!;
  if (hasRoom(await em.count(Alert, { userId, deletedAt: null }))) return;
  throw new Failure('RULE_VIOLATION', ctx.t('alert.full', { max: ALERTS_MAX }), {
    rule: 'alert.create.room',
  });
}

/** Alerts by id, if they are the caller's own. */
export async function ownAlerts(
  { em, viewer }: Context,
  ids: readonly string[],
): Promise<(Alert | null)[]> {
  if (!viewer) return ids.map(() => null);
  const found = await em.find(Alert, {
    id: { $in: [...ids] },
    userId: viewer.userId,
    deletedAt: null,
  });
  const byId = new Map(found.map((alert) => [alert.id, alert]));
  return ids.map((id) => byId.get(id) ?? null);
}
