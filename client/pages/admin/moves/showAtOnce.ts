import type { ApolloClient } from '@apollo/client';
import type { AdminStatus } from '#client/gql/graphql.ts';

let last = 0;

/** A status as it will be, until what is given back is called: then what the server has said counts alone. */
export function showAtOnce(
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
