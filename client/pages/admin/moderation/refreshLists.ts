import type { ApolloClient } from '@apollo/client';

/** Refetches the visible lists: rows that no longer match disappear and others move up. */
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
