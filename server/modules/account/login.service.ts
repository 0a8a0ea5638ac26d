import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { LoginValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { passwordMatches } from '#server/lib/passwords.ts';
import { recordLogin } from '#server/modules/activity/recordLogin.service.ts';
import { requireSecondFactor, secondFactorNeeded } from './twoFactor/secondFactor.service.ts';
import { mayHaveSession } from './account.rules.ts';
import {
  countAttempt,
  countCodeAttempt,
  deviceGuesser,
  forgetAttempts,
  forgetCodeAttempts,
  loginGuesser,
  takeBackAttempt,
} from './loginAttempt.service.ts';
import { deviceOf, rememberDevice } from './device/knownDevice.service.ts';
import { notifyNewLogin } from './device/notifyNewLogin.service.ts';
import { endReplaced, openSession, type OpenedSession } from './session.service.ts';
import { suspensionFailure } from './suspension.service.ts';
import { User } from './user.entity.ts';

/** A refused login takes this long, whether the address is known or not. */
const REFUSAL_TIME = 250;

export async function login(
  ctx: Context,
  { email, password, code, deviceToken }: LoginValues,
): Promise<OpenedSession> {
  const device = await deviceOf(ctx, email, deviceToken);
  const guesser = loginGuesser(email, device);
  await countAttempt(ctx, guesser);
  const user = await inEqualTime(REFUSAL_TIME, async () => {
    const found = await ctx.em.findOne(
      User,
      { email, deletedAt: null },
      { populate: ['passwordHash'] },
    );
    const fits = await passwordMatches(password, found?.passwordHash);
    return fits ? found : null;
  });
  if (!user) throw new Failure('UNAUTHENTICATED', ctx.t('login.refused'));
  if (!mayHaveSession(user, ctx.services.clock.now())) throw await suspensionFailure(ctx, user);
  if (user.twoFactorEnabledAt && !code) {
    await takeBackAttempt(ctx, guesser);
    throw secondFactorNeeded(ctx);
  }
  const codeGuesser = device ? deviceGuesser(device.id) : user.id;
  if (user.twoFactorEnabledAt) await countCodeAttempt(ctx, codeGuesser);
  const opened = await ctx.em.transactional(async (em) => {
    // A password change during this login wins, and the old password is refused.
    const { id, passwordHash } = user;
    const same = await em.findOne(
      User,
      { id, passwordHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!same) throw new Failure('UNAUTHENTICATED', ctx.t('login.refused'));
    await requireSecondFactor({ ...ctx, em }, same, code);
    return completeLogin(ctx, em, same, deviceToken);
  });
  await forgetAttempts(ctx, guesser);
  if (user.twoFactorEnabledAt) await forgetCodeAttempts(ctx, codeGuesser);
  return opened;
}

/** What every successful login does, by password or with Google. The user must be locked. */
export async function completeLogin(
  ctx: Context,
  em: EntityManager,
  user: User,
  deviceToken: string | null | undefined,
): Promise<OpenedSession> {
  const now = ctx.services.clock.now();
  const device = await rememberDevice(ctx, em, user.id, deviceToken);
  await notifyNewLogin({ ...ctx, em }, user, device);
  user.lastLoginAt = now;
  const before = ctx.viewer;
  const opened = await openSession(ctx, user, {
    em,
    deviceId: device.id,
    passwordConfirmedAt: now,
  });
  await endReplaced(em, before);
  await recordLogin(em, ctx, user);
  return { ...opened, deviceToken: device.token };
}
