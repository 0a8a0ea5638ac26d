import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RegisterValues } from '#schema/validation/account.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { requireGoodPassword } from '#server/modules/account/password/goodPassword.service.ts';
import { rememberDevice } from '#server/modules/account/device/knownDevice.service.ts';
import { openSession, type OpenedSession } from './session.service.ts';
import { User } from './user.entity.ts';
import { sendVerification } from './verifyEmail.service.ts';

/** Writes what belongs to a new account, in the same transaction. */
type WriteWithUser = (em: EntityManager, user: User) => Promise<void>;

/** `confirmed` is given if the address is already confirmed, and writes what else belongs to the account. */
export async function register(
  ctx: Context,
  values: RegisterValues,
  confirmed?: WriteWithUser,
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
        emailAssumed: !requireEmailVerification && !confirmed,
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
