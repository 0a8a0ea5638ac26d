import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RegisterValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { mayMailLink, VERIFY_LINK_LIFETIME } from './account.rules.ts';
import { issueToken, linksSince, redeemToken, replaceLinks } from './accountToken.service.ts';
import { requireGoodPassword } from './password/goodPassword.service.ts';
import { rememberDevice } from './device/knownDevice.service.ts';
import { openSession, type OpenedSession } from './session.service.ts';
import { User } from './user.entity.ts';

/** Writes what belongs to a new account, in the same transaction. */
type Alongside = (em: EntityManager, user: User) => Promise<void>;

/** `confirmed` is given if the address is already confirmed, and writes what else belongs to the account. */
export async function register(
  ctx: Context,
  values: RegisterValues,
  confirmed?: Alongside,
): Promise<OpenedSession> {
  const { settings, clock } = ctx.services;
  const { allowRegistration, requireEmailVerification } = await settings.current();
  if (!allowRegistration) {
    throw new Failure('RULE_VIOLATION', ctx.t('register.closed'), {
      rule: 'account.register.open',
    });
  }
  await requireGoodPassword(ctx, { field: 'password', password: values.password, person: values });
  const passwordHash = await hashPassword(values.password);
  const now = clock.now();
  try {
    return await ctx.em.transactional(async (em) => {
      const user = em.create(User, {
        id: newId(now.getTime()),
        email: values.email,
        passwordHash,
        firstName: values.firstName,
        lastName: values.lastName,
        role: values.role,
        locale: ctx.locale,
        emailVerifiedAt: requireEmailVerification && !confirmed ? null : now,
        lastLoginAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await em.persist(user).flush();
      if (confirmed) await confirmed(em, user);
      else if (requireEmailVerification) await sendVerification({ ...ctx, em }, user);
      return openFirstSession(ctx, em, user, values.deviceToken);
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      const message = ctx.t('register.taken');
      throw new Failure('CONFLICT', message, { fields: [{ field: 'email', message }] });
    }
    throw error;
  }
}

/** The device used to sign up is known from then on. */
async function openFirstSession(
  ctx: Context,
  em: EntityManager,
  user: User,
  sent: string | null | undefined,
): Promise<OpenedSession> {
  const { id: deviceId, token: deviceToken } = await rememberDevice(ctx, em, user.id, sent);
  const passwordConfirmedAt = ctx.services.clock.now();
  const opened = await openSession(ctx, user, { em, deviceId, passwordConfirmedAt });
  return { ...opened, deviceToken };
}

export async function verifyEmail(ctx: Context, token: string): Promise<User> {
  return ctx.em.transactional(async (em) => {
    const user = await redeemToken({ ...ctx, em }, 'verify_email', token);
    if (!user)
      throw new Failure('BAD_USER_INPUT', ctx.t('verify.invalid'), {
        rule: 'account.token.usable',
      });
    user.emailVerifiedAt ??= ctx.services.clock.now();
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

async function sendVerification(ctx: Context, user: User): Promise<void> {
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
