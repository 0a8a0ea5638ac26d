/** What an API key may be allowed, by the names that GraphQL has for it. */
export const API_SCOPES = [
  'JOBS_READ',
  'JOBS_WRITE',
  'APPLICATIONS_READ',
  'APPLICATIONS_WRITE',
  'ANALYTICS_READ',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What an employer's key may be allowed; an administrator's may have them all. */
export const EMPLOYER_SCOPES = [
  'JOBS_READ',
  'JOBS_WRITE',
  'APPLICATIONS_READ',
  'APPLICATIONS_WRITE',
] as const satisfies readonly ApiScope[];

/** As a scope is stored, and written where people read it. */
export const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  JOBS_READ: 'jobs:read',
  JOBS_WRITE: 'jobs:write',
  APPLICATIONS_READ: 'applications:read',
  APPLICATIONS_WRITE: 'applications:write',
  ANALYTICS_READ: 'analytics:read',
};

/** How a key stands: it opens what it may, or why it does not. */
export const API_KEY_STATES = ['living', 'barred', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
