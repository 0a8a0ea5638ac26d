import { LockMode } from '@mikro-orm/postgresql';
import type { ConfirmPasswordValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { passwordMatches } from '#server/lib/passwords.ts';
import {
  countAttempt,
  countCodeAttempt,
  forgetAttempts,
  forgetCodeAttempts,
  sessionGuesser,
  takeBackAttempt,
} from '../loginAttempt.service.ts';
import { RECENT_PASSWORD } from '#server/modules/account/account.rules.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { spendCode } from '../twoFactor/secondFactor.service.ts';

/** Marks this session as confirmed and returns until when. Needs what a login needs, including the second factor. */
export async function confirmPassword(
  ctx: Context,
  { password, code }: ConfirmPasswordValues,
): Promise<Date> {
  const { userId, sessionId } = ctx.viewer!;
  const now = ctx.services.clock.now();
  const known = await ctx.em.findOneOrFail(User, userId, { populate: ['passwordHash'] });
  if (!known.passwordHash)
    throw new Failure('RULE_VIOLATION', ctx.t('passwordProof.noPassword'), {
      rule: 'account.password.none',
    });
  const guesser = sessionGuesser(userId);
  await countAttempt(ctx, guesser);
  if (!(await passwordMatches(password, known.passwordHash)))
    throw wrongField('password', ctx.t('deletion.password'));
  if (known.twoFactorEnabledAt) {
    if (!code) {
      await takeBackAttempt(ctx, guesser);
      throw wrongField('code', ctx.t('twoFactor.needed'));
    }
    await countCodeAttempt(ctx, guesser);
  }
  await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, userId, { lockMode, refresh: true });
    if (user.twoFactorEnabledAt && !(await spendCode({ ...ctx, em }, user, code ?? '')))
      throw wrongField('code', ctx.t('twoFactor.wrong'));
    const marked = await em.nativeUpdate(Session, { id: sessionId }, { passwordConfirmedAt: now });
    if (marked === 0) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
  });
  ctx.viewer = { ...ctx.viewer!, passwordConfirmedAt: now };
  await forgetAttempts(ctx, guesser);
  if (known.twoFactorEnabledAt) await forgetCodeAttempts(ctx, guesser);
  return new Date(now.getTime() + RECENT_PASSWORD);
}

function wrongField(field: 'password' | 'code', message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}
