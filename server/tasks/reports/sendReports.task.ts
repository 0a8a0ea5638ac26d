import { sendDueReports } from '#server/modules/report/schedule/sendDueReports.service.ts';
import { defineTask } from '#server/tasks/task.ts';

/** A report comes at most so much after its hour; what a broken run has left is made up for by the next. */
export const sendReportsTask = defineTask({
  name: 'send-reports',
  hour: '*/5 * * * *',
  endsWithin: 10 * 60,
  run: (services) => sendDueReports(services),
});
