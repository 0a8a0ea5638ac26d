import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Database } from '#server/db/database.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import type { Services } from '#server/services.ts';
import { idleSince, mayHaveSession, SESSION_LIFETIME, touchAfter } from './account.rules.ts';
import { forgetDevices, touchDevice } from './device/knownDevice.service.ts';
import { MEMBERSHIP, membershipIn, withTeam } from './membership.sql.ts';
import { Session } from './session.entity.ts';
import { mustSetUpTwoFactor } from './twoFactor/twoFactor.rules.ts';
import { User } from './user.entity.ts';

export interface OpenedSession {
  accessToken: string;
  expiresAt: Date;
  user: User;
  /** Set after a login or a sign-up. */
  deviceToken?: string;
}

/** A login ends the session that it was sent with. */
export async function endReplaced(em: EntityManager, before: Viewer | null): Promise<void> {
  if (before && !before.key) await em.nativeDelete(Session, { id: before.sessionId });
}

export async function logout(ctx: Context): Promise<void> {
  await ctx.em.nativeDelete(Session, { id: ctx.viewer!.sessionId });
}

/** $1 the session, $2 now. */
const END_LIVING = statement(
  'session-end-living',
  `
    delete from sessions where id = $1 and expires_at > $2
    returning visit_id as "visitId", device_id as "deviceId",
      password_confirmed_at as "passwordConfirmedAt"`,
);

/** Replaces a token. The old one stops working at once. */
export async function refreshSession(ctx: Context): Promise<OpenedSession> {
  const { sessionId, userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // A session that has ended meanwhile cannot be renewed.
    const now = ctx.services.clock.now();
    const [ended] = await writeIn(em, END_LIVING, [sessionId, now]);
    if (!ended) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
    if (ended.deviceId) await touchDevice(em, ended.deviceId, now);
    return openSession(ctx, user, { em, ...ended });
  });
}

/**
 * A device whose session is ended from elsewhere is no longer known. $1 the session, $2 the user, $3 the current
 * session.
 */
const FORGET_DEVICE = statement(
  'session-forget-device',
  `
    delete from known_devices
    where id = (select device_id from sessions where id = $1 and user_id = $2)
      and id is distinct from (select device_id from sessions where id = $3)`,
);

export async function endSession(ctx: Context, id: string): Promise<void> {
  const { userId, sessionId } = ctx.viewer!;
  await ctx.em.transactional(async (em) => {
    await writeIn(em, FORGET_DEVICE, [id, userId, sessionId]);
    const ended = await em.nativeDelete(Session, { id, user: userId });
    if (ended === 0) throw new Failure('NOT_FOUND', ctx.t('session.unknown'));
  });
}

/** The current device stays known. The others are forgotten. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const { userId, sessionId } = ctx.viewer!;
  await ctx.em.transactional(async (em) => {
    await endAllSessions(em, userId, sessionId);
    await forgetDevices(em, userId, await deviceOfSession(em, sessionId));
  });
}

export async function deviceOfSession(
  em: EntityManager,
  sessionId: string,
): Promise<string | null> {
  const session = await em.findOne(Session, sessionId, { populate: ['deviceId'] });
  return session?.deviceId ?? null;
}

/** $1 the user. */
const END_SIGN_INS = statement(
  'end-sign-ins-of-user',
  'delete from sign_in_codes where user_id = $1',
);

/** Ends all of a user's sessions, or all but one, and their sign-ins with Google that are not complete yet. */
export async function endAllSessions(
  em: EntityManager,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  await writeIn(em, END_SIGN_INS, [userId]);
  await em.nativeDelete(Session, { user: userId, ...(kept && { id: { $ne: kept } }) });
}

interface Opening {
  /** The unit of work of the login. */
  em: EntityManager;
  /** The visit of the session that this one replaces. */
  visitId?: string | null;
  deviceId: string | null;
  /** Null if the user has proved nothing since the previous session. */
  passwordConfirmedAt: Date | null;
}

export async function openSession(
  ctx: Context,
  user: User,
  { em, visitId = null, deviceId, passwordConfirmedAt }: Opening,
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
    deviceId,
    passwordConfirmedAt,
  });
  await em.persist(session).flush();
  const { enable2FA } = await ctx.services.settings.current();
  ctx.viewer = viewerOf(session, user, { enable2FA, ...(await workplaceOf(em, user)) });
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

/** $1 the user. */
const WORK = statement(
  'session-work',
  `
    select c.id as "companyId", c.access_status as "companyStatus", ${MEMBERSHIP}
    from users u join companies c on c.id = u.company_id ${membershipIn('c.id')}
    where u.id = $1`,
);

