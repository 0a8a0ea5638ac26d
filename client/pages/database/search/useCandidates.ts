import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type {
  CandidateSearchQuery as Answer,
  CandidateSearchQueryVariables as Asked,
} from '#client/gql/graphql.ts';
import { useNavigationType } from '#client/lib/routing.ts';
import { variablesOf, type CandidateAddress } from './candidateAddress.ts';

/** Whoever comes back finds the list as it was left; whoever comes anew sees who has come or hidden meanwhile. */
export function useCandidates(query: TypedDocumentNode<Answer, Asked>, address: CandidateAddress) {
  const [comesBack] = useState(useNavigationType() === 'POP');
  const { data, previousData, error, loading, refetch } = useQuery(query, {
    variables: variablesOf(address),
    fetchPolicy: comesBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    candidates: (data ?? previousData)?.candidates,
    error,
    loading,
    /** What is shown answers another filter than the one in force. */
    isOld: !data && previousData !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
