import type { DialogTarget } from '#client/components/account/DialogLink.tsx';
import type { SessionUser, UserRole } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import type { TeamRight } from '#schema/options/teamRoles.ts';

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

/** All but the last one are documented. */
export const BOTTOM_LINKS = ['terms', 'privacy', 'faq', 'contact', 'api'] as const;

export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

/** A path, a dialog for guests, or null for those who cannot use it. */
export type FooterTarget = string | DialogTarget | null;

type Visitor = UserRole | 'GUEST';
type Targets = string | Readonly<Record<Visitor, FooterTarget>>;

const CANDIDATES: Targets = {
  GUEST: '/browse-database',
  JOB_SEEKER: '/browse-database',
  EMPLOYER: '/browse-database',
  ADMIN: '/admin/users?role=job_seeker',
};
const POST_A_JOB: Targets = {
  GUEST: { name: 'signup', hiring: true, returnUrl: '/add-job' },
  JOB_SEEKER: null,
  EMPLOYER: '/add-job',
  ADMIN: '/admin/bulk-upload',
};
const ownJobs = (path: string): Targets => ({
  GUEST: { name: 'login', hiring: true, returnUrl: path },
  JOB_SEEKER: null,
  EMPLOYER: path,
  ADMIN: '/admin/jobs',
});

/** Every documented label leads to the page that does what it says (product decision 78). */
const TARGETS: Readonly<Record<'candidates' | 'employers' | 'bottom', Record<string, Targets>>> = {
  candidates: {
    userDashboard: {
      GUEST: { name: 'login' },
      JOB_SEEKER: '/',
      EMPLOYER: '/',
      ADMIN: '/admin',
    },
    cvPackages: {
      GUEST: { name: 'signup', returnUrl: '/resume' },
      JOB_SEEKER: '/resume',
      EMPLOYER: '/browse-database',
      ADMIN: '/admin/users?role=job_seeker',
    },
    jobsFeatured: '/browse-jobs?featured=true',
    jobsUrgent: '/browse-jobs?hot=true',
    candidateList: CANDIDATES,
    candidatesGrid: CANDIDATES,
  },
  employers: {
    postNew: POST_A_JOB,
    jobPackages: POST_A_JOB,
    employerList: '/companies',
    employersGrid: '/companies',
    jobsListing: ownJobs('/manage-jobs'),
    jobsFeatured: ownJobs('/manage-jobs?show=featured'),
  },
  bottom: {
    terms: '/privacy',
    privacy: '/privacy',
    faq: '/faq',
    contact: '/contact',
    api: '/docs/api',
  },
};

/** The right in a company's team that a page needs. */
const NEEDS: Readonly<Record<string, TeamRight>> = {
  '/add-job': 'post',
  '/browse-database': 'candidates',
};

/** Unknown links lead home. */
export function footerTarget(
  link: string,
  column: keyof typeof TARGETS,
  user: Pick<SessionUser, 'role' | 'teamRole'> | null,
): FooterTarget {
  const targets = TARGETS[column];
  const found = Object.hasOwn(targets, link) ? targets[link]! : '/';
  const target = typeof found === 'string' ? found : found[user?.role ?? 'GUEST'];
  const right = typeof target === 'string' ? NEEDS[target] : undefined;
  return right && !isOffered(user, right) ? null : target;
}
