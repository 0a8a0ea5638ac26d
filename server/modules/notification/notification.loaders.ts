import type { Context } from '#server/graphql/context.ts';
import type { Notification } from './notification.entity.ts';
import { BY_IDS } from './notification.reads.ts';

/** Only the caller's own notifications. */
export async function ownNotifications(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(Notification | null)[]> {
  if (!viewer) return ids.map(() => null);
  const rows = await services.database.read<Notification>(BY_IDS, [viewer.userId, ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
