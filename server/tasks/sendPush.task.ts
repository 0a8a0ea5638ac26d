import { sendPush } from '#server/modules/notification/push/sendPush.service.ts';
import { defineTask } from './task.ts';

/** A push that may be retried is enqueued again for the time the push service asks for. */
export const sendPushTask = defineTask({
  name: 'send-push',
  atOnce: 4,
  endsWithin: 60,
  run: (services, { deliveryId }) => sendPush(services, deliveryId),
});
