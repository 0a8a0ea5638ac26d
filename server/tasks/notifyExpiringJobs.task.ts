import { notifyExpiringJobs } from '#server/modules/job/expiry/notifyExpiringJobs.service.ts';
import { defineTask } from './task.ts';

/** Every hour of the day: what failed at eight is not put off until it is too late. */
export const notifyExpiringJobsTask = defineTask({
  name: 'notify-expiring-jobs',
  hour: '5 8-20 * * *',
  endsWithin: 10 * 60,
  run: notifyExpiringJobs,
});
