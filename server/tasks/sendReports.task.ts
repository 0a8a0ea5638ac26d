import { sendDueReports } from '#server/modules/report/schedule/sendDueReports.service.ts';
import { defineTask } from './task.ts';

/** The most a report may be late; the next run catches up on what a failed one left. */
export const sendReportsTask = defineTask({
  name: 'send-reports',
  hour: '*/5 * * * *',
  endsWithin: 10 * 60,
  run: sendDueReports,
});
