import { countStageTimes } from '#server/modules/application/stage/countStageTimes.service.ts';
import { defineTask } from './task.ts';

export const countStageTimesTask = defineTask({
  name: 'count-stage-times',
  hour: '50 2 * * *',
  endsWithin: 10 * 60,
  run: countStageTimes,
});
