import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { SeekerProfile } from './seekerProfile.entity.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

export async function profilesByUser(
  ctx: Context,
  userIds: readonly string[],
): Promise<SeekerProfile[]> {
  const found = await ctx.em.find(SeekerProfile, { user: { $in: [...userIds] } });
  const byUser = new Map(found.map((profile) => [profile.user.id, profile]));
  return userIds.map((id) => byUser.get(id) ?? emptyProfile(ctx, id));
}

/** A job seeker who has entered nothing yet has an empty profile. */
function emptyProfile({ em, services }: Context, userId: string): SeekerProfile {
  const user = em.getReference(User, userId);
  return em.create(SeekerProfile, { user, updatedAt: services.clock.now() }, { persist: false });
}

const RESUME_NAMES = statement(
  'resume-names',
  `
    select r.user_id as "userId", f.name
    from resumes r join files f on f.id = r.file_id
    where r.is_default and r.user_id = ${anyId('$1')}`,
);

export async function resumeNamesByUser(
  ctx: Context,
  userIds: readonly string[],
): Promise<(string | null)[]> {
  const { database } = ctx.services;
  const rows = await database.read(RESUME_NAMES, [userIds]);
  const byUser = new Map(rows.map(({ userId, name }) => [userId, name]));
  return userIds.map((id) => byUser.get(id) ?? null);
}

/** Only the caller's own account. */
export async function ownAccounts(ctx: Context, ids: readonly string[]): Promise<(User | null)[]> {
  const own = ctx.viewer?.userId;
  if (!own || !ids.includes(own)) return ids.map(() => null);
  const user = await ctx.em.findOne(User, own);
  return ids.map((id) => (id === own ? user : null));
}

export async function ownSessions(
  ctx: Context,
  ids: readonly string[],
): Promise<(Session | null)[]> {
  if (!ctx.viewer) return ids.map(() => null);
  const found = await ctx.em.find(Session, { id: { $in: [...ids] }, user: ctx.viewer.userId });
  const byId = new Map(found.map((session) => [session.id, session]));
  return ids.map((id) => byId.get(id) ?? null);
}
