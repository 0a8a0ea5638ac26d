import { sendWeeklyReports } from '#server/modules/dashboard/weeklyReport/weeklyReport.service.ts';
import { defineTask } from './task.ts';

/** At eight on Mondays, then every hour until the evening, to catch up on what a failed run left. */
export const sendWeeklyReportsTask = defineTask({
  name: 'send-weekly-reports',
  hour: '0 8-20 * * 1',
  endsWithin: 10 * 60,
  run: sendWeeklyReports,
});
