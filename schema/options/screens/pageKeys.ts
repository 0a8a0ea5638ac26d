import type { Role } from '../roles.ts';

/** The documented keys that navigation accepts. */
export const PAGE_KEYS = [
  'home',
  'about',
  'privacy',
  'faq',
  'browse-jobs',
  'browse-categories',
  'job-alerts',
  'add-job',
  'manage-jobs',
  'manage-applications',
  'browse-database',
  'blog',
  'contact',
  '404',
  'signup',
  'resume',
  'candidates',
  'company-profile',
  'profile',
  'settings',
  'reset-password',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

export function isPageKey(key: string): key is PageKey {
  return (PAGE_KEYS as readonly string[]).includes(key);
}

/**
 * Any other key leads to the 404 page. For a job seeker, manage-applications is their own list (product decision 22).
 */
export function pathOfPage(key: string, role?: Role | null): string {
  if (!isPageKey(key)) return '/404';
  if (key === 'home') return '/';
  if (key === 'manage-applications' && role === 'job_seeker') return '/my-applications';
  return `/${key}`;
}
