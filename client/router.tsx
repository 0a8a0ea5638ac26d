import type { ApolloClient } from '@apollo/client';
import type { SiteLocale } from './lib/locale.ts';
import type { PageLine } from './lib/page.ts';
import type { RouteObject } from './lib/routing.ts';
import { DialogHost } from './pages/account/DialogHost.tsx';
import { PasswordHost } from './pages/account/PasswordHost.tsx';
import { createRoutes } from './pages/frame/route/createRoutes.tsx';

/** Every page of the site, in the order a visitor meets them. Each page is a file of client/pages and its own chunk. */
// oxfmt-ignore
export const PAGES: readonly PageLine[] = [
  { path: '/', page: 'home/HomePage', words: ['home', 'jobFacts', 'postFacts'], access: 'public' },
  { path: '/home', page: 'home/HomePage', words: ['home', 'jobFacts', 'postFacts'], access: 'public', canonical: '/' },
  { path: '/login', page: 'home/HomePage', words: ['home', 'jobFacts', 'postFacts'], access: 'public', canonical: '/', noindex: true, opens: 'login' },

  { path: '/browse-jobs', page: 'browse/BrowseJobsPage', words: ['browse', 'jobFacts'], access: 'public' },
  { path: '/browse-categories', page: 'browse/BrowseCategoriesPage', words: ['browse', 'jobFacts'], access: 'public' },
  { path: '/job-details/:jobId', page: 'jobs/JobDetailsPage', words: ['jobs', 'jobFacts', 'company'], access: 'public' },
  { path: '/companies', page: 'companies/CompaniesPage', words: ['company', 'jobFacts'], access: 'public' },
  { path: '/companies/:slug', page: 'companies/CompanyPage', words: ['company', 'jobFacts'], access: 'public' },

  { path: '/salaries', page: 'salaries/SalariesPage', words: ['pay'], access: 'public' },
  { path: '/salaries/:title', page: 'salaries/SalaryPage', words: ['pay'], access: 'public' },
  { path: '/salaries/:title/:place', page: 'salaries/SalaryPage', words: ['pay'], access: 'public' },
  { path: '/take-home-pay', page: 'salaries/TakeHomePage', words: ['pay'], access: 'public' },
  { path: '/compare', page: 'compare/ComparePage', words: ['compare', 'jobs', 'jobFacts', 'company'], access: 'public', noindex: true },

  { path: '/saved-jobs', page: 'saved/SavedJobsPage', words: ['saved', 'jobFacts'], access: 'login' },
  { path: '/recommended-jobs', page: 'recommendations/RecommendedJobsPage', words: ['recommendation', 'jobFacts'], access: 'job_seeker' },
  { path: '/job-alerts', page: 'alerts/JobAlertsPage', words: ['alerts'], access: 'login' },
  { path: '/my-applications', page: 'applications/MyApplicationsPage', words: ['applications'], access: 'job_seeker' },
  { path: '/my-applications/:id', page: 'applications/ApplicationPage', words: ['myApplication', 'applications', 'interviews', 'offers', 'answers', 'career', 'profile', 'jobFacts'], access: 'job_seeker' },
  { path: '/interviews/:token', page: 'interviews/InvitationPage', words: ['interviews'], access: 'public', noindex: true },
  { path: '/messages', page: 'messages/MessagesPage', words: ['messages', 'files'], access: 'login', instead: { ADMIN: '/admin/messages' } },
  { path: '/messages/:id', page: 'messages/MessagesPage', words: ['messages', 'files'], access: 'login', instead: { ADMIN: '/admin/messages' } },
  { path: '/profile', page: 'profile/ProfilePage', access: 'job_seeker', words: ['profile', 'career', 'jobFacts', 'validation'] },
  { path: '/resume', page: 'resumes/ResumePage', words: ['resumes', 'files', 'validation'], access: 'public' },
  { path: '/settings', page: 'settings/SettingsPage', access: 'login', words: ['account', 'settings', 'twoFactor'], instead: { ADMIN: '/admin/settings' } },
  { path: '/signup', page: 'frame/PlaceholderPage', name: 'signup', access: 'public' },
  { path: '/candidates', page: 'frame/PlaceholderPage', name: 'candidates', access: 'public' },

  { path: '/browse-database', page: 'database/BrowseDatabasePage', words: ['database', 'subscribe', 'validation'], access: 'public' },
  { path: '/add-job', page: 'addJob/AddJobPage', words: ['addJob', 'jobFacts', 'company', 'validation'], access: 'employer' },
  { path: '/manage-jobs', page: 'manageJobs/ManageJobsPage', words: ['manageJobs', 'addJob', 'questions', 'answers', 'jobFacts', 'company', 'validation'], access: 'employer' },
  { path: '/manage-jobs/:id/performance', page: 'jobPerformance/JobPerformancePage', words: ['jobPerformance', 'analytics'], access: 'employer' },
  { path: '/matching-candidates/:jobId', page: 'database/MatchingCandidatesPage', words: ['recommendation', 'candidates', 'profile', 'career', 'jobFacts'], access: 'employer' },
  { path: '/manage-applications', page: 'manageApplications/ManageApplicationsPage', words: ['manageApplications', 'reviewDesk', 'applications', 'career', 'profile', 'jobFacts'], access: 'employer' },
  { path: '/manage-applications/:applicationId', page: 'manageApplications/ReviewDeskPage', words: ['manageApplications', 'reviewDesk', 'applications', 'answers', 'interviews', 'career', 'profile', 'jobFacts', 'recommendation', 'files'], access: 'employer' },
  { path: '/interviews', page: 'interviews/InterviewsPage', words: ['interviews'], access: 'employer' },
  { path: '/hiring-stages', page: 'hiringStages/HiringStagesPage', words: ['stages'], access: 'employer' },
  { path: '/integrations', page: 'integrations/IntegrationsPage', words: ['apiKeys', 'webhooks'], access: 'employer', instead: { ADMIN: '/admin/integrations' } },
  { path: '/team', page: 'team/TeamPage', words: ['team', 'activity', 'validation'], access: 'employer' },
  { path: '/company-profile', page: 'companyProfile/CompanyProfilePage', words: ['companyProfile', 'company', 'files', 'validation'], access: 'employer' },

  { path: '/blog', page: 'blog/BlogPage', words: ['blog', 'postFacts', 'subscribe', 'validation'], access: 'public' },
  { path: '/blog/:slug', page: 'blog/PostPage', words: ['blog', 'postFacts'], access: 'public' },
  { path: '/about', page: 'about/AboutPage', words: ['about'], access: 'public' },
  { path: '/privacy', page: 'about/PrivacyPage', words: ['privacy'], access: 'public' },
  { path: '/faq', page: 'about/FaqPage', words: ['faq'], access: 'public' },
  { path: '/contact', page: 'contact/ContactPage', words: ['contact', 'validation'], access: 'public' },
  { path: '/leave-subscription', page: 'blog/LeaveSubscriptionPage', words: ['subscribe'], access: 'public', noindex: true },
  { path: '/confirm-subscription', page: 'blog/ConfirmSubscriptionPage', words: ['subscribe'], access: 'public', noindex: true },

  { path: '/reset-password', page: 'account/ResetPasswordPage', access: 'public', words: ['account', 'validation'], noindex: true },
  { path: '/verify-email', page: 'account/VerifyEmailPage', access: 'public', words: ['account'], noindex: true },
  { path: '/join-team', page: 'account/JoinTeamPage', access: 'public', words: ['team', 'account', 'validation'], noindex: true },
  { path: '/confirm-work-email', page: 'account/ConfirmWorkEmailPage', access: 'public', words: ['account'], noindex: true },
  { path: '/offline', page: 'offline/OfflinePage', words: ['offline'], access: 'public', noindex: true },
  { path: '/unsubscribe', page: 'alerts/UnsubscribePage', words: ['alerts'], access: 'public', noindex: true },

  { path: '/admin/login', page: 'admin/AdminLoginPage', words: ['admin', 'account', 'validation'], access: 'public', noindex: true, instead: { ADMIN: '/admin' } },
  { path: '/admin', page: 'admin/AdminPage', words: ['admin', 'company'], access: 'admin' },
  { path: '/admin/users', page: 'admin/AdminUsersPage', words: ['admin', 'adminUsers'], access: 'admin' },
  { path: '/admin/users/:userId', page: 'admin/AdminUserPage', words: ['admin', 'adminUsers', 'account', 'activity', 'validation'], access: 'admin' },
  { path: '/admin/companies', page: 'admin/AdminCompaniesPage', words: ['admin', 'company'], access: 'admin' },
  { path: '/admin/companies/:companyId', page: 'admin/AdminCompanyPage', words: ['admin', 'company', 'activity', 'validation'], access: 'admin' },
  { path: '/admin/jobs', page: 'admin/AdminJobsPage', words: ['admin', 'company', 'jobs', 'jobFacts', 'questions', 'answers'], access: 'admin' },
  { path: '/admin/jobs/:jobId', page: 'admin/AdminJobPage', words: ['admin', 'company', 'jobs', 'jobFacts', 'questions', 'answers', 'activity', 'validation'], access: 'admin' },
  { path: '/admin/bulk-upload', page: 'admin/AdminBulkUploadPage', words: ['admin', 'bulkUpload', 'files', 'validation'], access: 'admin' },
  { path: '/admin/analytics', page: 'admin/AdminAnalyticsPage', words: ['admin', 'analytics'], access: 'admin' },
  { path: '/admin/analytics/explore', page: 'admin/AdminExplorePage', words: ['admin', 'analytics', 'typedQuestion', 'calculations'], access: 'admin' },
  { path: '/admin/analytics/reports', page: 'admin/AdminReportsPage', words: ['admin', 'analytics'], access: 'admin' },
  { path: '/admin/analytics/segments', page: 'admin/AdminSegmentsPage', words: ['admin', 'analytics', 'calculations', 'segments'], access: 'admin' },
  { path: '/admin/analytics/alerts', page: 'admin/AdminFigureAlertsPage', words: ['admin', 'analytics', 'calculations', 'figureAlerts'], access: 'admin' },
  { path: '/admin/analytics/dashboards/:dashboardId', page: 'admin/AdminDashboardPage', words: ['admin', 'analytics', 'boardView', 'chartEvents'], access: 'admin' },
  { path: '/admin/messages', page: 'admin/AdminMessagesPage', words: ['admin'], access: 'admin' },
  { path: '/admin/activity', page: 'admin/AdminActivityPage', words: ['admin', 'activity', 'validation'], access: 'admin' },
  { path: '/admin/integrations', page: 'integrations/AdminIntegrationsPage', words: ['admin', 'apiKeys', 'webhooks'], access: 'admin' },
  { path: '/admin/settings', page: 'admin/AdminSettingsPage', access: 'admin', words: ['admin', 'systemSettings', 'backups', 'validation'] },
  { path: '/admin/settings/recounts', page: 'admin/AdminRecountsPage', access: 'admin', words: ['admin', 'recounts', 'activity', 'validation'] },
  { path: '/admin/account', page: 'settings/AdminAccountPage', access: 'admin', words: ['admin', 'account', 'settings', 'twoFactor'] },

  { path: '/docs/api', page: 'apiDocs/ApiDocsPage', words: ['apiDocs'], access: 'public' },
];

const NOT_FOUND: PageLine = {
  path: '*',
  page: 'frame/NotFoundPage',
  access: 'public',
  status: 404,
};
const UI_SAMPLES: PageLine = {
  path: '/dev/ui',
  page: 'dev/UiPage',
  access: 'public',
  noindex: true,
};

export interface RouterOptions {
  /** Null on the server, where each page has its own in the request's context. */
  client: ApolloClient | null;
  locale: SiteLocale;
  /** Adds the page that shows every component of client/ui. False in production. */
  devTools: boolean;
}

export function pageLines(devTools: boolean): readonly PageLine[] {
  return devTools ? [...PAGES, UI_SAMPLES, NOT_FOUND] : [...PAGES, NOT_FOUND];
}

export function siteRoutes(options: RouterOptions): RouteObject[] {
  const { devTools, ...around } = options;
  const dialogs = (
    <>
      <DialogHost />
      <PasswordHost />
    </>
  );
  return createRoutes(pageLines(devTools), { ...around, dialogs });
}
