import { liveStream } from '#server/db/liveStream.ts';
import type { Context } from '#server/graphql/context.ts';
import type { NotificationPayload } from './notification.payloads.ts';
import { BY_IDS, SINCE } from './notification.sql.ts';

/** The caller's new notifications, until the client disconnects or the session ends. */
export function notificationsAdded(
  { services, viewer }: Context,
  since: Date | null | undefined,
): Promise<AsyncIterable<NotificationPayload>> {
  const { live, database } = services;
  const { userId, sessionId } = viewer!;
  return liveStream<string, NotificationPayload>({
    live,
    sessionId,
    pick: (event) => ('notification' in event && event.user === userId ? event.notification : null),
    missed: async () =>
      since ? (await database.read(SINCE, [userId, since])).map(({ id }) => id) : [],
    read: async (id) => {
      const [notification] = await database.read(BY_IDS, [userId, [id]]);
      return notification ? { notification, viewer: { id: userId } } : null;
    },
  });
}
