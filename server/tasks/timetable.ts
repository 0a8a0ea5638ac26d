import { rollUpTask } from './rollUp.task.ts';
import { notifyExpiringKeysTask } from './notifyExpiringKeys.task.ts';
import { countExperienceTask } from './countExperience.task.ts';
import { readPayTask } from './readPay.task.ts';
import { countPayTask } from './countPay.task.ts';
import { clearEndedTask } from './clearEnded.task.ts';
import { clearFilesTask } from './clearFiles.task.ts';
import { countResponsesTask } from './countResponses.task.ts';
import { countStageTimesTask } from './countStageTimes.task.ts';
import { learnTitleRelationsTask } from './learnTitleRelations.task.ts';
import { liftSuspensionsTask } from './liftSuspensions.task.ts';
import { recountTask } from './recount.task.ts';
import { runBackupTask } from './runBackup.task.ts';
import { prepareApplicantsTask } from './prepareApplicants.task.ts';
import { sendInterviewRemindersTask } from './sendInterviewReminders.task.ts';
import { sendOfferRemindersTask } from './sendOfferReminders.task.ts';
import { readResumeTask } from './readResume.task.ts';
import { sendAlertsTask } from './sendAlerts.task.ts';
import { sendRecommendationsTask } from './sendRecommendations.task.ts';
import { sendPushTask } from './sendPush.task.ts';
import { sendNewPostsTask } from './sendNewPosts.task.ts';
import { sendWeeklyReportsTask } from './sendWeeklyReports.task.ts';
import { checkFigureAlertsTask } from './checkFigureAlerts.task.ts';
import { sendReportsTask } from './sendReports.task.ts';
import { sendNewsTask } from './sendNews.task.ts';
import { runBulkUploadTask } from './runBulkUpload.task.ts';
import { deliverMailTask } from './deliverMail.task.ts';
import { mailMessagesTask } from './mailMessages.task.ts';
import { sendMessagesTask } from './sendMessages.task.ts';
import { notifyApplicantsTask } from './notifyApplicants.task.ts';
import { notifyWithdrawalTask } from './notifyWithdrawal.task.ts';
import { noteExpiredJobsTask } from './noteExpiredJobs.task.ts';
import { notifyExpiringJobsTask } from './notifyExpiringJobs.task.ts';

/** Every background task. Those with a schedule run by themselves, the others when enqueued. */
export const TIMETABLE = [
  deliverMailTask,
  sendPushTask,
  clearEndedTask,
  sendAlertsTask,
  sendRecommendationsTask,
  sendNewsTask,
  sendNewPostsTask,
  clearFilesTask,
  readResumeTask,
  prepareApplicantsTask,
  notifyApplicantsTask,
  mailMessagesTask,
  sendMessagesTask,
  notifyWithdrawalTask,
  notifyExpiringJobsTask,
  notifyExpiringKeysTask,
  sendWeeklyReportsTask,
  sendReportsTask,
  checkFigureAlertsTask,
  runBulkUploadTask,
  liftSuspensionsTask,
  runBackupTask,
  rollUpTask,
  countExperienceTask,
  readPayTask,
  recountTask,
  countPayTask,
  countResponsesTask,
  countStageTimesTask,
  noteExpiredJobsTask,
  learnTitleRelationsTask,
  sendInterviewRemindersTask,
  sendOfferRemindersTask,
];
