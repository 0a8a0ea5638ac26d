import { zippedSize } from './built.ts';
import type { Loaded } from './loaded.ts';

export const KILOBYTE = 1_024;

/** In kilobytes, for the scripts that a page names in its document. */
export const PAGE_BUDGET = 170;

/** Pages that do not keep to it yet, and what they may have. */
export const HEAVIER_PAGES: Readonly<Record<string, number>> = {
  'database/BrowseDatabasePage': 172,
  'account/JoinTeamPage': 172,
  'contact/ContactPage': 173,
  'jobs/JobDetailsPage': 173,
  'blog/BlogPage': 176,
  'browse/BrowseJobsPage': 181,
  'applications/ApplicationPage': 175,
  'manageJobs/ManageJobsPage': 181,
  'profile/ProfilePage': 186,
  'addJob/AddJobPage': 186,
  'manageApplications/ManageApplicationsPage': 191,
  'jobPerformance/JobPerformancePage': 195,
  'manageApplications/ReviewDeskPage': 196,
  'admin/AdminBulkUploadPage': 173,
  'admin/AdminUserPage': 176,
  'admin/AdminCompaniesPage': 179,
  'admin/AdminUsersPage': 179,
  'admin/AdminSettingsPage': 182,
  'admin/AdminJobsPage': 182,
  'admin/AdminCompanyPage': 185,
  'admin/AdminFigureAlertsPage': 187,
  'admin/AdminJobPage': 189,
  'admin/AdminSegmentsPage': 192,
  'admin/AdminReportsPage': 195,
  'admin/AdminDashboardPage': 234,
  'admin/AdminAnalyticsPage': 208,
  'admin/AdminExplorePage': 322,
};

/** In kilobytes, for a first visit, once the page is used. */
export const SCRIPT_BUDGETS: Readonly<Record<string, number>> = { '/': 202, '/browse-jobs': 215 };

/** The scripts the document does not name load one after another; together they have a budget. */
export async function scriptComplaints(
  url: string,
  path: string,
  { scripts }: Loaded,
): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const late = scripts.filter((script) => !html.includes(`"${script}"`));
  const size = scripts.reduce((sum, script) => sum + zippedSize(script), 0) / KILOBYTE;
  const budget = SCRIPT_BUDGETS[path] ?? Infinity;
  return [
    ...late.map((script) => `${script} is not named in the document`),
    ...(scripts.length > 0 ? [] : ['no scripts']),
    ...(size > budget ? [`${size.toFixed(1)} KB of scripts`] : []),
  ];
}
