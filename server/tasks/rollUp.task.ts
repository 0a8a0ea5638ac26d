import { rollUp } from '#server/modules/analytics/rollUp/rollUp.service.ts';
import { defineTask } from './task.ts';

/** Every hour: the site may have changed its time zone, so a day may end at any hour. */
export const rollUpTask = defineTask({
  name: 'roll-up',
  hour: '10 * * * *',
  endsWithin: 30 * 60,
  run: rollUp,
});
