import type { Access } from '#client/lib/guard/access.ts';
import { PAGES } from '#client/router.tsx';
import { ADMINISTRATOR, EMPLOYER, GUEST, SEEKER, type Visitor } from './visitors.ts';

/** Whom a page is for. */
const OWN: Readonly<Record<Access, Visitor>> = {
  public: GUEST,
  login: SEEKER,
  job_seeker: SEEKER,
  employer: EMPLOYER,
  admin: ADMINISTRATOR,
};

/** Pages that others use in another way. */
const OTHERS: readonly (readonly [Visitor, readonly string[]])[] = [
  [SEEKER, ['/', '/job-details/:jobId', '/companies/:slug', '/resume']],
  [EMPLOYER, ['/', '/messages/:id', '/settings', '/browse-database']],
];

/** The same page at another address. */
const AGAIN = ['/home', '/login', '/salaries/:title/:place', '/messages', '/candidates'];

/** They take long, send their requests in an order that depends on what was loaded before, or do not open in jsdom. */
const LEFT_OUT: readonly (readonly [Visitor, readonly string[]])[] = [
  [GUEST, ['/browse-jobs', '/companies/:slug', '/docs/api']],
  [SEEKER, ['/profile']],
  [
    EMPLOYER,
    [
      '/',
      '/add-job',
      '/manage-applications',
      '/manage-applications/:applicationId',
      '/manage-jobs',
    ],
  ],
  [
    ADMINISTRATOR,
    ['/admin', '/admin/account', '/admin/users', '/admin/integrations', '/admin/settings/recounts'],
  ],
];

/** Every page as the people it is for, and some as others. */
export function pathsFor(visitor: Visitor): string[] {
  const own = PAGES.filter(({ path, access }) => OWN[access] === visitor && !AGAIN.includes(path));
  const all = [...own.map(({ path }) => path), ...pathsIn(OTHERS, visitor)];
  const leftOut = pathsIn(LEFT_OUT, visitor);
  return all.filter((path) => !leftOut.includes(path) && !path.startsWith('/admin/analytics'));
}

const pathsIn = (lists: typeof OTHERS, visitor: Visitor): string[] =>
  lists.filter(([other]) => other === visitor).flatMap(([, paths]) => paths);
