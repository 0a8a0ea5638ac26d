import type { ApolloClient } from '@apollo/client';

/** Refetches those of the queries that the current page uses. A failure is ignored here, because that page shows it. */
export async function refetchShown(client: ApolloClient, names: readonly string[]): Promise<void> {
  await client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => names.includes(queryName),
    })
    .catch(() => undefined);
}
