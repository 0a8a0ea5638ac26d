import type { ApolloClient } from '@apollo/client';
import type { AdminStatus } from '#client/gql/graphql.ts';

let last = 0;

/** Shows a status optimistically, until the returned function is called and the server's answer alone counts. */
export function showOptimistically(
  client: ApolloClient,
  type: 'AdminCompany' | 'AdminJob',
  ids: readonly string[],
  status: AdminStatus,
): () => void {
  const layer = `admin-move-${(last += 1)}`;
  client.cache.recordOptimisticTransaction((cache) => {
    for (const id of ids)
      cache.modify({
        id: cache.identify({ __typename: type, id }) ?? id,
        fields: { adminStatus: () => status },
      });
  }, layer);
  return () => client.cache.removeOptimistic(layer);
}
