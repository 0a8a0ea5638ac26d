import type { PageModule } from '#client/lib/page.ts';

/**
 * The pages of members, administrators and developers, and those that mails lead to. A separate list, because its file
 * references take kilobytes that no visitor needs.
 */
export const deskPages = import.meta.glob<PageModule>(
  '/client/pages/{account,addJob,admin,alerts,applications,companyProfile,compare,dev,hiringStages,integrations,interviews,manageApplications,manageJobs,messages,offline,profile,recommendations,saved,settings,team}/*Page.tsx',
);
