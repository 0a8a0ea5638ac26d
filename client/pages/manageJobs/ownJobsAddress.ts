import type { OwnJobsShown, OwnJobsSort } from '#client/gql/graphql.ts';
import { pageIn, withQuery } from '#client/lib/address.ts';
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

const LONGEST = 100;

export const SHOWN = OWN_JOBS_SHOWN.map((shown) => shown.toUpperCase() as OwnJobsShown);

/** Lenient: unknown values fall back to the first choice. */
export function readAddress(query: URLSearchParams): OwnJobsAddress {
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    show: (parseOwnJobsShown(query.get('show')) ?? 'all').toUpperCase() as OwnJobsShown,
    sort: (parseOwnJobsSort(query.get('sort')) ?? 'date').toUpperCase() as OwnJobsSort,
    edit: (query.get('edit') ?? '').slice(0, LENGTHS.id),
    page: pageIn(query),
  };
}

export const pathOf = ({ page, edit, ...filter }: OwnJobsAddress): string =>
  withQuery('/manage-jobs', { ...filterOf(filter), page: page > 1 && page, edit });

/** The filters for an address: only what differs from the defaults. */
export const filterOf = ({ search, show, sort }: Omit<OwnJobsAddress, 'page' | 'edit'>) => ({
  search,
  show: show !== 'ALL' && show.toLowerCase(),
  sort: sort !== 'DATE' && sort.toLowerCase(),
});

/** The export of the list with these filters, or of the jobs with these ids. */
export const exportPath = (of: ReturnType<typeof filterOf> | { ids: string }): string =>
  withQuery('/api/jobs/my-jobs/export', of);

export const PAGE_SIZE = 20;

export function variablesOf({ search, show, sort, page }: OwnJobsAddress) {
  return { search: search.trim() || null, show, sort, page };
}
export type ListVariables = ReturnType<typeof variablesOf>;
