/** Where the footer's links lead, exactly as documented. */
const TARGETS = {
  userDashboard: '/',
  cvPackages: '/resume',
  candidateList: '/candidates',
  candidatesGrid: '/candidates',
  jobsUrgent: '/browse-jobs',
  postNew: '/add-job',
  jobPackages: '/add-job',
  employerList: '/candidates',
  employersGrid: '/candidates',
  jobsListing: '/manage-jobs',
  terms: '/privacy',
  privacy: '/privacy',
  faq: '/faq',
  contact: '/contact',
  api: '/docs/api',
} as const;

export const FOOTER_COLUMNS = [
  {
    key: 'candidates',
    links: [
      'userDashboard',
      'cvPackages',
      'jobsFeatured',
      'jobsUrgent',
      'candidateList',
      'candidatesGrid',
    ],
  },
  {
    key: 'employers',
    links: [
      'postNew',
      'jobPackages',
      'employerList',
      'employersGrid',
      'jobsListing',
      'jobsFeatured',
    ],
  },
] as const;

/** The last one is an addition of ours. */
export const BOTTOM_LINKS = ['terms', 'privacy', 'faq', 'contact', 'api'] as const;

export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

/** For candidates, featured jobs are those of all employers; for employers, their own. Unknown links lead home. */
export function footerPath(link: string, column?: FooterColumn['key']): string {
  if (link === 'jobsFeatured') return column === 'employers' ? '/manage-jobs' : '/browse-jobs';
  return Object.hasOwn(TARGETS, link) ? TARGETS[link as keyof typeof TARGETS] : '/';
}
