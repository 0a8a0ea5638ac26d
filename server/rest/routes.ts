import type { AnyRoute } from './restRoute.ts';
import { applicationRoutes } from './routes/application.routes.ts';
import { alertRoutes } from './routes/alert.routes.ts';
import { conversationRoutes } from './routes/conversation.routes.ts';
import { companyRoutes } from './routes/company.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { decisionRoutes } from './routes/decision.routes.ts';
import { interviewRoutes } from './routes/interview.routes.ts';
import { interviewTimeRoutes } from './routes/interviewTime.routes.ts';
import { messageBatchRoutes } from './routes/messageBatch.routes.ts';
import { messageTemplateRoutes } from './routes/messageTemplate.routes.ts';
import { offerRoutes } from './routes/offer.routes.ts';
import { offerTemplateRoutes } from './routes/offerTemplate.routes.ts';
import { jobListRoutes } from './routes/jobList.routes.ts';
import { jobPerformanceRoutes } from './routes/jobPerformance.routes.ts';
import { jobRoutes } from './routes/job.routes.ts';
import { payRoutes } from './routes/pay.routes.ts';
import { partnerRoutes } from './routes/partner.routes.ts';
import { pendingChangeRoutes } from './routes/pendingChange.routes.ts';
import { verificationRoutes } from './routes/verification.routes.ts';
import { postingRoutes } from './routes/posting.routes.ts';
import { recommendationRoutes } from './routes/recommendation.routes.ts';
import { savedJobRoutes } from './routes/savedJob.routes.ts';
import { scorecardRoutes } from './routes/scorecard.routes.ts';
import { employerRoutes } from './routes/employer.routes.ts';
import { contactRoutes } from './routes/contact.routes.ts';
import { adminCompanyRoutes } from './routes/adminCompany.routes.ts';
import { adminDashboardRoutes } from './routes/adminDashboard.routes.ts';
import { analyticsRowsRoutes } from './routes/analyticsRows.routes.ts';
import { adminRecountRoutes } from './routes/adminRecount.routes.ts';
import { adminJobRoutes } from './routes/adminJob.routes.ts';
import { adminActivityRoutes } from './routes/adminActivity.routes.ts';
import { adminSettingsRoutes } from './routes/adminSettings.routes.ts';
import { adminUserRoutes } from './routes/adminUser.routes.ts';
import { adminBulkUploadRoutes } from './routes/adminBulkUpload.routes.ts';
import { notificationRoutes } from './routes/notification.routes.ts';
import { stageRoutes } from './routes/stage.routes.ts';
import { sessionRoutes } from './routes/session.routes.ts';
import { teamRoutes } from './routes/team.routes.ts';
import { userRoutes } from './routes/user.routes.ts';

/** Every documented path, one row each. */
export const ROUTES: readonly AnyRoute[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...applicationRoutes,
  ...decisionRoutes,
  ...stageRoutes,
  ...conversationRoutes,
  ...messageBatchRoutes,
  ...messageTemplateRoutes,
  ...interviewRoutes,
  ...interviewTimeRoutes,
  ...scorecardRoutes,
  ...offerRoutes,
  ...offerTemplateRoutes,
  ...jobListRoutes,
  ...postingRoutes,
  ...pendingChangeRoutes,
  ...verificationRoutes,
  ...partnerRoutes,
  ...jobPerformanceRoutes,
  ...jobRoutes,
  ...payRoutes,
  ...teamRoutes,
  ...userRoutes,
  ...companyRoutes,
  ...employerRoutes,
  ...contactRoutes,
  ...savedJobRoutes,
  ...recommendationRoutes,
  ...alertRoutes,
  ...notificationRoutes,
  ...adminCompanyRoutes,
  ...adminDashboardRoutes,
  ...analyticsRowsRoutes,
  ...adminRecountRoutes,
  ...adminJobRoutes,
  ...adminBulkUploadRoutes,
  ...adminUserRoutes,
  ...adminSettingsRoutes,
  ...adminActivityRoutes,
];
