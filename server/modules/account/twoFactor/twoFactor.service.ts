import { LockMode } from '@mikro-orm/postgresql';
import type { TwoFactorProofValues } from '#schema/validation/twoFactor.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { seal } from '#server/lib/sealed.ts';
import { base32, newTotpSecret } from './totp.service.ts';
import {
  countCodeAttempt,
  forgetAttempts,
  forgetCodeAttempts,
  sessionGuesser,
} from '../loginAttempt.service.ts';
import { requireProof } from '#server/modules/account/proof/proof.service.ts';
import { endAllSessions } from '#server/modules/account/session.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { plainCode } from './recoveryCode.rules.ts';
import { issueRecoveryCodes } from './recoveryCode.service.ts';
import { requireCode, refusedCode, spendStep, stepOf } from './secondFactor.service.ts';
import { notifyTwoFactorChange, turnOffTwoFactor } from './turnOffTwoFactor.service.ts';
import { enrolmentUri } from './twoFactor.rules.ts';

/** Creates a secret for an app. Logins need no code until one from the app has been confirmed. */
export async function startTwoFactor(ctx: Context, password: string) {
  const { services } = ctx;
  const user = await provenUser(ctx, password);
  await forgetAttempts(ctx, sessionGuesser(user.id));
  if (!user.emailVerifiedAt) throw broken(ctx, 'confirmed');
  const { siteName } = await services.settings.current();
  const secret = newTotpSecret();
  const sealed = seal(secret.toString('base64url'), services.config.secretKey!, user.id);
  const begun = await ctx.em.nativeUpdate(
    User,
    { id: user.id, twoFactorEnabledAt: null, deletedAt: null },
    { twoFactorSecret: sealed, twoFactorStep: null },
  );
  if (begun === 0) throw broken(ctx, 'off');
  const shown = base32(secret);
  return {
    secret: shown,
    uri: enrolmentUri({ issuer: siteName, email: user.email, secret: shown }),
  };
}

/** From here on logins need a code. Every other session ends, because it was opened without one. */
export async function confirmTwoFactor(ctx: Context, code: string): Promise<string[]> {
  const { userId, sessionId } = ctx.viewer!;
  await countCodeAttempt(ctx, sessionGuesser(userId));
  const codes = await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const user = await lockedUser(inside, userId);
    if (user.twoFactorEnabledAt) throw broken(ctx, 'off');
    if (!user.emailVerifiedAt) throw broken(ctx, 'confirmed');
    if (!user.twoFactorSecret) throw broken(ctx, 'started');
    const step = await stepOf(inside, user, plainCode(code));
    if (step === null || !(await spendStep(inside, userId, step)))
      throw refusedCode(ctx.t('twoFactor.wrong'));
    user.twoFactorEnabledAt = ctx.services.clock.now();
    await endAllSessions(em, userId, sessionId);
    const issued = await issueRecoveryCodes(em, userId);
    await notifyTwoFactorChange(inside, user, 'on');
    return issued;
  });
  await forgetCodeAttempts(ctx, sessionGuesser(userId));
  ctx.viewer = { ...ctx.viewer!, mustSetUpTwoFactor: false };
  return codes;
}

export async function endTwoFactor(ctx: Context, values: TwoFactorProofValues): Promise<void> {
  await proven(ctx, values, async (inside, user) => {
    await turnOffTwoFactor(inside, user);
    await notifyTwoFactorChange(inside, user, 'off');
  });
}

export async function renewRecoveryCodes(
  ctx: Context,
  values: TwoFactorProofValues,
): Promise<string[]> {
  return proven(ctx, values, async (inside, user) => {
    const codes = await issueRecoveryCodes(inside.em, user.id);
    await notifyTwoFactorChange(inside, user, 'renewed');
    return codes;
  });
}

/** Needs both factors again: neither a stolen session nor an unattended phone is enough. */
async function proven<Answer>(
  ctx: Context,
  { password, code }: TwoFactorProofValues,
  work: (inside: Context, user: User) => Promise<Answer>,
): Promise<Answer> {
  const known = await provenUser(ctx, password ?? '');
  const guesser = sessionGuesser(known.id);
  await countCodeAttempt(ctx, guesser);
  const answer = await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const user = await lockedUser(inside, known.id);
    if (!user.twoFactorEnabledAt) throw broken(ctx, 'on');
    await requireCode(inside, user, code);
    return work(inside, user);
  });
  await forgetAttempts(ctx, guesser);
  await forgetCodeAttempts(ctx, guesser);
  return answer;
}

async function provenUser(ctx: Context, password: string): Promise<User> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId, { populate: ['passwordHash'] });
  const recent = ctx.t('twoFactor.recent');
  await requireProof(ctx, user, { password, rule: 'account.twoFactor.proof', recent });
  return user;
}

function lockedUser({ em }: Context, id: string): Promise<User> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  return em.findOneOrFail(User, id, { lockMode, populate: ['twoFactorSecret'], refresh: true });
}

function broken({ t }: Context, what: 'on' | 'off' | 'started' | 'confirmed'): Failure {
  return new Failure('RULE_VIOLATION', t(`twoFactor.rule.${what}`), {
    rule: `account.twoFactor.${what}`,
  });
}
