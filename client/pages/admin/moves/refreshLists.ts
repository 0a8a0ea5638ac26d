import type { ApolloClient } from '@apollo/client';

/** What stands there is asked for again: a row that no longer fits the filter goes, and another moves up. */
export async function refreshLists(
  client: ApolloClient,
  also: readonly string[] = [],
): Promise<void> {
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) =>
        LISTS.has(queryName ?? '') || also.includes(queryName ?? ''),
    });
  } catch {
    return;
  }
}

const LISTS = new Set([
  'AdminFrame',
  'AdminCompaniesPage',
  'AdminCompanyPage',
  'AdminJobsPage',
  'AdminJobPage',
  'AdminUsersPage',
  'AdminUserPage',
]);
