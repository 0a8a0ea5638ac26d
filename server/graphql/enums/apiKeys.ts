import type { ApiKeyState, ApiScope } from '#schema/options/apiScopes.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ApiScopeEnum = graphqlEnum<ApiScope>(
  'ApiScope',
  'What an API key can be allowed to do.',
  {
    JOBS_READ: 'Read jobs.',
    JOBS_WRITE: 'Post and change jobs.',
    APPLICATIONS_READ: 'Read applications.',
    APPLICATIONS_WRITE: 'Decide on applications.',
    MESSAGES_READ: 'Read conversations with applicants.',
    MESSAGES_WRITE: 'Write to applicants.',
    ANALYTICS_READ: 'Run analytics queries.',
  },
);

export const ApiKeyStateEnum = graphqlEnum<ApiKeyState>(
  'ApiKeyState',
  'The status of an API key.',
  {
    living: 'Active: it can do what its scopes allow.',
    barred: 'Refused while the account of its creator is suspended or the company is not approved.',
    expired: 'Its expiry date has passed.',
    revoked: 'A user revoked it.',
  },
);
