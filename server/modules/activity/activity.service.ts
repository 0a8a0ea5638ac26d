import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { APPEND } from './activity.sql.ts';
import { canonical, rowOf } from './activity.rules.ts';
import type { Activity } from './activity.type.ts';

/** The actor, network address, request and time of an entry. */
export function actorFacts({ viewer, services, ip, requestId }: Context) {
  const { key, userId } = viewer!;
  const actor = key
    ? ({ kind: 'key', id: key.id } as const)
    : ({ kind: 'user', id: userId } as const);
  return { actor, ip, requestId, at: services.clock.now() };
}

/**
 * Appends to the log in the caller's transaction. Call it last: it locks the log until the transaction ends, so that
 * each entry follows exactly one other.
 */
export async function recordActivity(em: EntityManager, ...activities: Activity[]): Promise<void> {
  if (activities.length === 0) return;
  if (!em.isInTransaction()) {
    await em.transactional((inside) => recordActivity(inside, ...activities));
    return;
  }
  await em.flush();
  const rows = activities.map(rowOf).map((row) => ({ ...row, sealed: canonical(row) }));
  await writeIn(em, APPEND, [JSON.stringify(rows)]);
}
