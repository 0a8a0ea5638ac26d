import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { PASSWORD_MIN } from '#schema/options/limits.ts';

const AccountRulesQuery = graphql(`
  query AccountRules {
    site {
      allowRegistration
      passwordMinLength
    }
  }
`);

/**
 * The account rules set by the administrators, or the documented defaults until they are known. The server checks
 * anyway.
 */
export function useAccountRules(fetchPolicy: WatchQueryFetchPolicy = 'cache-and-network') {
  const { data } = useQuery(AccountRulesQuery, { fetchPolicy });
  const site = data?.site;
  return {
    allowRegistration: site?.allowRegistration ?? true,
    passwordMinLength: Math.max(PASSWORD_MIN, site?.passwordMinLength ?? 0),
  };
}
