import type { ApolloClient } from '@apollo/client';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';

const LISTS = [
  'AdminFrame',
  'AdminCompaniesPage',
  'AdminCompanyPage',
  'AdminJobsPage',
  'AdminJobPage',
  'AdminUsersPage',
  'AdminUserPage',
];

/** Refetches the visible lists: rows that no longer match disappear and others move up. */
export const refreshLists = (client: ApolloClient, also: readonly string[] = []): Promise<void> =>
  refetchShown(client, [...LISTS, ...also]);
