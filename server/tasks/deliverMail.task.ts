import { deliverMail, DELIVERY_ATTEMPTS } from '#server/modules/mail/delivery.service.ts';
import { defineTask } from './task.ts';

export const deliverMailTask = defineTask({
  name: 'deliver-mail',
  atOnce: 2,
  endsWithin: 60,
  retry: { times: DELIVERY_ATTEMPTS, first: 2, longest: 60 },
  run: (services, { mailId }) => deliverMail(services, mailId),
});
