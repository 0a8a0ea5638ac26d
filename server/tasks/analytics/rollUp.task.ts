import { rollUp } from '#server/modules/analytics/rollUp/rollUp.service.ts';
import { defineTask } from '#server/tasks/task.ts';

/** Every hour: the site may have moved to another time zone, and yesterday ends somewhere at each. */
export const rollUpTask = defineTask({
  name: 'roll-up',
  hour: '10 * * * *',
  endsWithin: 30 * 60,
  run: (services) => rollUp(services),
});
