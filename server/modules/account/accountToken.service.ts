import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { isTokenUsable } from './account.rules.ts';
import { AccountToken, type TokenPurpose } from './accountToken.entity.ts';
import { User } from './user.entity.ts';

/** Creates a link. Older links stay valid, so someone who asks twice can use either email. */
export async function issueToken(
  ctx: Context,
  user: User,
  purpose: TokenPurpose,
  lifetime: number,
): Promise<string> {
  const now = ctx.services.clock.now();
  const token = newToken();
  ctx.em.create(
    AccountToken,
    {
      id: newId(now.getTime()),
      user,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    },
    { persist: true },
  );
  return token;
}

/** The user of a valid link. Does not use the link up. */
export async function ownerOfToken(
  ctx: Context,
  purpose: TokenPurpose,
  token: string,
): Promise<User | null> {
  return (await findUsable(ctx, purpose, token))?.user ?? null;
}

/**
 * Uses up the link and returns its user. If it is used twice at once, only one use succeeds. Locks the user first, as a
 * password change does, so that two links used at the same moment cannot deadlock.
 */
export async function redeemToken(
  ctx: Context,
  purpose: TokenPurpose,
  token: string,
): Promise<User | null> {
  const found = await findUsable(ctx, purpose, token);
  if (!found) return null;
  const { id } = found.user;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  if (!(await ctx.em.findOne(User, { id, deletedAt: null }, lock))) return null;
  const used = await ctx.em.nativeUpdate(
    AccountToken,
    { id: found.id, usedAt: null },
    { usedAt: ctx.services.clock.now() },
  );
  return used === 1 ? found.user : null;
}

async function findUsable({ em, services }: Context, purpose: TokenPurpose, token: string) {
  const tokenHash = hashToken(token);
  const found = await em.findOne(AccountToken, { purpose, tokenHash }, { populate: ['user'] });
  const isDead = !found || !isTokenUsable(found, services.clock.now()) || found.user.deletedAt;
  return isDead ? null : found;
}

/** Ends earlier links, which still count as sent. */
export async function replaceLinks(
  { em, services }: Context,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  const links = { user: userId, purpose, usedAt: null };
  await em.nativeUpdate(AccountToken, links, { usedAt: services.clock.now() });
}

/** How many links of this kind a user has been sent since the given time. Deleted links do not count. */
export function linksSince(
  em: EntityManager,
  userId: string,
  purpose: TokenPurpose,
  since: Date,
): Promise<number> {
  return em.count(AccountToken, { user: userId, purpose, createdAt: { $gt: since } });
}

/** Without a purpose, every link that was sent to this user. */
export async function endLinks(
  em: EntityManager,
  userId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await em.nativeDelete(AccountToken, { user: userId, ...(purpose && { purpose }) });
}
