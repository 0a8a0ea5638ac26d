import { liftSuspensions } from '#server/modules/admin/user/liftSuspensions.service.ts';
import { defineTask } from './task.ts';

export const liftSuspensionsTask = defineTask({
  name: 'lift-suspensions',
  hour: '2-59/5 * * * *',
  run: liftSuspensions,
});
