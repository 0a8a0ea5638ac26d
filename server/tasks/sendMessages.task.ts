import { deliverMessages } from '#server/modules/conversation/bulk/deliverMessages.service.ts';
import { defineTask } from './task.ts';

export const sendMessagesTask = defineTask({
  name: 'send-messages',
  atOnce: 2,
  endsWithin: 120,
  retry: { times: 1_500, first: 1, longest: 60 },
  run: (services, { batchId }) => deliverMessages(services, batchId),
});
