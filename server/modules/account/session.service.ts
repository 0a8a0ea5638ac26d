import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { LoginValues } from '#schema/validation/account.ts';
import type { PreparedRead } from '#server/db/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { newId } from '#server/lib/ids.ts';
import { passwordFits } from '#server/lib/passwords.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { recordLogin } from '#server/modules/activity/login.service.ts';
import {
  demandSecondFactor,
  mustSetUpTwoFactor,
  secondFactorNeeded,
} from '#server/modules/twoFactor/secondFactor.service.ts';
import type { Services } from '#server/services.ts';
import { idleSince, mayHaveSession, SESSION_LIFETIME, touchAfter } from './account.rules.ts';
import {
  countAttempt,
  countCodeAttempt,
  forgetAttempts,
  forgetCodeAttempts,
  takeBackAttempt,
} from './attempt.service.ts';
import { Session } from './session.entity.ts';
import { shutOut } from './suspension.service.ts';
import { User } from './user.entity.ts';

/** A refused login takes this long, whether the address is known or not. */
const REFUSAL_TIME = 250;

export interface OpenedSession {
  accessToken: string;
  expiresAt: Date;
  user: User;
}

export async function login(
  ctx: Context,
  { email, password, code }: LoginValues,
): Promise<OpenedSession> {
  await countAttempt(ctx, email);
  const user = await inEqualTime(REFUSAL_TIME, async () => {
    const found = await ctx.em.findOne(
      User,
      { email, deletedAt: null },
      { populate: ['passwordHash'] },
    );
    const fits = await passwordFits(password, found?.passwordHash);
    return fits ? found : null;
  });
  if (!user) throw new Failure('UNAUTHENTICATED', ctx.t('login.refused'));
  const now = ctx.services.clock.now();
  if (!mayHaveSession(user, now)) throw await shutOut(ctx, user);
  if (user.twoFactorEnabledAt && !code) {
    await takeBackAttempt(ctx, email);
    throw secondFactorNeeded(ctx);
  }
  if (user.twoFactorEnabledAt) await countCodeAttempt(ctx, user.id);
  const opened = await ctx.em.transactional(async (em) => {
    // Of a login and a new password at the same moment, the new password has the last word.
    const { id, passwordHash } = user;
    const same = await em.findOne(
      User,
      { id, passwordHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!same) throw new Failure('UNAUTHENTICATED', ctx.t('login.refused'));
    await demandSecondFactor({ ...ctx, em }, same, code);
    same.lastLoginAt = now;
    const before = ctx.viewer;
    const session = await openSession(ctx, same, em);
    await endReplaced(em, before);
    await recordLogin(em, ctx, same);
    return session;
  });
  await forgetAttempts(ctx, email);
  if (user.twoFactorEnabledAt) await forgetCodeAttempts(ctx, user.id);
  return opened;
}

/** Who logs in with a session has no more use for it. */
export async function endReplaced(em: EntityManager, before: Viewer | null): Promise<void> {
  if (before && !before.key) await em.nativeDelete(Session, { id: before.sessionId });
}

export async function logout(ctx: Context): Promise<void> {
  await ctx.em.nativeDelete(Session, { id: ctx.viewer!.sessionId });
}

const END_LIVING =
  'delete from sessions where id = ? and expires_at > ? returning visit_id as "visitId"';

/** A new token for the old one, which opens nothing from this moment on. */
export async function refreshSession(ctx: Context): Promise<OpenedSession> {
  const { sessionId, userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // One that was cut meanwhile opens nothing, and makes no other.
    const now = ctx.services.clock.now();
    const [ended] = await em.execute<{ visitId: string | null }[]>(END_LIVING, [sessionId, now]);
    if (!ended) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
    return openSession(ctx, user, em, ended.visitId);
  });
}

export async function endSession(ctx: Context, id: string): Promise<void> {
  const ended = await ctx.em.nativeDelete(Session, { id, user: ctx.viewer!.userId });
  if (ended === 0) throw new Failure('NOT_FOUND', ctx.t('session.unknown'));
}

export function endAllSessions(em: EntityManager, userId: string): Promise<number> {
  return em.nativeDelete(Session, { user: userId });
}

export function endOtherSessions(
  em: EntityManager,
  userId: string,
  sessionId: string,
): Promise<number> {
  return em.nativeDelete(Session, { user: userId, id: { $ne: sessionId } });
}

