import type { PageModule } from '#client/lib/page.ts';

/**
 * The pages where employers, administrators and developers work. A separate list, because its file references take
 * more than a kilobyte that no visitor needs.
 */
export const deskPages = import.meta.glob<PageModule>(
  '/client/pages/{addJob,admin,companyProfile,dev,manageApplications,manageJobs}/*Page.tsx',
);
