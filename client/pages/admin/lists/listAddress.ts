import type { AdminStatus } from '#client/gql/graphql.ts';
import { pageIn, withQuery } from '#client/lib/address.ts';
import { parseAdminIndustryFilter, type AdminIndustryFilter } from '#schema/options/industries.ts';
import { ADMIN_STATUSES, parseAdminStatus } from '#schema/options/statuses.ts';

/** The state of a list. All of it is in the address. */
export interface ListAddress {
  readonly search: string;
  readonly status: AdminStatus | null;
  /** Jobs only. */
  readonly industry: AdminIndustryFilter | null;
  /** Jobs only: the id of their company. */
  readonly company: string | null;
  /** Jobs only: with open reports. */
  readonly reported: boolean;
  /** With a change that awaits review. */
  readonly changed: boolean;
  /** Companies only: with a certificate that awaits review. */
  readonly verification: boolean;
  readonly page: number;
  /** The id of the open item. */
  readonly open: string | null;
}

export type ListPath = '/admin/companies' | '/admin/jobs';

const LONGEST = 100;

const upper = (status: string) => status.toUpperCase() as AdminStatus;

export const STATUSES: readonly AdminStatus[] = ADMIN_STATUSES.map(upper);

/** Lenient: unknown values count as not given. */
export function readAddress(query: URLSearchParams): ListAddress {
  const status = parseAdminStatus(query.get('status'));
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    status: status && upper(status),
    industry: parseAdminIndustryFilter(query.get('industry')),
    company: query.get('company')?.slice(0, LONGEST) || null,
    reported: query.get('reported') === '1',
    changed: query.get('changed') === '1',
    verification: query.get('verification') === '1',
    page: pageIn(query),
    open: query.get('open'),
  };
}

export function pathOf(path: ListPath, address: Partial<ListAddress>): string {
  const { status, page = 1 } = address;
  return withQuery(path, {
    search: address.search,
    company: address.company,
    status: status?.toLowerCase(),
    industry: address.industry,
    reported: address.reported,
    changed: address.changed,
    verification: address.verification,
    page: page > 1 && page,
    open: address.open,
  });
}

export const isFiltered = (address: ListAddress): boolean => {
  const { search, company, status, industry, reported, changed, verification } = address;
  const isQueue = reported || changed || verification;
  return [search.trim(), company, status, industry, isQueue].some(Boolean);
};

/** A list shows one status or one queue: spread this first, then set one of them. */
export const NO_CHOICE = {
  status: null,
  reported: false,
  changed: false,
  verification: false,
} as const;
