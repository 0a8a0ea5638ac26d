import { clearFiles } from '#server/modules/file/clearing.service.ts';
import { defineTask } from './task.ts';

export const clearFilesTask = defineTask({
  name: 'clear-files',
  hour: '45 3 * * *',
  run: (services) => clearFiles(services),
});