type Workplace = Pick<Viewer, 'companyId' | 'companyStatus' | 'team'>;
const NO_WORKPLACE: Workplace = { companyId: null, companyStatus: null, team: null };

/** The company that the user works for, and the place in its team. */
export async function workplaceOf(em: EntityManager, { id }: Pick<User, 'id'>): Promise<Workplace> {
  const [work] = await readIn(em, WORK, [id]);
  return work ? withTeam(work) : NO_WORKPLACE;
}

function viewerOf(
  session: Session,
  user: User,
  { enable2FA, ...work }: Workplace & { enable2FA: boolean },
): Viewer {
  const hasTwoFactor = Boolean(user.twoFactorEnabledAt);
  return {
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role: user.role, hasTwoFactor }, enable2FA),
    sessionId: session.id,
    passwordConfirmedAt: session.passwordConfirmedAt ?? null,
    key: null,
    userId: user.id,
    role: user.role,
    ...work,
    emailVerified: user.emailVerified,
  };
}

/** $1 hashes of tokens, $2 now, $3 whether there are replicas, which need to know how far the user's writes reach. */
const BY_TOKEN = statement(
  'session-by-token',
  `
    select s.token_hash as "tokenHash", s.id as "sessionId", s.last_used_at as "lastUsedAt",
      s.password_confirmed_at as "passwordConfirmedAt", u.id as "userId", u.role,
      u.status, u.suspended_until as "suspendedUntil", u.company_id as "companyId",
      c.access_status as "companyStatus", ${MEMBERSHIP},
      u.email_verified_at is not null as "emailVerified",
      u.two_factor_enabled_at is not null as "hasTwoFactor",
      case when $3 then (
        select (position - '0/0')::float8 from own_writes where user_id = u.id) end as "wroteUpTo"
    from sessions s join users u on u.id = s.user_id
    left join companies c on c.id = u.company_id ${membershipIn('u.company_id')}
    where s.token_hash = any((select $1::bytea[])::bytea[]) and s.expires_at > $2 and u.deleted_at is null`,
);

type FoundSession = RowOf<typeof BY_TOKEN>;

interface SessionLookUp {
  hash: Buffer;
  now: Date;
}

const lookUps = new WeakMap<Database, DataLoader<SessionLookUp, FoundSession | null>>();

/**
 * The sessions of requests that arrive together are read in one statement, after the last of them has arrived. Under load
 * each request then costs little.
 */
function sessionsByToken(database: Database) {
  let lookUp = lookUps.get(database);
  if (!lookUp) {
    const read = async (lookUps: readonly SessionLookUp[]) => {
      const hasReplicas = database.replicas !== undefined;
      const hashes = lookUps.map(({ hash }) => hash);
      const rows = await database.read(BY_TOKEN, [hashes, lookUps.at(-1)!.now, hasReplicas]);
      const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]));
      return hashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
    };
    const whenAllAreHere = (begin: () => void) => void setImmediate(begin);
    lookUp = new DataLoader(read, { cache: false, batchScheduleFn: whenAllAreHere });
    lookUps.set(database, lookUp);
  }
  return lookUp;
}

const TOUCH = statement('session-touch', 'update sessions set last_used_at = $2 where id = $1');

/** Deletes the session, so that a longer limit saved later does not revive it. */
const END_IDLE = statement(
  'session-end-idle',
  'delete from sessions where id = $1 and last_used_at < $2',
);

/**
 * Looked up on each request, so that every process refuses an ended session at once. Only requests by the user count
 * as use, not for example an event on an open stream.
 */
export async function findViewer(
  { clock, database, settings }: Services,
  token: string,
  byHand = true,
): Promise<Viewer | null> {
  const now = clock.now();
  const row = await sessionsByToken(database).load({ hash: hashToken(token), now });
  if (!row) return null;
  const {
    tokenHash: _,
    lastUsedAt,
    status,
    suspendedUntil,
    hasTwoFactor,
    ...viewer
  } = withTeam(row);
  const { role, sessionId } = viewer;
  const { enable2FA, sessionTimeout } = await settings.current();
  if (!mayHaveSession({ status, suspendedUntil }, now)) return null;
  const idle = idleSince(role, now, sessionTimeout);
  if (idle && lastUsedAt < idle) {
    await database.write(END_IDLE, [sessionId, idle]);
    return null;
  }
  if (byHand && now.getTime() - lastUsedAt.getTime() > touchAfter(role))
    await database.write(TOUCH, [sessionId, now]);
  return {
    ...viewer,
    key: null,
    mustSetUpTwoFactor: mustSetUpTwoFactor({ role, hasTwoFactor }, enable2FA),
  };
}
