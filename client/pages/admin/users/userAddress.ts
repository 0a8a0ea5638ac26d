import type { AdminUsersPageQueryVariables, Role, UserDisplayStatus } from '#client/gql/graphql.ts';
import { PAGE_NUMBER_MAX, pageOrDefault } from '#schema/options/limits.ts';
import { parseRole, ROLES } from '#schema/options/roles.ts';
import { parseUserDisplayStatus, USER_DISPLAY_STATUSES } from '#schema/options/statuses.ts';

/** The state of the list. All of it is in the address. */
export interface UserAddress {
  readonly search: string;
  readonly role: Role | null;
  readonly status: UserDisplayStatus | null;
  readonly page: number;
}

const LONGEST = 100;

const upper = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

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
    page: Math.min(pageOrDefault(Number(query.get('page'))), PAGE_NUMBER_MAX),
  };
}

export function pathOf({ search, role, status, page = 1 }: Partial<UserAddress>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (role) query.set('role', role.toLowerCase());
  if (status) query.set('status', status.toLowerCase());
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `/admin/users?${query.toString()}` : '/admin/users';
}

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
