import { readPayAgain } from '#server/modules/job/own/readPayAgain.service.ts';
import { defineTask } from './task.ts';

/** Runs before the pay of all jobs is counted. */
export const readPayTask = defineTask({
  name: 'read-pay',
  hour: '10 1 * * *',
  endsWithin: 30 * 60,
  run: readPayAgain,
});
