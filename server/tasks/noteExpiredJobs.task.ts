import { noteExpiredJobs } from '#server/modules/partner/webhook/delivery/noteExpiredJobs.service.ts';
import { defineTask } from './task.ts';

export const noteExpiredJobsTask = defineTask({
  name: 'note-expired-jobs',
  hour: '*/5 * * * *',
  run: noteExpiredJobs,
});
