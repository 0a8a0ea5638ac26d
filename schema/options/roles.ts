import { parserFor } from './spelling.ts';

export const ROLES = ['job_seeker', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  job_seeker: 'Job Seeker',
  employer: 'Employer',
  admin: 'Admin',
};

export const parseRole = parserFor(ROLES);

/** The roles accepted by POST /auth/register; administrators are created another way (product decision 17). */
export const REGISTRATION_ROLES = ['job_seeker', 'employer'] as const satisfies readonly Role[];
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number];

/** The permissions of administrators: the six of the dashboard, and the documented "manage system". */
export const ADMIN_PERMISSIONS = [
  'canBulkUpload',
  'canManageUsers',
  'canManageCompanies',
  'canManageJobs',
  'canViewAnalytics',
  'canAccessSettings',
  'canManageSystem',
] as const;
