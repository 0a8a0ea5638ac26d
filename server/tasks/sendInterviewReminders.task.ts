import { runDueInterviews } from '#server/modules/interview/schedule/dueInterviews.service.ts';
import { defineTask } from './task.ts';

/** Reminders, notices of interviews that have ended, and interviews that are over. */
export const sendInterviewRemindersTask = defineTask({
  name: 'send-interview-reminders',
  hour: '* * * * *',
  endsWithin: 5 * 60,
  run: runDueInterviews,
});
