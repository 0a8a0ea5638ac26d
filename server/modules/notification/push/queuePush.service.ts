import { NOTIFICATION_GATES } from '#schema/options/notifications.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Notification } from '#server/modules/notification/notification.entity.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { QUEUE } from './push.sql.ts';

/** Sends what the bell shows to the user's devices as well, if the site and the switch of its kind allow it. */
export async function queuePush(
  { em, services }: Unit,
  { id, userId, kind }: Notification,
): Promise<void> {
  const { clock, settings, tasks } = services;
  if (!(await settings.current()).enablePushNotifications) return;
  const { flag } = NOTIFICATION_GATES[kind];
  for (const delivery of await writeIn(em, QUEUE, [userId, id, clock.now(), flag]))
    await tasks.enqueue(em, 'send-push', { deliveryId: delivery.id });
}
