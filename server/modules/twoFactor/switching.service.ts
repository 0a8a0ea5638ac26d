import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { adminUser } from '#server/modules/adminUser/adminUser.service.ts';
import type { AdminUser } from '#server/modules/adminUser/adminUser.type.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { forgetRecoveryCodes } from './recoveryCode.service.ts';

type Change = 'on' | 'off' | 'renewed' | 'removed';

const ACTIONS = {
  on: 'user.confirmTwoFactor',
  off: 'user.endTwoFactor',
  renewed: 'user.renewRecoveryCodes',
  removed: 'user.removeTwoFactor',
} as const satisfies Record<Change, string>;

/** In the unit of work that decided on it. */
export async function switchOff({ em }: { em: EntityManager }, user: User): Promise<void> {
  user.twoFactorSecret = null;
  user.twoFactorEnabledAt = null;
  user.twoFactorStep = null;
  await forgetRecoveryCodes(em, user.id);
  await em.flush();
}

/** Whose account it is hears of it by mail; what an administrator does is recorded. The last thing of its transaction. */
export async function tell(ctx: Context, user: User, what: Change): Promise<void> {
  const { id, email: to, locale, firstName: name } = user;
  const values = { name, what, left: 0, at: ctx.services.clock.now(), ip: ctx.ip };
  await queueMail(ctx, { to, userId: id, locale, template: 'twoFactorChanged', values });
  if (ctx.viewer!.role !== 'admin') return;
  await record(ctx.em, { ...by(ctx), action: ACTIONS[what], subject: { kind: 'user', id } });
}

/** For somebody whose phone and whose recovery codes are gone; one's own is ended by both factors. */
export async function removeTwoFactor(ctx: Context, userId: string): Promise<AdminUser> {
  if (userId === ctx.viewer!.userId) throw refused(ctx, 'notOwn');
  const known = await adminUser(ctx, userId);
  if (!known) throw new Failure('NOT_FOUND', ctx.t('twoFactor.noUser'));
  await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode });
    if (!user?.twoFactorEnabledAt) throw refused(ctx, 'on');
    await switchOff({ em }, user);
    await tell({ ...ctx, em }, user, 'removed');
  });
  return known;
}

function refused({ t }: Context, what: 'notOwn' | 'on'): Failure {
  const rule = what === 'notOwn' ? 'account.twoFactor.not-own' : 'account.twoFactor.on';
  return new Failure('RULE_VIOLATION', t(`twoFactor.rule.${what}`), { rule });
}
