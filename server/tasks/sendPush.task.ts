import { sendPush } from '#server/modules/notification/push/sendPush.service.ts';
import { defineTask } from './task.ts';

/** What may be tried again is enqueued anew, when the push service wants it. */
export const sendPushTask = defineTask({
  name: 'send-push',
  atOnce: 4,
  endsWithin: 60,
  run: (services, { deliveryId }) => sendPush(services, deliveryId),
});
