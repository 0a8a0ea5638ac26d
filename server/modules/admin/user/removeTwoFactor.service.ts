import { LockMode } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import {
  notifyTwoFactorChange,
  turnOffTwoFactor,
} from '#server/modules/account/twoFactor/turnOffTwoFactor.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { adminUser } from './adminUser.service.ts';
import type { AdminUser } from './adminUser.type.ts';

/** For a user who has lost both phone and recovery codes. Administrators turn off their own with its codes instead. */
export async function removeTwoFactor(ctx: Context, userId: string): Promise<AdminUser> {
  if (userId === ctx.viewer!.userId) throw refused(ctx, 'notOwn');
  const known = await adminUser(ctx, userId);
  if (!known) throw new Failure('NOT_FOUND', ctx.t('twoFactor.noUser'));
  await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode });
    if (!user?.twoFactorEnabledAt) throw refused(ctx, 'on');
    await turnOffTwoFactor({ em }, user);
    await notifyTwoFactorChange({ ...ctx, em }, user, 'removed');
  });
  return known;
}

function refused({ t }: Context, what: 'notOwn' | 'on'): Failure {
  const rule = what === 'notOwn' ? 'account.twoFactor.not-own' : 'account.twoFactor.on';
  return new Failure('RULE_VIOLATION', t(`twoFactor.rule.${what}`), { rule });
}
