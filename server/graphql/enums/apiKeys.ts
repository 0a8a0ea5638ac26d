import type { ApiKeyState, ApiScope } from '#schema/options/apiScopes.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ApiScopeEnum = graphqlEnum<ApiScope>('ApiScope', 'What an API key may be allowed.', {
  JOBS_READ: 'Read jobs.',
  JOBS_WRITE: 'Post and change jobs.',
  APPLICATIONS_READ: 'Read applications.',
  APPLICATIONS_WRITE: 'Decide on applications.',
  ANALYTICS_READ: 'Ask analytics questions.',
});

export const ApiKeyStateEnum = graphqlEnum<ApiKeyState>('ApiKeyState', 'How an API key stands.', {
  living: 'It opens what its scopes allow.',
  barred:
    'It opens nothing while whoever made it may not: the account is shut out, or the company not approved.',
  expired: 'Its time is over.',
  revoked: 'Somebody has ended it.',
});
