import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { LoginValues } from '#schema/validation/account.ts';
import type { PreparedRead } from '#server/db/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { newId } from '#server/lib/ids.ts';
import { passwordFits } from '#server/lib/passwords.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import type { Services } from '#server/services.ts';
import { mayHaveSession, SESSION_LIFETIME } from './account.rules.ts';
import { countAttempt, forgetAttempts } from './attempt.service.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

/** A refused login takes this long, whether the address is known or not. */
const REFUSAL_TIME = 250;
const TOUCH_EVERY = 5 * 60_000;

export interface OpenedSession {
  accessToken: string;
  expiresAt: Date;
  user: User;
}

export async function login(
  ctx: Context,
  { email, password }: LoginValues,
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
  if (!mayHaveSession(user, now)) throw new Failure('FORBIDDEN', ctx.t('login.suspended'));
  await forgetAttempts(ctx, email);
  return ctx.em.transactional(async (em) => {
    // Of a login and a new password at the same moment, the new password has the last word.
    const { id, passwordHash } = user;
    const same = await em.findOne(
      User,
      { id, passwordHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!same) throw new Failure('UNAUTHENTICATED', ctx.t('login.refused'));
    same.lastLoginAt = now;
    return openSession(ctx, same, em);
  });
}

export async function logout(ctx: Context): Promise<void> {
  await ctx.em.nativeDelete(Session, { id: ctx.viewer!.sessionId });
}

/** A new token for the old one, which opens nothing from this moment on. */
export async function refreshSession(ctx: Context): Promise<OpenedSession> {
  const { sessionId, userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const ended = await em.nativeDelete(Session, { id: sessionId });
    if (ended === 0) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
    return openSession(ctx, user, em);
  });
}

export async function endSession(ctx: Context, id: string): Promise<void> {
  const ended = await ctx.em.nativeDelete(Session, { id, user: ctx.viewer!.userId });
  if (ended === 0) throw new Failure('NOT_FOUND', ctx.t('session.unknown'));
}

export function endAllSessions(em: EntityManager, userId: string): Promise<number> {
  return em.nativeDelete(Session, { user: userId });
}

/** In the unit of work that decided on it, where there is one. */
export async function openSession(
  ctx: Context,
  user: User,
  em: EntityManager = ctx.em,
): Promise<OpenedSession> {
  const now = ctx.services.clock.now();
  const accessToken = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
  const session = em.create(Session, {
    id: newId(now.getTime()),
    user,
    tokenHash: hashToken(accessToken),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 400),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  await em.persist(session).flush();
  ctx.viewer = viewerOf(session.id, user);
  return { accessToken, expiresAt, user };
}

export function sessionsOf(ctx: Context): Promise<Session[]> {
  return ctx.em.find(
    Session,
    { user: ctx.viewer!.userId, expiresAt: { $gt: ctx.services.clock.now() } },
    { orderBy: { createdAt: 'desc' } },
  );
}

function viewerOf(sessionId: string, user: User): Viewer {
  return {
    sessionId,
    userId: user.id,
    role: user.role,
    companyId: user.company?.id ?? null,
    emailVerified: user.emailVerified,
  };
}

const BY_TOKEN: PreparedRead = {
  name: 'session-by-token',
  text: `
    select s.id as "sessionId", s.last_used_at as "lastUsedAt", u.id as "userId", u.role,
      u.status, u.suspended_until as "suspendedUntil", u.company_id as "companyId",
      u.email_verified_at is not null as "emailVerified"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and u.deleted_at is null`,
};

const TOUCH: PreparedRead = {
  name: 'session-touch',
  text: 'update sessions set last_used_at = $2 where id = $1',
};

type SessionRow = Viewer & {
  lastUsedAt: string | Date;
  status: User['status'];
  suspendedUntil: string | Date | null;
};

/** Looked up on each request, so that an ended session is refused at once, in every process. */
export async function findViewer(services: Services, token: string): Promise<Viewer | null> {
  const now = services.clock.now();
  const [row] = await services.database.read<SessionRow>(BY_TOKEN, [hashToken(token), now]);
  if (!row) return null;
  const { lastUsedAt, status, suspendedUntil, ...viewer } = row;
  const until = suspendedUntil ? new Date(suspendedUntil) : null;
  if (!mayHaveSession({ status, suspendedUntil: until }, now)) return null;
  if (now.getTime() - new Date(lastUsedAt).getTime() > TOUCH_EVERY) {
    await services.database.read(TOUCH, [viewer.sessionId, now]);
  }
  return viewer;
}
