import type { Context } from '#server/graphql/context.ts';
import { Alert } from './alert.entity.ts';

/** Alerts by id, if they are the caller's own. */
export async function ownAlerts(
  { em, viewer }: Context,
  ids: readonly string[],
): Promise<(Alert | null)[]> {
  if (!viewer) return ids.map(() => null);
  const found = await em.find(Alert, {
    id: { $in: [...ids] },
    userId: viewer.userId,
    deletedAt: null,
  });
  const byId = new Map(found.map((alert) => [alert.id, alert]));
  return ids.map((id) => byId.get(id) ?? null);
}
