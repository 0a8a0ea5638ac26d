import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { forgetRecoveryCodes } from './recoveryCode.service.ts';

type Change = 'on' | 'off' | 'renewed' | 'removed';

const ACTIONS = {
  on: 'user.confirmTwoFactor',
  off: 'user.endTwoFactor',
  renewed: 'user.renewRecoveryCodes',
  removed: 'user.removeTwoFactor',
} as const satisfies Record<Change, string>;

/** Runs in the unit of work that decided on it. */
export async function turnOffTwoFactor({ em }: { em: EntityManager }, user: User): Promise<void> {
  user.twoFactorSecret = null;
  user.twoFactorEnabledAt = null;
  user.twoFactorStep = null;
  await forgetRecoveryCodes(em, user.id);
  await em.flush();
}

/** Emails the user. What an administrator does is also logged. Must be the last step of its transaction. */
export async function notifyTwoFactorChange(ctx: Context, user: User, what: Change): Promise<void> {
  const { id, email: to, locale, firstName: name } = user;
  const values = { name, what, left: 0, at: ctx.services.clock.now(), ip: ctx.ip };
  await queueMail(ctx, { to, userId: id, locale, template: 'twoFactorChanged', values });
  if (ctx.viewer!.role !== 'admin') return;
  await recordActivity(ctx.em, {
    ...actorFacts(ctx),
    action: ACTIONS[what],
    subject: { kind: 'user', id },
  });
}
