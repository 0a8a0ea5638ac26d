import type { OwnJobsShown, OwnJobsSort } from '#client/gql/graphql.ts';
import { PAGE_NUMBER_MAX, pageOrDefault } from '#schema/options/limits.ts';
import {
  OWN_JOBS_SHOWN,
  parseOwnJobsShown,
  parseOwnJobsSort,
} from '#schema/options/screens/ownJobs.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

/** The state of the page, all in the address. */
export interface OwnJobsAddress {
  readonly search: string;
  readonly show: OwnJobsShown;
  readonly sort: OwnJobsSort;
  readonly page: number;
  /** The job being edited. */
  readonly edit: string;
}

const PATH = '/manage-jobs';
const LONGEST = 100;

export const SHOWN = OWN_JOBS_SHOWN.map((shown) => shown.toUpperCase() as OwnJobsShown);

/** Lenient: unknown values fall back to the first choice. */
export function readAddress(query: URLSearchParams): OwnJobsAddress {
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    show: (parseOwnJobsShown(query.get('show')) ?? 'all').toUpperCase() as OwnJobsShown,
    sort: (parseOwnJobsSort(query.get('sort')) ?? 'date').toUpperCase() as OwnJobsSort,
    edit: (query.get('edit') ?? '').slice(0, LENGTHS.id),
    page: Math.min(pageOrDefault(Number(query.get('page'))), PAGE_NUMBER_MAX),
  };
}

export function pathOf(address: OwnJobsAddress): string {
  const query = queryOf(address);
  if (address.page > 1) query.set('page', `${address.page}`);
  if (address.edit) query.set('edit', address.edit);
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

/** The same filters for the export: only what differs from the defaults. */
export function queryOf({ search, show, sort }: OwnJobsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (show !== 'ALL') query.set('show', show.toLowerCase());
  if (sort !== 'DATE') query.set('sort', sort.toLowerCase());
  return query;
}

export const PAGE_SIZE = 20;

export function variablesOf({ search, show, sort, page }: OwnJobsAddress) {
  return { search: search.trim() || null, show, sort, page };
}
export type ListVariables = ReturnType<typeof variablesOf>;
