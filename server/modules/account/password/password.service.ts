import { LockMode } from '@mikro-orm/postgresql';
import type { ChangePasswordValues, ResetPasswordValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { hashPassword, passwordMatches } from '#server/lib/passwords.ts';
import { oneAtATime } from '#server/lib/oneAtATime.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import {
  isAddressProven,
  mayMailLink,
  RESET_LINK_LIFETIME,
} from '#server/modules/account/account.rules.ts';
import {
  endLinks,
  issueToken,
  linksSince,
  ownerOfToken,
  redeemToken,
} from '#server/modules/account/accountToken.service.ts';
import { requireGoodPassword } from './goodPassword.service.ts';
import {
  countAttempt,
  forgetAttempts,
  sessionGuesser,
} from '#server/modules/account/loginAttempt.service.ts';
import { forgetDevices } from '#server/modules/account/device/knownDevice.service.ts';
import {
  deviceOfSession,
  endAllSessions,
  openSession,
  type OpenedSession,
} from '#server/modules/account/session.service.ts';
import {
  countOwnKeys,
  revokeOwnKeys,
} from '#server/modules/account/apiKey/revokeOwnKeys.service.ts';
import { turnOffTwoFactor } from '#server/modules/account/twoFactor/turnOffTwoFactor.service.ts';
import { User } from '#server/modules/account/user.entity.ts';

const ANSWER_TIME = 250;

export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword, revokeApiKeys }: ChangePasswordValues,
): Promise<OpenedSession> {
  const { userId: id, sessionId } = ctx.viewer!;
  const guesser = sessionGuesser(id);
  const user = await ctx.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
  const known = user.passwordHash;
  // A stolen session must not be usable to guess the password.
  await countAttempt(ctx, guesser);
  if (!(await passwordMatches(currentPassword, known))) throw wrongPassword(ctx);
  await forgetAttempts(ctx, guesser);
  await requireGoodPassword(ctx, { field: 'newPassword', password: newPassword, person: user });
  const passwordHash = await hashPassword(newPassword);
  return ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const same = await em.findOne(User, { id, passwordHash: known }, { lockMode });
    if (!same) throw wrongPassword(ctx);
    const deviceId = await deviceOfSession(em, sessionId);
    const change = { passwordHash, revokeApiKeys, keptDevice: deviceId };
    await storePassword({ ...ctx, em }, same, change);
    const passwordConfirmedAt = ctx.services.clock.now();
    return openSession(ctx, same, { em, deviceId, passwordConfirmedAt });
  });
}

function wrongPassword(ctx: Context): Failure {
  const message = ctx.t('password.wrong');
  return new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'currentPassword', message }],
  });
}

/**
 * The same response, in the same time, whether or not the address is known. A flood of requests for one address uses
 * one connection, and the others stay free.
 */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await inEqualTime(ANSWER_TIME, () =>
    oneAtATime(`reset ${email}`, () => mailResetLink(ctx, email)),
  );
}

function mailResetLink(ctx: Context, email: string): Promise<void> {
  return ctx.em.transactional(async (em) => {
    // The lock makes simultaneous requests of other processes count each other.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOne(User, { email, deletedAt: null }, { lockMode });
    if (!user) return;
    const hourAgo = new Date(ctx.services.clock.now().getTime() - RESET_LINK_LIFETIME);
    if (!mayMailLink(await linksSince(em, user.id, 'reset_password', hourAgo))) return;
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
  });
}

export async function findPasswordResetLink(
  ctx: Context,
  token: string,
): Promise<{ apiKeys: number } | null> {
  const owner = await ownerOfToken(ctx, 'reset_password', token);
  return owner && { apiKeys: await countOwnKeys(ctx.services, owner.id) };
}

export async function resetPassword(ctx: Context, values: ResetPasswordValues): Promise<void> {
  const user = await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const found = await redeemToken(inside, 'reset_password', values.token);
    if (!found)
      throw new Failure('BAD_USER_INPUT', ctx.t('reset.invalid'), { rule: 'account.token.usable' });
    await requireGoodPassword(ctx, { field: 'password', password: values.password, person: found });
    const passwordHash = await hashPassword(values.password);
    // A reader of the email has proven that the address is theirs.
    if (!isAddressProven(found) && found.twoFactorEnabledAt) {
      // Until now it could have been set up by someone else. The owner gets the account.
      await turnOffTwoFactor(inside, found);
    }
    found.emailVerifiedAt ??= ctx.services.clock.now();
    found.emailAssumed = false;
    const { revokeApiKeys } = values;
    await storePassword(inside, found, { passwordHash, revokeApiKeys, keptDevice: null });
    return found;
  });
  await forgetAttempts(ctx, user.email);
}

interface PasswordChange {
  passwordHash: string;
  revokeApiKeys: boolean | null | undefined;
  /** The one device that stays known, because the old password was entered on it. */
  keptDevice: string | null;
}

/** Stores a new password, ends every session and reset link from before, and sends an email about it. */
async function storePassword(
  ctx: Context,
  user: User,
  { passwordHash, revokeApiKeys, keptDevice }: PasswordChange,
): Promise<void> {
  const now = ctx.services.clock.now();
  user.passwordHash = passwordHash;
  user.updatedAt = now;
  // Written first, so that a simultaneous login waits and then checks the new password.
  await ctx.em.flush();
  await endAllSessions(ctx.em, user.id);
  await forgetDevices(ctx.em, user.id, keptDevice);
  // An earlier link must not change the password again.
  await endLinks(ctx.em, user.id, 'reset_password');
  await queueMail(ctx, {
    to: user.email,
    userId: user.id,
    locale: user.locale,
    template: 'passwordChanged',
    values: { name: user.firstName, at: now, ip: ctx.ip },
  });
  await ctx.em.flush();
  if (revokeApiKeys) await revokeOwnKeys(ctx, user.id);
}
