import { rollUpTask } from './analytics/rollUp.task.ts';
import { tellExpiringKeysTask } from './apiKeys/tellExpiringKeys.task.ts';
import { countPayTask } from './countPay.task.ts';
import { clearEndedTask } from './clearEnded.task.ts';
import { clearFilesTask } from './clearFiles.task.ts';
import { countResponsesTask } from './countResponses.task.ts';
import { countStageTimesTask } from './countStageTimes.task.ts';
import { learnTitleRelationsTask } from './learnTitleRelations.task.ts';
import { liftSuspensionsTask } from './liftSuspensions.task.ts';
import { recountTask } from './recount.task.ts';
import { runBackupTask } from './backup/runBackup.task.ts';
import { prepareApplicantsTask } from './prepareApplicants.task.ts';
import { runInterviewsTask } from './runInterviews.task.ts';
import { runOffersTask } from './runOffers.task.ts';
import { readResumeTask } from './readResume.task.ts';
import { sendAlertsTask } from './sendAlerts.task.ts';
import { sendRecommendationsTask } from './sendRecommendations.task.ts';
import { sendPushTask } from './sendPush.task.ts';
import { sendNewPostsTask } from './sendNewPosts.task.ts';
import { sendWeeklyReportsTask } from './sendWeeklyReports.task.ts';
import { checkFigureAlertsTask } from './reports/checkFigureAlerts.task.ts';
import { sendReportsTask } from './reports/sendReports.task.ts';
import { sendNewsTask } from './sendNews.task.ts';
import { runBulkUploadTask } from './runBulkUpload.task.ts';
import { deliverMailTask } from './deliverMail.task.ts';
import { mailMessagesTask } from './mailMessages.task.ts';
import { sendMessagesTask } from './sendMessages.task.ts';
import { tellDecisionsTask } from './tellDecisions.task.ts';
import { tellWithdrawalTask } from './tellWithdrawal.task.ts';
import { noteExpiredJobsTask } from './webhooks/noteExpiredJobs.task.ts';
import { tellExpiringTask } from './tellExpiring.task.ts';

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
  tellDecisionsTask,
  mailMessagesTask,
  sendMessagesTask,
  tellWithdrawalTask,
  tellExpiringTask,
  tellExpiringKeysTask,
  sendWeeklyReportsTask,
  sendReportsTask,
  checkFigureAlertsTask,
  runBulkUploadTask,
  liftSuspensionsTask,
  runBackupTask,
  rollUpTask,
  recountTask,
  countPayTask,
  countResponsesTask,
  countStageTimesTask,
  noteExpiredJobsTask,
  learnTitleRelationsTask,
  runInterviewsTask,
  runOffersTask,
];
