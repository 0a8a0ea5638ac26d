import type { ChangePasswordValues, ResetPasswordValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { hashPassword, passwordFits } from '#server/lib/passwords.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { minimumPasswordLength, RESET_LINK_LIFETIME } from './account.rules.ts';
import { issueToken, redeemToken } from './accountToken.service.ts';
import { forgetAttempts } from './attempt.service.ts';
import { endAllSessions, openSession, type OpenedSession } from './session.service.ts';
import { User } from './user.entity.ts';

const ANSWER_TIME = 250;

export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: ChangePasswordValues,
): Promise<OpenedSession> {
  const saved = await ctx.services.settings.savedOnes();
  demandLength(ctx, 'newPassword', newPassword, minimumPasswordLength('change', saved));
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId, { populate: ['passwordHash'] });
  if (!(await passwordFits(currentPassword, user.passwordHash))) {
    const message = ctx.t('password.wrong');
    throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'currentPassword', message }] });
  }
  const passwordHash = await hashPassword(newPassword);
  return ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await storePassword(inside, user, passwordHash);
    return openSession(inside, user);
  });
}

/** The same answer, in the same time, whether or not the address is known. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await inEqualTime(ANSWER_TIME, () =>
    ctx.em.transactional(async (em) => {
      const user = await em.findOne(User, { email, deletedAt: null });
      if (!user) return;
      const token = await issueToken({ ...ctx, em }, user, 'reset_password', RESET_LINK_LIFETIME);
      await queueMail(
        { ...ctx, em },
        {
          to: user.email,
          userId: user.id,
          locale: user.locale,
          template: 'resetPassword',
          values: {
            name: user.firstName,
            link: `${ctx.services.config.publicUrl}/reset-password?token=${token}`,
          },
        },
      );
    }),
  );
}

export async function resetPassword(ctx: Context, values: ResetPasswordValues): Promise<void> {
  const saved = await ctx.services.settings.savedOnes();
  demandLength(ctx, 'password', values.password, minimumPasswordLength('reset', saved));
  const passwordHash = await hashPassword(values.password);
  const user = await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const found = await redeemToken(inside, 'reset_password', values.token);
    if (!found) throw new Failure('BAD_USER_INPUT', ctx.t('reset.invalid'));
    // Whoever reads the mail has shown that the address is theirs.
    found.emailVerifiedAt ??= ctx.services.clock.now();
    await storePassword(inside, found, passwordHash);
    return found;
  });
  await forgetAttempts(ctx, user.email);
}

export function demandLength(ctx: Context, field: string, password: string, least: number): void {
  if ([...password].length >= least) return;
  const key = least > 6 && field === 'newPassword' ? 'passwordMinLong' : 'passwordMin';
  const message = translator(ctx.locale, 'validation')(key, { min: least });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}

/** A new password ends every session that the old one opened, and says so by mail. */
async function storePassword(ctx: Context, user: User, passwordHash: string): Promise<void> {
  const now = ctx.services.clock.now();
  user.passwordHash = passwordHash;
  user.updatedAt = now;
  await endAllSessions(ctx.em, user.id);
  await queueMail(ctx, {
    to: user.email,
    userId: user.id,
    locale: user.locale,
    template: 'passwordChanged',
    values: { name: user.firstName, at: now, ip: ctx.ip },
  });
  await ctx.em.flush();
}
