import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type {
  CandidateSearchQuery as Answer,
  CandidateSearchQueryVariables as Asked,
} from '#client/gql/graphql.ts';
import { useNavigationType } from '#client/lib/routing.ts';
import { variablesOf, type CandidateAddress } from './candidateAddress.ts';

/** Going back shows the list as it was; a new visit shows who has joined or hidden since. */
export function useCandidates(query: TypedDocumentNode<Answer, Asked>, address: CandidateAddress) {
  const [comesBack] = useState(useNavigationType() === 'POP');
  const { data, previousData, error, loading, refetch } = useQuery(query, {
    variables: variablesOf(address),
    fetchPolicy: comesBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    candidates: (data ?? previousData)?.candidates,
    error,
    loading,
    /** The visible results belong to another filter than the current one. */
    isOld: !data && previousData !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
