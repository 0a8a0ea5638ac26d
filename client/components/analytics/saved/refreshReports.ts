import type { ApolloClient } from '@apollo/client';

/** Refetches the list of reports and dashboards where it is visible, because one was added. */
export async function refreshReports(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'AdminReportsPage',
    });
  } catch {
    return;
  }
}
