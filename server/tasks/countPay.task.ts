import { countPay, countPayOnce } from '#server/modules/pay/pay.service.ts';
import { defineTask } from './task.ts';

/** What titles pay changes slowly, so the lists of the salary pages are counted every night. */
export const countPayTask = defineTask({
  name: 'count-pay',
  hour: '40 2 * * *',
  run: countPay,
  resume: (services) => countPayOnce(services),
});
