import { notifyWithdrawal } from '#server/modules/application/own/notifyWithdrawal.service.ts';
import { defineTask } from './task.ts';

export const notifyWithdrawalTask = defineTask({
  // The name of its queue is older: work may be waiting in it during an update.
  name: 'tell-withdrawal',
  atOnce: 2,
  endsWithin: 120,
  retry: { times: 1_500, first: 1, longest: 60 },
  run: (services, { applicationId }) => notifyWithdrawal(services, applicationId),
});
