import { mailMessages } from '#server/modules/conversation/mailMessages.service.ts';
import { defineTask } from './task.ts';

export const mailMessagesTask = defineTask({
  name: 'mail-messages',
  atOnce: 2,
  endsWithin: 60,
  retry: { times: 500, first: 1, longest: 60 },
  run: (services, reader) => mailMessages(services, reader),
});
