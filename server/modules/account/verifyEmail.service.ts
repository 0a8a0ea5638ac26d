import { LockMode } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { mayMailLink, VERIFY_LINK_LIFETIME } from './account.rules.ts';
import { issueToken, linksSince, redeemToken, replaceLinks } from './accountToken.service.ts';
import { User } from './user.entity.ts';

export async function verifyEmail(ctx: Context, token: string): Promise<User> {
  return ctx.em.transactional(async (em) => {
    const user = await redeemToken({ ...ctx, em }, 'verify_email', token);
    if (!user)
      throw new Failure('BAD_USER_INPUT', ctx.t('verify.invalid'), {
        rule: 'account.token.usable',
      });
    user.emailVerifiedAt ??= ctx.services.clock.now();
    user.emailAssumed = false;
    return user;
  });
}

const HOUR = 60 * 60_000;

/** The response is the same whether or not an email was sent. */
export async function resendVerification(ctx: Context): Promise<void> {
  const hourAgo = new Date(ctx.services.clock.now().getTime() - HOUR);
  await ctx.em.transactional(async (em) => {
    // The lock makes simultaneous requests count each other.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
    if (user.emailVerified) return;
    const mailed = await linksSince(em, user.id, 'verify_email', hourAgo);
    if (mayMailLink(mailed)) await sendVerification({ ...ctx, em }, user);
  });
}

export async function sendVerification(ctx: Context, user: User): Promise<void> {
  // An older link may have gone to a previous address.
  await replaceLinks(ctx, user.id, 'verify_email');
  const token = await issueToken(ctx, user, 'verify_email', VERIFY_LINK_LIFETIME);
  await queueMail(ctx, {
    to: user.email,
    userId: user.id,
    locale: user.locale,
    template: 'verifyEmail',
    values: {
      name: user.firstName,
      link: `${ctx.services.config.publicUrl}/verify-email?token=${token}`,
      isEmployer: user.role === 'employer',
    },
  });
}
