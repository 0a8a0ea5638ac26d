import { pathOfPage, type PageKey } from '#schema/options/screens/pageKeys.ts';
import type { UserRole } from '#client/lib/session.ts';

export interface Menu {
  key: 'home' | 'candidates' | 'employers';
  pages: readonly MenuPage[];
  /** The role that does not see it. */
  hiddenFor?: UserRole;
}

const MENUS = [
  { key: 'home', pages: ['home', 'about', 'privacy', 'faq'] },
  {
    key: 'candidates',
    pages: ['browse-jobs', 'browse-categories', 'job-alerts'],
    hiddenFor: 'EMPLOYER',
  },
  {
    key: 'employers',
    pages: ['add-job', 'manage-jobs', 'manage-applications', 'browse-database'],
    hiddenFor: 'JOB_SEEKER',
  },
] as const satisfies readonly (Menu & { pages: readonly PageKey[] })[];

export const PLAIN_PAGES = ['blog', 'contact'] as const;

export type MenuPage =
  | 'home'
  | 'about'
  | 'privacy'
  | 'faq'
  | 'browse-jobs'
  | 'browse-categories'
  | 'job-alerts'
  | 'add-job'
  | 'manage-jobs'
  | 'manage-applications'
  | 'browse-database'
  | (typeof PLAIN_PAGES)[number];

/** An employer's pages are not open to administrators, who have pages of their own for the same work. */
const ADMIN_PATHS: Partial<Record<MenuPage, string>> = {
  'add-job': '/admin/bulk-upload',
  'manage-jobs': '/admin/jobs',
  'browse-database': '/admin/users?role=job_seeker',
};

/**
 * The documented header menus of each role. Guests and administrators see all of them; only employers decide on
 * applications.
 */
export function menusFor(role: UserRole | undefined): readonly Menu[] {
  const menus: readonly Menu[] = MENUS.filter((menu: Menu) => !role || menu.hiddenFor !== role);
  if (role !== 'ADMIN') return menus;
  return menus.map((menu) => ({
    ...menu,
    pages: menu.pages.filter((page) => page !== 'manage-applications'),
  }));
}

export function pathOfMenuPage(page: MenuPage, role: UserRole | undefined): string {
  return (role === 'ADMIN' && ADMIN_PATHS[page]) || pathOfPage(page);
}

type AccountKey =
  | 'dashboard'
  | 'profile'
  | 'companyProfile'
  | 'recommendedJobs'
  | 'savedJobs'
  | 'myApplications'
  | 'settings';

const SEEKERS_OWN = [
  { key: 'recommendedJobs', path: '/recommended-jobs' },
  { key: 'savedJobs', path: '/saved-jobs' },
  { key: 'myApplications', path: '/my-applications' },
] as const;

/** The user menu without Logout. An administrator's dashboard, profile and settings are in the admin area (product decision 20). */
export function accountLinks(role: UserRole): readonly { key: AccountKey; path: string }[] {
  const profiles = {
    JOB_SEEKER: { key: 'profile', path: '/profile' },
    EMPLOYER: { key: 'companyProfile', path: '/company-profile' },
    ADMIN: { key: 'profile', path: '/admin/account' },
  } as const;
  const own = role === 'JOB_SEEKER' ? SEEKERS_OWN : [];
  return [
    { key: 'dashboard', path: role === 'ADMIN' ? '/admin' : '/' },
    profiles[role],
    ...own,
    { key: 'settings', path: '/settings' },
  ];
}
