import type { AdminUsersPageQueryVariables, Role, UserDisplayStatus } from '#client/gql/graphql.ts';
import { pageIn, withQuery } from '#client/lib/address.ts';
import { parseRole, ROLES } from '#schema/options/roles.ts';
import { parseUserDisplayStatus, USER_DISPLAY_STATUSES } from '#schema/options/statuses.ts';
import { upper } from '#schema/options/letters.ts';

/** The state of the list. All of it is in the address. */
export interface UserAddress {
  readonly search: string;
  readonly role: Role | null;
  readonly status: UserDisplayStatus | null;
  readonly page: number;
}

const LONGEST = 100;

export const USER_ROLES: readonly Role[] = ROLES.map(upper);
export const USER_STATUSES: readonly UserDisplayStatus[] = USER_DISPLAY_STATUSES.map(upper);

/** Lenient: unknown values count as not given. */
export function readAddress(query: URLSearchParams): UserAddress {
  const role = parseRole(query.get('role'));
  const status = parseUserDisplayStatus(query.get('status'));
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    role: role && upper(role),
    status: status && upper(status),
    page: pageIn(query),
  };
}

export const pathOf = ({ search, role, status, page = 1 }: Partial<UserAddress>): string =>
  withQuery('/admin/users', {
    search,
    role: role?.toLowerCase(),
    status: status?.toLowerCase(),
    page: page > 1 && page,
  });

export const isFiltered = ({ search, role, status }: UserAddress): boolean =>
  search.trim() !== '' || role !== null || status !== null;

/** Active and unverified are two values of one status. */
export function variablesOf(address: UserAddress): AdminUsersPageQueryVariables {
  const { search, role, status, page } = address;
  const comesAndGoes = status === 'ACTIVE' || status === 'UNVERIFIED';
  return {
    search: search.trim() || null,
    role,
    status: comesAndGoes ? 'ACTIVE' : status,
    verified: comesAndGoes ? status === 'ACTIVE' : null,
    page,
  };
}
