import {
  cleaned,
  FILTERS,
  isSingle,
  readFilters,
  spellFilter,
  type ChosenFilters,
  type Filter,
} from '#schema/search/filterAddress.ts';
import {
  parseJobSort,
  parseView,
  type JobSort,
  type View,
} from '#schema/options/screens/search.ts';
import { FILTER_FACTS } from '#schema/fields/jobFacts.ts';

/** The state of the page, all in the address. Nothing chosen means "any". */
export type BrowseState = ChosenFilters & {
  readonly search: string;
  readonly location: string;
  readonly sort: JobSort;
  readonly view: View;
  readonly page: number;
  /** Whether pay is shown by month; it is always stored by year. */
  readonly payBy: 'month' | '';
  /** Whether the filters are toggled: a sheet that opens on phones, a column that closes on laptops. */
  readonly filters: 'open' | 'closed' | '';
};

const LAST_PAGE = 100;

/** Lenient: any documented spelling is understood, and invalid values are ignored. */
export function readBrowse(query: URLSearchParams): BrowseState {
  const text = (name: string) => cleaned(query.get(name) ?? '');
  const page = Number(query.get('page'));
  const drawer = query.get('filters');
  return {
    ...readFilters(query),
    search: text('search'),
    location: text('location'),
    sort: parseJobSort(text('sort')) ?? 'relevance',
    view: parseView(text('view')) ?? 'grid',
    payBy: text('payBy') === 'month' ? 'month' : '',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    filters: drawer === 'open' || drawer === 'closed' ? drawer : '',
  };
}

/** A new search starts at page one; a change of presentation keeps the page. */
export function changeBrowse(state: BrowseState, change: Partial<BrowseState>): BrowseState {
  const onlyLook = Object.keys(change).every((key) =>
    ['view', 'filters', 'page', 'payBy'].includes(key),
  );
  const next = { ...state, ...(!onlyLook && { page: 1 }), ...change };
  // A district needs its state, and a distance needs a place.
  const leavesState = change.state !== undefined && state.state.some((name) => !change.state!.includes(name)); // oxfmt-ignore
  return {
    ...next,
    ...(leavesState && change.district === undefined && { district: [] }),
    ...(next.location === '' && next.within.length > 0 && { within: [] }),
  };
}

/**
 * Adds a value to a filter, or removes it if it is chosen. In a filter with a single value it replaces the other one.
 */
export function toggleValue(
  state: BrowseState,
  filter: Filter,
  value: string,
): Partial<BrowseState> {
  const chosen = state[filter];
  if (chosen.includes(value)) return { [filter]: chosen.filter((other) => other !== value) };
  return { [filter]: isSingle(filter) ? [value] : [...chosen, value] };
}

/** The canonical address of a state: defaults are left out. */
export function browsePath(state: BrowseState): string {
  const query = new URLSearchParams(addressPairs(state));
  return query.size > 0 ? `/browse-jobs?${String(query).replaceAll('+', '%20')}` : '/browse-jobs';
}

/** In the order of addresses. */
const SPELLED: readonly Filter[] = [
  'within',
  'category',
  'type',
  'experience',
  'years',
  'salary',
  'pay',
  'industry',
  'state',
  'district',
  'remote',
  'verified',
  'quick',
  'featured',
  'hot',
  'posted',
  'company',
  ...FILTER_FACTS,
];

/** In the spelling of addresses, a pair for each value: `type=full-time&salary=3-5&salary=5-8`. */
export function addressPairs(state: BrowseState): [name: string, value: string][] {
  const pairs: [name: string, value: string][] = [
    ['search', state.search],
    ['location', state.location],
    ...SPELLED.flatMap((name) => (state[name].length > 0 ? spellFilter(state, name) : [])),
    ['payBy', state.payBy],
    ['sort', state.sort === 'relevance' ? '' : state.sort],
    ['view', state.view === 'grid' ? '' : state.view],
    ['page', state.page === 1 ? '' : String(state.page)],
    ['filters', state.filters],
  ];
  return pairs.filter(([, value]) => value !== '');
}

export const activeFilters = (state: BrowseState): { filter: Filter; value: string }[] =>
  FILTERS.flatMap((filter) => state[filter].map((value) => ({ filter, value })));

/** Whether there is anything to clear. */
export const isNarrowed = (state: BrowseState): boolean =>
  Boolean(state.search || state.location) || activeFilters(state).length > 0;
