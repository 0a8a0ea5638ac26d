import type { ApolloClient } from '@apollo/client';

/** Reads these queries again where a page shows them. A page handles the failure of its own query. */
export async function refetchShown(client: ApolloClient, names: readonly string[]): Promise<void> {
  await client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => names.includes(queryName),
    })
    .catch(() => undefined);
}
