import {
  learnFirstRelations,
  learnTitleRelations,
} from '#server/modules/search/related/learnTitleRelations.service.ts';
import { defineTask } from './task.ts';

export const learnTitleRelationsTask = defineTask({
  name: 'learn-title-relations',
  hour: '40 3 * * *',
  resume: (services) => learnFirstRelations(services),
  run: learnTitleRelations,
});
