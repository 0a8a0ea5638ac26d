import { accountDeleted } from './templates/accountDeleted.ts';
import { accountReinstated } from './templates/accountReinstated.ts';
import { accountSuspended } from './templates/accountSuspended.ts';
import { alertDigest } from './templates/alertDigest.ts';
import { news } from './templates/news.ts';
import { notification } from './templates/notification.ts';
import { candidateContact } from './templates/candidateContact.ts';
import { analyticsReport } from './templates/analyticsReport.ts';
import { analyticsReportFailed } from './templates/analyticsReportFailed.ts';
import { figureAlert } from './templates/figureAlert.ts';
import { confirmSubscription } from './templates/confirmSubscription.ts';
import { interview } from './templates/interview.ts';
import { newPosts } from './templates/newPosts.ts';
import { contactMessage } from './templates/contactMessage.ts';
import { contactReceived } from './templates/contactReceived.ts';
import { newLogin } from './templates/newLogin.ts';
import { passwordChanged } from './templates/passwordChanged.ts';
import { recommendedJobs } from './templates/recommendedJobs.ts';
import { resetPassword } from './templates/resetPassword.ts';
import { twoFactorChanged } from './templates/twoFactorChanged.ts';
import { verifyEmail } from './templates/verifyEmail.ts';
import { workEmail } from './templates/workEmail.ts';
import { teamInvitation } from './templates/teamInvitation.ts';
import { teamLeft } from './templates/teamLeft.ts';
import { testMail } from './templates/testMail.ts';
import { companyLetter } from './templates/companyLetter.ts';
import { messages } from './templates/messages.ts';
import { replyRefused } from './templates/replyRefused.ts';
import { weeklyReport } from './templates/weeklyReport.ts';

/** Every email that the system sends: a small function for each, with its words and its button. */
export const TEMPLATES = {
  accountDeleted,
  accountReinstated,
  accountSuspended,
  verifyEmail,
  workEmail,
  resetPassword,
  passwordChanged,
  newLogin,
  twoFactorChanged,
  notification,
  news,
  alertDigest,
  recommendedJobs,
  contactReceived,
  contactMessage,
  candidateContact,
  interview,
  confirmSubscription,
  newPosts,
  weeklyReport,
  companyLetter,
  teamInvitation,
  teamLeft,
  messages,
  replyRefused,
  testMail,
  analyticsReport,
  analyticsReportFailed,
  figureAlert,
};

export type TemplateName = keyof typeof TEMPLATES;

export type ValuesOf<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[0];
