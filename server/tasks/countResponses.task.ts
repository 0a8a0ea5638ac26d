import { countResponses } from '#server/modules/company/responses/countResponses.service.ts';
import { defineTask } from './task.ts';

export const countResponsesTask = defineTask({
  name: 'count-responses',
  hour: '40 2 * * *',
  endsWithin: 10 * 60,
  run: countResponses,
});
