import { defineTask } from '#server/tasks/task.ts';

/** What it does, and why at this hour. */
export const exampleTask = defineTask({
  name: 'clear-files',
  hour: '0 4 * * *',
  run: async ({ log }) => log.info('Replace this with one call of a service.'),
});
