import type { ApolloClient } from '@apollo/client';

/** Refetches the list of segments, because one was added. */
export async function refreshSegments(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'AdminSegmentsPage',
    });
  } catch {
    return;
  }
}
