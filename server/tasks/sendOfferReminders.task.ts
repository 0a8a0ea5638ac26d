import { runDueOffers } from '#server/modules/offer/send/dueOffers.service.ts';
import { defineTask } from './task.ts';

/** Reminders and expiry of offers, and notices of offers that have ended. */
export const sendOfferRemindersTask = defineTask({
  name: 'send-offer-reminders',
  hour: '* * * * *',
  endsWithin: 5 * 60,
  run: runDueOffers,
});
