import type { PageModule } from '#client/lib/page.ts';

/**
 * Where employers, administrators and developers work. A list of its own: what it names of other files is more than a
 * kilobyte, which no visitor needs.
 */
export const deskPages = import.meta.glob<PageModule>(
  '/client/pages/{addJob,admin,companyProfile,dev,manageApplications,manageJobs}/*Page.tsx',
);
