import type { SessionUser, UserRole } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';

type AccountKey =
  | 'dashboard'
  | 'profile'
  | 'companyProfile'
  | 'team'
  | 'recommendedJobs'
  | 'savedJobs'
  | 'myApplications'
  | 'interviews'
  | 'messages'
  | 'settings';

const MESSAGES = { key: 'messages', path: '/messages' } as const;

const SEEKERS_OWN = [
  { key: 'recommendedJobs', path: '/recommended-jobs' },
  { key: 'savedJobs', path: '/saved-jobs' },
  { key: 'myApplications', path: '/my-applications' },
  MESSAGES,
] as const;

const OWN: Record<UserRole, readonly { key: AccountKey; path: string }[]> = {
  JOB_SEEKER: SEEKERS_OWN,
  EMPLOYER: [MESSAGES, { key: 'interviews', path: '/interviews' }, { key: 'team', path: '/team' }],
  ADMIN: [],
};

/** The user menu without Logout. An administrator's dashboard, profile and settings are in the admin area (product decision 20). */
export function accountLinks(user: SessionUser): readonly { key: AccountKey; path: string }[] {
  const { role } = user;
  const profiles = {
    JOB_SEEKER: { key: 'profile', path: '/profile' },
    EMPLOYER: { key: 'companyProfile', path: '/company-profile' },
    ADMIN: { key: 'profile', path: '/admin/account' },
  } as const;
  const own = OWN[role];
  return [
    { key: 'dashboard', path: role === 'ADMIN' ? '/admin' : '/' },
    ...(isOffered(user, 'manage') ? [profiles[role]] : []),
    ...own,
    { key: 'settings', path: '/settings' },
  ];
}
