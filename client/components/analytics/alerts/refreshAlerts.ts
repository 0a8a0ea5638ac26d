import type { ApolloClient } from '@apollo/client';

/** Refetches the list of alerts where it is visible. */
export async function refreshAlerts(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'AdminFigureAlertsPage',
    });
  } catch {
    return;
  }
}
