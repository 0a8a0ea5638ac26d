import { tellWithdrawal } from '#server/modules/application/own/tellWithdrawal.service.ts';
import { defineTask } from './task.ts';

export const tellWithdrawalTask = defineTask({
  name: 'tell-withdrawal',
  atOnce: 2,
  endsWithin: 120,
  retry: { times: 1_500, first: 1, longest: 60 },
  run: (services, { applicationId }) => tellWithdrawal(services, applicationId),
});
