import { zippedSize } from './built.ts';
import type { Loaded } from './loaded.ts';

export const KILOBYTE = 1_024;

/** In kilobytes, for the scripts that a page names in its document. React, Apollo and the router take 142 of them. */
export const PAGE_BUDGET = 195;

/** A page this far below the usual budget needs no exception. Without this room, small changes would add and remove them. */
export const ROOM = 2;

/** Pages with more code, and what they may have. */
export const HEAVIER_PAGES: Readonly<Record<string, number>> = {
  'applications/ApplicationPage': 197,
  'account/JoinTeamPage': 197,
  'admin/AdminBulkUploadPage': 197,
  'contact/ContactPage': 197,
  'jobs/JobDetailsPage': 198,
  'admin/AdminUserPage': 199,
  'admin/AdminCompaniesPage': 203,
  'admin/AdminUsersPage': 204,
  'manageJobs/ManageJobsPage': 205,
  'browse/BrowseJobsPage': 206,
  'admin/AdminSettingsPage': 206,
  'admin/AdminJobsPage': 207,
  'admin/AdminCompanyPage': 207,
  'profile/ProfilePage': 210,
  'addJob/AddJobPage': 210,
  'admin/AdminFigureAlertsPage': 213,
  'admin/AdminJobPage': 212,
  'manageApplications/ManageApplicationsPage': 215,
  'admin/AdminSegmentsPage': 217,
  'jobPerformance/JobPerformancePage': 206,
  'admin/AdminReportsPage': 220,
  'manageApplications/ReviewDeskPage': 222,
  'admin/AdminAnalyticsPage': 216,
  'admin/AdminDashboardPage': 246,
  'admin/AdminExplorePage': 283,
};

/** Kilobytes of all scripts on a first visit, once the page is used. */
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
