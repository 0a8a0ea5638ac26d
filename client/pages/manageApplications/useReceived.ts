import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type {
  ManageApplicationsPageQuery as Answer,
  ManageApplicationsPageQueryVariables as Asked,
} from '#client/gql/graphql.ts';
import { useNavigationType } from '#client/lib/routing.ts';
import { filterOf, type ApplicationsAddress } from './applicationsAddress.ts';

/** The first page of a filter. The previous one stays until the next has loaded. */
export function useReceived(query: TypedDocumentNode<Answer, Asked>, address: ApplicationsAddress) {
  const isList = address.view === 'list';
  const variables = { ...filterOf(address), isList };
  // Going back shows the list as it was; a new visit fetches what has arrived since.
  const [comesBack] = useState(useNavigationType() === 'POP');
  const { data, previousData, error, loading, refetch } = useQuery(query, {
    variables,
    fetchPolicy: comesBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = (data ?? previousData)?.viewer;
  return {
    viewer,
    error,
    loading,
    /** The visible results belong to another filter than the current one. */
    isOld: loading && !data && viewer != null,
    retry: () => void refetch().catch(() => undefined),
  };
}