/** In the unit of work that decided on it, where there is one. A session that takes another's place goes on with its visit. */
export async function openSession(
  ctx: Context,
  user: User,
  em: EntityManager = ctx.em,
  visitId: string | null = null,
): Promise<OpenedSession> {
  const now = ctx.services.clock.now();
  const accessToken = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
  const session = em.create(Session, {
    id: newId(now.getTime()),
    user,
    tokenHash: hashToken(accessToken),
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    visitId,
  });
  await em.persist(session).flush();
  const { enable2FA } = await ctx.services.settings.current();
  await em.populate(user, ['company']);
  ctx.viewer = viewerOf(session.id, user, enable2FA);
  return { accessToken, expiresAt, user };
}

export async function sessionsOf(ctx: Context): Promise<Session[]> {
  const { role, userId } = ctx.viewer!;
  const now = ctx.services.clock.now();
  const { sessionTimeout } = await ctx.services.settings.current();
  const idle = idleSince(role, now, sessionTimeout);
  return ctx.em.find(
    Session,
    { user: userId, expiresAt: { $gt: now }, ...(idle && { lastUsedAt: { $gte: idle } }) },
    { orderBy: { createdAt: 'desc' } },
  );
}

function viewerOf(sessionId: string, user: User, enable2FA: boolean): Viewer {
  const hasTwoFactor = Boolean(user.twoFactorEnabledAt);
  return {
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role: user.role, hasTwoFactor }, enable2FA),
    sessionId,
    key: null,
    userId: user.id,
    role: user.role,
    companyId: user.company?.id ?? null,
    companyStatus: user.company?.adminStatus ?? null,
    emailVerified: user.emailVerified,
  };
}

const BY_TOKEN: PreparedRead = {
  name: 'session-by-token',
  text: `
    select s.id as "sessionId", s.last_used_at as "lastUsedAt", u.id as "userId", u.role,
      u.status, u.suspended_until as "suspendedUntil", u.company_id as "companyId",
      c.admin_status as "companyStatus",
      u.email_verified_at is not null as "emailVerified",
      u.two_factor_enabled_at is not null as "hasTwoFactor"
    from sessions s join users u on u.id = s.user_id
    left join companies c on c.id = u.company_id
    where s.token_hash = $1 and s.expires_at > $2 and u.deleted_at is null`,
};

const TOUCH: PreparedRead = {
  name: 'session-touch',
  text: 'update sessions set last_used_at = $2 where id = $1',
};

/** For good: a longer limit, saved later, does not bring it back. */
const END_IDLE: PreparedRead = {
  name: 'session-end-idle',
  text: 'delete from sessions where id = $1 and last_used_at < $2',
};

type SessionRow = Omit<Viewer, 'mustSetUpTwoFactor' | 'key'> & {
  lastUsedAt: string | Date;
  status: User['status'];
  suspendedUntil: string | Date | null;
  hasTwoFactor: boolean;
};

/**
 * Looked up on each request, so that an ended session is refused at once, in every process. What nobody has asked for
 * by hand, such as an event on a live line, is no use of it.
 */
export async function findViewer(
  { clock, database, settings }: Services,
  token: string,
  byHand = true,
): Promise<Viewer | null> {
  const now = clock.now();
  const [row] = await database.read<SessionRow>(BY_TOKEN, [hashToken(token), now]);
  if (!row) return null;
  const { lastUsedAt, status, suspendedUntil, hasTwoFactor, ...viewer } = row;
  const { role, sessionId } = viewer;
  const { enable2FA, sessionTimeout } = await settings.current();
  const until = suspendedUntil ? new Date(suspendedUntil) : null;
  if (!mayHaveSession({ status, suspendedUntil: until }, now)) return null;
  const usedAt = new Date(lastUsedAt);
  const idle = idleSince(role, now, sessionTimeout);
  if (idle && usedAt < idle) {
    await database.read(END_IDLE, [sessionId, idle]);
    return null;
  }
  if (byHand && now.getTime() - usedAt.getTime() > touchAfter(role))
    await database.read(TOUCH, [sessionId, now]);
  return {
    ...viewer,
    key: null,
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role, hasTwoFactor }, enable2FA),
  };
}
