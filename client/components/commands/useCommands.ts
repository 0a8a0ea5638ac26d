import { useTranslations } from 'use-intl';
import { accountLinks } from '#client/components/header/accountLinks.ts';
import { menusFor, pathOfMenuPage, PLAIN_PAGES } from '#client/components/header/menus.ts';
import { useLogout } from '#client/components/useLogout.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { setTheme, THEMES } from '#client/lib/theme.ts';

/** The pages of administrators that neither the account menu nor the header names. */
const ADMIN_PAGES = [
  { key: 'companies', path: '/admin/companies' },
  { key: 'jobs', path: '/admin/jobs' },
  { key: 'users', path: '/admin/users' },
  { key: 'analytics', path: '/admin/analytics' },
  { key: 'explore', path: '/admin/analytics/explore' },
  { key: 'reports', path: '/admin/analytics/reports' },
  { key: 'segments', path: '/admin/analytics/segments' },
  { key: 'figureAlerts', path: '/admin/analytics/alerts' },
  { key: 'messages', path: '/admin/messages' },
  { key: 'activity', path: '/admin/activity' },
  { key: 'bulkUpload', path: '/admin/bulk-upload' },
  { key: 'integrations', path: '/admin/integrations' },
] as const;

/** What each role looks for, the most frequent first. */
const JOBS = { what: 'jobs', path: '/browse-jobs' } as const;
const SEARCHES = {
  JOB_SEEKER: [JOBS],
  EMPLOYER: [
    { what: 'applications', path: '/manage-applications' },
    { what: 'ownJobs', path: '/manage-jobs' },
    JOBS,
  ],
  ADMIN: [
    { what: 'users', path: '/admin/users' },
    { what: 'companies', path: '/admin/companies' },
    { what: 'jobs', path: '/admin/jobs' },
  ],
} as const;

export interface Command {
  id: string;
  label: string;
  run: () => void;
}

/** Actions available everywhere: go to a page of the user's role, change the theme, log in or out. */
export function useCommands(): Command[] {
  const t = useTranslations('shell');
  const names = useTranslations('commands');
  const navigate = useNavigate();
  const logout = useLogout();
  const { user } = useSession();
  const goTo = (path: string) => () => void navigate(path);

  const pages = [...menusFor(user).flatMap(({ pages }) => pages), ...PLAIN_PAGES];
  const own = user ? accountLinks(user) : [];
  const access = user
    ? [{ id: 'logout', label: t('header.account.logout'), run: logout }]
    : [
        { id: 'login', label: t('header.login'), run: () => openDialog('login') },
        { id: 'signup', label: t('header.signUp'), run: () => openDialog('signup') },
      ];
  return [
    ...(user?.role === 'ADMIN' ? ADMIN_PAGES : []).map(({ key, path }) => ({
      id: `admin-${key}`,
      label: names(`admin.${key}`),
      run: goTo(path),
    })),
    ...own.map(({ key, path }) => ({
      id: `own-${key}`,
      label: t(`header.account.${key}`),
      run: goTo(path),
    })),
    ...pages.map((page) => ({
      id: `page-${page}`,
      label: t(`header.page.${page}`),
      run: goTo(pathOfMenuPage(page, user?.role)),
    })),
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      label: `${t('header.theme.label')}: ${t(`header.theme.${theme}`)}`,
      run: () => setTheme(theme),
    })),
    ...access,
  ];
}

/** The searches for the typed words. */
export function useSearches(): (words: string) => Command[] {
  const names = useTranslations('commands');
  const navigate = useNavigate();
  const { user } = useSession();
  return (words) =>
    SEARCHES[user?.role ?? 'JOB_SEEKER'].map(({ what, path }) => ({
      id: `search-${what}`,
      label: names(`search.${what}`, { words }),
      run: () => void navigate(`${path}?${new URLSearchParams({ search: words })}`),
    }));
}
