import { countPay, countPayOnce } from '#server/modules/pay/pay.service.ts';
import { defineTask } from './task.ts';

/** Pay changes slowly, so the lists of the salary pages are counted once a night. */
export const countPayTask = defineTask({
  name: 'count-pay',
  hour: '40 2 * * *',
  run: countPay,
  resume: (services) => countPayOnce(services),
});
