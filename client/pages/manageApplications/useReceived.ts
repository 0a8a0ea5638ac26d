import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type {
  ManageApplicationsPageQuery as Answer,
  ManageApplicationsPageQueryVariables as Asked,
} from '#client/gql/graphql.ts';
import { useNavigationType } from '#client/lib/routing.ts';
import { filterOf, type ApplicationsAddress } from './applicationsAddress.ts';

/** The first page of a filter; what was there stays until the next is. */
export function useReceived(query: TypedDocumentNode<Answer, Asked>, address: ApplicationsAddress) {
  const isList = address.view === 'list';
  const variables = { ...filterOf(address), isList };
  // Whoever comes back finds it as it was left; whoever comes anew sees what has arrived meanwhile.
  const [comesBack] = useState(useNavigationType() === 'POP');
  const { data, previousData, error, loading, refetch } = useQuery(query, {
    variables,
    fetchPolicy: comesBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = (data ?? previousData)?.viewer;
  return {
    viewer,
    error,
    loading,
    /** What is shown answers another filter than the one in force. */
    isOld: loading && !data && viewer != null,
    retry: () => void refetch().catch(() => undefined),
  };
}
