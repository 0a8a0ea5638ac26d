import { recount } from '#server/modules/recount/recount.service.ts';
import { defineTask } from './task.ts';

/** Runs before the figures of the night are counted, so that damage to those of the last night is still found. */
export const recountTask = defineTask({
  name: 'recount',
  hour: '30 1 * * *',
  endsWithin: 3 * 60 * 60,
  run: (services, asked) => recount(services, asked?.recountId ?? null),
});
