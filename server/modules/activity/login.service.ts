import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { by, record } from './activity.service.ts';

/** Of administrators only: the comings and goings of everybody else are nobody's business. */
export async function recordLogin(
  em: EntityManager,
  ctx: Context,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  if (role !== 'admin') return;
  await record(em, { ...by(ctx), action: 'user.login', subject: { kind: 'user', id } });
}
