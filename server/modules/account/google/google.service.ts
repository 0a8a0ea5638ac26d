import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '#schema/options/locales.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import type { Identity } from '#server/lib/openId.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import type { Services } from '#server/services.ts';
import { isAddressProven, mayHaveSession } from '#server/modules/account/account.rules.ts';
import { endLinks } from '../accountToken.service.ts';
import { revokeOwnKeys } from '../apiKey/revokeOwnKeys.service.ts';
import { countCodeAttempt, deviceGuesser, forgetCodeAttempts } from '../loginAttempt.service.ts';
import { refusalOf, type GoogleRefusal } from './google.rules.ts';
import { forgetDevices, deviceOf } from '#server/modules/account/device/knownDevice.service.ts';
import { completeLogin } from '#server/modules/account/login.service.ts';
import { endAllSessions, type OpenedSession } from '#server/modules/account/session.service.ts';
import { suspensionFailure } from '#server/modules/account/suspension.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { requireSecondFactor } from '../twoFactor/secondFactor.service.ts';
import { turnOffTwoFactor } from '../twoFactor/turnOffTwoFactor.service.ts';

/**
 * $1 the hash of the code, $2 the user, $3 the challenge, $4 when it expires, $5 whether Google has confirmed the user
 * and the second-factor code was requested.
 */
const ADD_CODE = statement(
  'add-sign-in-code',
  `
    insert into sign_in_codes (code_hash, user_id, challenge, expires_at, awaits_code)
    values ($1, $2, $3, $4, $5)`,
);

/** The time to return from Google's page to ours, on a slow phone. */
const CODE_LIFETIME = 120_000;

interface Arrival {
  identity: Identity;
  /** SHA-256, base64url, of a secret that only the page that started the sign-in knows. */
  challenge: string;
  locale: Locale;
  /** Where the request came from, for the activity log. */
  ip: string;
  requestId: string;
}

type GoogleSignIn = { code: string } | { refusal: GoogleRefusal };

/**
 * Finds, links or creates the account that Google vouches for. If two sign-ins create it at once, the second finds
 * it.
 */
export async function signInWithGoogle(
  services: Services,
  arrival: Arrival,
): Promise<GoogleSignIn> {
  const attempt = () =>
    services.database.fork().transactional((em) => findOrCreateUser(services, em, arrival));
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return attempt();
    throw error;
  }
}

async function findOrCreateUser(
  services: Services,
  em: EntityManager,
  arrival: Arrival,
): Promise<GoogleSignIn> {
  const { identity, challenge, locale } = arrival;
  const { settings, clock } = services;
  const now = clock.now();
  const found = await find(em, identity);
  const { allowRegistration } = await settings.current();
  const isLinked = found?.googleSubject === identity.subject;
  const account = found && { mayHaveSession: mayHaveSession(found, now), isLinked };
  const refusal = refusalOf(identity, account, allowRegistration);
  if (refusal) return { refusal };
  const user = found ?? newSeeker(em, identity, locale, now);
  if (found && !isLinked) await link(services, em, found, arrival);
  await em.flush();
  const code = newToken();
  await writeIn(em, ADD_CODE, [
    hashToken(code),
    user.id,
    Buffer.from(challenge, 'base64url'),
    new Date(now.getTime() + CODE_LIFETIME),
    false,
  ]);
  return { code };
}

const LOCKED = {
  lockMode: LockMode.PESSIMISTIC_WRITE,
  populate: ['googleSubject', 'passwordHash'],
} as const;

async function find(em: EntityManager, { subject, email }: Identity): Promise<User | null> {
  const linked = await em.findOne(User, { googleSubject: subject, deletedAt: null }, LOCKED);
  return linked ?? (email ? em.findOne(User, { email, deletedAt: null }, LOCKED) : null);
}

function newSeeker(em: EntityManager, identity: Identity, locale: Locale, now: Date): User {
  const { subject, email, firstName, lastName } = identity;
  return em.create(
    User,
    {
      id: newId(now.getTime()),
      email,
      firstName,
      lastName,
      role: 'job_seeker',
      locale,
      googleSubject: subject,
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    },
    { persist: true },
  );
}

/**
 * If the address was never proven, the account may have been created by someone else. Its password, second factor,
 * sessions, devices, links and API keys are removed, so that no stranger keeps access once the owner signs in.
 */
async function link(services: Services, em: EntityManager, user: User, arrival: Arrival) {
  const { identity, ip, requestId } = arrival;
  const now = services.clock.now();
  if (!isAddressProven(user)) {
    user.passwordHash = null;
    user.emailVerifiedAt = now;
    user.emailAssumed = false;
    await turnOffTwoFactor({ em }, user);
    await endAllSessions(em, user.id);
    await forgetDevices(em, user.id);
    await endLinks(em, user.id, 'reset_password');
    await revokeOwnKeys({ em, services, ip, requestId }, user.id);
  }
  user.googleSubject = identity.subject;
  user.updatedAt = now;
}

/** Deletes the code when it is first used, even if the sign-in then fails. */
const TAKE = statement(
  'take-sign-in-code',
  `
    delete from sign_in_codes where code_hash = $1
    returning user_id as "userId", challenge, expires_at as "expiresAt",
      awaits_code as "awaitsCode"`,
);

/** Time to find a phone. Granted once, so that a half-finished sign-in cannot be kept alive. */
const TIME_FOR_SECOND_FACTOR = 300_000;

interface Return {
  code: string;
  verifier: string;
  secondFactor?: string | null;
  deviceToken?: string | null;
}

export async function completeGoogleSignIn(ctx: Context, given: Return): Promise<OpenedSession> {
  const now = ctx.services.clock.now();
  const codeHash = hashToken(given.code);
  const [row] = await writeIn(ctx.em, TAKE, [codeHash]);
  const challenge = createHash('sha256').update(given.verifier).digest();
  if (!row || row.expiresAt <= now || !challenge.equals(row.challenge)) throw expired(ctx);
  const user = await ctx.em.findOne(User, { id: row.userId, deletedAt: null });
  if (!user) throw expired(ctx);
  if (!mayHaveSession(user, now)) throw await suspensionFailure(ctx, user);
  const until = row.awaitsCode ? row.expiresAt : new Date(now.getTime() + TIME_FOR_SECOND_FACTOR);
  try {
    return await openWith(ctx, user, given);
  } catch (error) {
    // A mistyped code does not require another trip to Google.
    if (user.twoFactorEnabledAt)
      await writeIn(ctx.em, ADD_CODE, [codeHash, user.id, row.challenge, until, true]);
    throw error;
  }
}

async function openWith(
  ctx: Context,
  { id, email }: User,
  { secondFactor, deviceToken }: Return,
): Promise<OpenedSession> {
  const device = await deviceOf(ctx, email, deviceToken);
  const guesser = device ? deviceGuesser(device.id) : id;
  if (secondFactor) await countCodeAttempt(ctx, guesser);
  const opened = await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, id, { lockMode });
    await requireSecondFactor({ ...ctx, em }, user, secondFactor, 'secondFactor');
    return completeLogin(ctx, em, user, deviceToken);
  });
  if (secondFactor) await forgetCodeAttempts(ctx, guesser);
  return opened;
}

function expired({ t }: Context): Failure {
  return new Failure('BAD_USER_INPUT', t('google.code'), { rule: 'account.google.code' });
}
