import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { compareFiles } from '#server/modules/file/compareFiles.service.ts';
import { defineTask } from './task.ts';

export const clearFilesTask = defineTask({
  name: 'clear-files',
  hour: '45 3 * * *',
  run: async (services) => {
    await clearFiles(services);
    await compareFiles(services);
  },
});
