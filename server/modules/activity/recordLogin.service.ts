import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { actorFacts, recordActivity } from './activity.service.ts';

interface Arrived {
  id: string;
  role: Role;
  twoFactorEnabledAt?: Date | null;
}

/**
 * Every login is in the server log. Only administrators' logins are in the activity log, for the privacy of everyone
 * else.
 */
export async function recordLogin(
  em: EntityManager,
  ctx: Context,
  { id, role, twoFactorEnabledAt }: Arrived,
): Promise<void> {
  const secondFactor = Boolean(twoFactorEnabledAt);
  ctx.services.log.info(
    { requestId: ctx.requestId, ip: ctx.ip, userId: id, secondFactor },
    'a person logged in',
  );
  if (role !== 'admin') return;
  await recordActivity(em, {
    ...actorFacts(ctx),
    action: 'user.login',
    subject: { kind: 'user', id },
  });
}
