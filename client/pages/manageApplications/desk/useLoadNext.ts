import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type {
  ReviewDeskPageQuery as Answer,
  ReviewDeskPageQueryVariables as Asked,
} from '#client/gql/graphql.ts';

/** Loads the next application while this one is read, so that stepping shows it at once. */
export function useLoadNext(
  query: TypedDocumentNode<Answer, Asked>,
  variables: Asked,
  nextId: string | null,
): void {
  const client = useApolloClient();
  const wanted = nextId && JSON.stringify({ ...variables, id: nextId });
  useEffect(() => {
    if (!wanted) return;
    // If this fails, the page loads it itself.
    client.query({ query, variables: JSON.parse(wanted) as Asked }).catch(() => undefined);
  }, [client, query, wanted]);
}
