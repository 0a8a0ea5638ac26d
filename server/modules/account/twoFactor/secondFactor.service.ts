import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { unseal } from '#server/lib/sealed.ts';
import { totpStep } from './totp.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { isRecoveryCode, plainCode } from './recoveryCode.rules.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recoveryCode.service.ts';
import { SECOND_FACTOR_RULE } from './twoFactor.rules.ts';

/**
 * Checks the second factor in the transaction that opens the session and has locked the user, so that the same code
 * cannot be used twice.
 */
export async function requireSecondFactor(
  ctx: Context,
  user: User,
  code: string | null | undefined,
  field = 'code',
): Promise<void> {
  if (!user.twoFactorEnabledAt) return;
  if (!code) throw secondFactorNeeded(ctx);
  if (await spendCode(ctx, user, code)) return;
  const message = ctx.t('twoFactor.wrong');
  throw new Failure('UNAUTHENTICATED', message, {
    rule: SECOND_FACTOR_RULE,
    fields: [{ field, message }],
  });
}

/** Asks a logged-in user for the second factor again. An account without one needs none. */
export async function requireCode(
  ctx: Context,
  user: User,
  code: string | null | undefined,
): Promise<void> {
  if (!user.twoFactorEnabledAt) return;
  if (!code) throw refusedCode(ctx.t('twoFactor.needed'));
  if (!(await spendCode(ctx, user, code))) throw refusedCode(ctx.t('twoFactor.wrong'));
}

export function refusedCode(message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'code', message }] });
}

/** account.login.second-factor: the password was correct, but a code is needed too. */
export function secondFactorNeeded({ t }: Context): Failure {
  return new Failure('UNAUTHENTICATED', t('twoFactor.needed'), { rule: SECOND_FACTOR_RULE });
}

/** Whether this is a current code or an unused recovery code. Uses it up. */
export async function spendCode(ctx: Context, user: User, typed: string): Promise<boolean> {
  const { em, services } = ctx;
  const now = services.clock.now();
  const code = plainCode(typed);
  if (!isRecoveryCode(code)) {
    const step = await stepOf(ctx, user, code);
    return step !== null && (await spendStep(ctx, user.id, step));
  }
  if (!(await spendRecoveryCode(em, user.id, code, now))) return false;
  const { id: userId, email: to, locale, firstName: name } = user;
  const left = await recoveryCodesLeft(em, userId);
  const values = { name, what: 'recovery', left, at: now, ip: ctx.ip } as const;
  await queueMail(ctx, { to, userId, locale, template: 'twoFactorChanged', values });
  return true;
}

/** The time step of a valid, unused code, whether two-step verification is on or being set up. */
export async function stepOf(ctx: Context, { id }: User, code: string): Promise<number | null> {
  const { services, em } = ctx;
  const { twoFactorSecret, twoFactorStep } = await em.findOneOrFail(User, id, {
    populate: ['twoFactorSecret', 'twoFactorStep'],
    refresh: true,
  });
  const opened = unseal(twoFactorSecret ?? '', services.config.secretKey!, id);
  if (!opened) {
    if (twoFactorSecret)
      services.log.error({ userId: id }, 'a second factor was encrypted with another SECRET_KEY');
    return null;
  }
  const secret = Buffer.from(opened, 'base64url');
  return totpStep(secret, code, services.clock.now(), twoFactorStep ?? 0);
}

/** $1 the user, $2 the step. */
const TAKE = statement(
  'spend-two-factor-step',
  `
    update users set two_factor_step = $2
    where id = $1 and coalesce(two_factor_step, 0) < $2 returning id`,
);

/** A code works only once, wherever it is used. */
export async function spendStep({ em }: Context, userId: string, step: number): Promise<boolean> {
  const taken = await writeIn(em, TAKE, [userId, step]);
  return taken.length === 1;
}
