/** What an API key can be allowed, by the GraphQL names. */
export const API_SCOPES = [
  'JOBS_READ',
  'JOBS_WRITE',
  'APPLICATIONS_READ',
  'APPLICATIONS_WRITE',
  'MESSAGES_READ',
  'MESSAGES_WRITE',
  'ANALYTICS_READ',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Scopes available to an employer's key; an administrator's key can have all of them. */
export const EMPLOYER_SCOPES = [
  'JOBS_READ',
  'JOBS_WRITE',
  'APPLICATIONS_READ',
  'APPLICATIONS_WRITE',
  'MESSAGES_READ',
  'MESSAGES_WRITE',
] as const satisfies readonly ApiScope[];

/** The stored form of a scope, which is also shown to people. */
export const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  JOBS_READ: 'jobs:read',
  JOBS_WRITE: 'jobs:write',
  APPLICATIONS_READ: 'applications:read',
  APPLICATIONS_WRITE: 'applications:write',
  MESSAGES_READ: 'messages:read',
  MESSAGES_WRITE: 'messages:write',
  ANALYTICS_READ: 'analytics:read',
};

/** The status of a key: valid, or why it is not. */
export const API_KEY_STATES = ['living', 'barred', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
