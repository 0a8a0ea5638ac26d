import type { Access } from '#client/lib/guard/access.ts';
import { PAGES } from '#client/router.tsx';
import {
  ADMINISTRATOR,
  EMPLOYER,
  GUEST,
  HIRING_MANAGER,
  INTERVIEWER,
  SEEKER,
  type Visitor,
} from './visitors.ts';

/** The visitor that a page is for. */
const OWN: Readonly<Record<Access, Visitor>> = {
  public: GUEST,
  login: SEEKER,
  job_seeker: SEEKER,
  employer: EMPLOYER,
  admin: ADMINISTRATOR,
};

/** Pages that look different to other visitors. */
const OTHERS: readonly (readonly [Visitor, readonly string[]])[] = [
  // Administrators' pages are refused.
  [SEEKER, ['/', '/job-details/:jobId', '/companies/:slug', '/resume', '/admin/jobs']],
  [EMPLOYER, ['/', '/messages/:id', '/settings', '/browse-database']],
  [HIRING_MANAGER, ['/manage-applications']],
  [
    INTERVIEWER,
    [
      '/',
      '/interviews',
      '/manage-jobs',
      '/manage-jobs/:id/performance',
      '/manage-applications',
      '/manage-applications/:applicationId',
      '/messages/:id',
      '/settings',
      '/team',
    ],
  ],
];

/** The same page at another address. */
const AGAIN = ['/home', '/login', '/salaries/:title/:place', '/messages', '/candidates'];

/** The explorer of the API does not open in jsdom. */
const NOT_OPENED = ['/docs/api'];

/** Pages whose controls take long, or send requests in an order that depends on what was loaded before. */
const NOT_PRESSED: readonly (readonly [Visitor, readonly string[]])[] = [
  [GUEST, ['/browse-jobs', '/companies/:slug']],
  [SEEKER, ['/profile', '/admin/jobs']],
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

/** Every page that is for this visitor, and some pages of others. */
export function pathsFor(visitor: Visitor): string[] {
  const own = PAGES.filter(({ path, access }) => OWN[access] === visitor && !AGAIN.includes(path));
  const all = [...own.map(({ path }) => path), ...pathsIn(OTHERS, visitor)];
  return all.filter((path) => !NOT_OPENED.includes(path));
}

/** The pages whose controls are all pressed. */
export const pressedPathsFor = (visitor: Visitor): string[] =>
  pathsFor(visitor).filter((path) => isPressed(visitor, path));

export const isPressed = (visitor: Visitor, path: string): boolean =>
  visitor.presses &&
  !pathsIn(NOT_PRESSED, visitor).includes(path) &&
  !path.startsWith('/admin/analytics');

const pathsIn = (lists: typeof OTHERS, visitor: Visitor): string[] =>
  lists.filter(([other]) => other === visitor).flatMap(([, paths]) => paths);
