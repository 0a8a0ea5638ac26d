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

/** What an administrator has settled about accounts; until it is known, what the documents say. The server judges anyway. */
export function useAccountRules(fetchPolicy: WatchQueryFetchPolicy = 'cache-and-network') {
  const { data } = useQuery(AccountRulesQuery, { fetchPolicy });
  const site = data?.site;
  return {
    allowRegistration: site?.allowRegistration ?? true,
    passwordMinLength: Math.max(PASSWORD_MIN, site?.passwordMinLength ?? 0),
  };
}
