import type { ApolloClient } from '@apollo/client';

/** The list of reports and dashboards is asked for again where it is on the screen: something has come to it. */
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
