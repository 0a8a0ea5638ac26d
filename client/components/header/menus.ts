import { pathOfPage, type PageKey } from '#schema/options/screens/pageKeys.ts';
import type { TeamRight } from '#schema/options/teamRoles.ts';
import type { SessionUser, UserRole } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';

export interface Menu {
  key: 'home' | 'candidates' | 'employers';
  pages: readonly MenuPage[];
  /** The role that does not see this menu. */
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

/** An employer's pages are not open to administrators, who have separate pages for the same work. */
const ADMIN_PATHS: Partial<Record<MenuPage, string>> = {
  'add-job': '/admin/bulk-upload',
  'manage-jobs': '/admin/jobs',
  'browse-database': '/admin/users?role=job_seeker',
};

/** The right in a company's team that a page needs. */
const NEEDS: Partial<Record<MenuPage, TeamRight>> = {
  'add-job': 'post',
  'browse-database': 'candidates',
};

/**
 * The documented header menus of each role. Guests and administrators see all of them; only employers decide on
 * applications.
 */
export function menusFor(user: SessionUser | null): readonly Menu[] {
  const role = user?.role;
  const menus = MENUS.filter((menu: Menu) => !role || menu.hiddenFor !== role).map(
    (menu: Menu) => ({
      ...menu,
      pages: menu.pages.filter((page) => isOffered(user, NEEDS[page] ?? 'view')),
    }),
  );
  if (role !== 'ADMIN') return menus;
  return menus.map((menu) => ({
    ...menu,
    pages: menu.pages.filter((page) => page !== 'manage-applications'),
  }));
}

export function pathOfMenuPage(page: MenuPage, role: UserRole | undefined): string {
  return (role === 'ADMIN' && ADMIN_PATHS[page]) || pathOfPage(page);
}
