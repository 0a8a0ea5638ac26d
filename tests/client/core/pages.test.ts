import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchRoutes } from '#client/lib/routing.ts';
import { PAGES, pageLines } from '#client/router.tsx';
import { PAGE_KEYS, pathOfPage } from '#schema/options/screens/pageKeys.ts';

const lines = pageLines(true);
const lineAt = (path: string) =>
  matchRoutes(
    lines.map((line) => ({ path: line.path, handle: line })),
    path,
  )?.[0]?.route.handle;

describe('the page list', () => {
  test('names existing files and word areas', () => {
    for (const line of lines) {
      expect(existsSync(`client/pages/${line.page}.tsx`), line.path).toBe(true);
      for (const area of line.words ?? [])
        expect(existsSync(`schema/words/en/${area}.json`), `${line.path} ${area}`).toBe(true);
    }
  });

  test('has no duplicate addresses', () => {
    const paths = lines.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(PAGE_KEYS.filter((key) => key !== '404'))('contains the page key %s', (key) => {
    expect(lineAt(pathOfPage(key))?.status).toBeUndefined();
  });

  test('has the documented access rules', () => {
    const accessOf = (path: string) => PAGES.find((line) => line.path === path)?.access;
    expect(
      ['/add-job', '/manage-jobs', '/manage-applications', '/company-profile'].map(accessOf),
    ).toEqual(Array(4).fill('employer'));
    expect(['/job-alerts', '/settings'].map(accessOf)).toEqual(['login', 'login']);
    expect(['/profile', '/my-applications'].map(accessOf)).toEqual(['job_seeker', 'job_seeker']);
    const admin = PAGES.filter(({ path }) => path.startsWith('/admin') && path !== '/admin/login');
    expect(new Set(admin.map(({ access }) => access))).toEqual(new Set(['admin']));
    const pub = ['/', '/home', '/browse-jobs', '/browse-categories', '/job-details/:jobId'];
    const more = [
      '/blog',
      '/signup',
      '/resume',
      '/candidates',
      '/browse-database',
      '/reset-password',
    ];
    expect(new Set([...pub, ...more].map(accessOf))).toEqual(new Set(['public']));
  });

  test('leads administrators to their own page in place of one that is not for them', () => {
    const closed = PAGES.filter(({ access }) => access !== 'public' && access !== 'admin');
    const paths = new Set(PAGES.map(({ path }) => path));
    const twins = closed.filter(({ path }) => paths.has(`/admin${path}`));
    expect(twins.map(({ instead }) => instead?.ADMIN)).toEqual(
      twins.map(({ path }) => `/admin${path}`),
    );
  });

  test('shows the samples of client/ui outside production only', () => {
    expect(pageLines(false).some(({ path }) => path === '/dev/ui')).toBe(false);
    expect(lineAt('/dev/ui')?.page).toBe('dev/UiPage');
  });
});
