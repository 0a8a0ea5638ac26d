import { FILTER_FACTS, optionsOf, type FilterFact } from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import { parseExperienceLevel } from '#schema/options/experience.ts';
import { parseIndustryFilter, INDUSTRY_FILTER_SPELLINGS } from '#schema/options/industries.ts';
import { parseJobType, parseJobTypeFilter, spellJobType } from '#schema/options/jobTypes.ts';
import { parseSalaryRange } from '#schema/options/salaryRanges.ts';
import {
  parseJobSort,
  parsePostedWithin,
  parseView,
  POSTED_WITHIN_FACTS,
  type JobSort,
  type View,
} from '#schema/options/screens/search.ts';
import { parserFor } from '#schema/options/spelling.ts';

/** The filters with a list of values, in page order. */
export const FILTERS = [
  'type',
  'remote',
  'experience',
  'salary',
  'posted',
  'featured',
  'hot',
  ...FILTER_FACTS,
  'category',
  'industry',
  'state',
  'district',
  'company',
] as const;
export type Filter = (typeof FILTERS)[number];

/** The state of the page, all in the address. Empty means "any". */
export type BrowseState = Readonly<Record<Filter, string>> & {
  readonly search: string;
  readonly location: string;
  readonly sort: JobSort;
  readonly view: View;
  readonly page: number;
  /** Whether the filters are toggled: a sheet that opens on phones, a column that closes on laptops. */
  readonly filters: 'open' | 'closed' | '';
};

const LAST_PAGE = 100;
const LONGEST = 200;

/** Lenient: any documented spelling is understood, and invalid values are ignored. */
export function readBrowse(query: URLSearchParams): BrowseState {
  const text = (name: string) =>
    (query.get(name) ?? '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST);
  const flag = (name: string) => (['true', '1', 'yes'].includes(text(name)) ? 'true' : '');
  const capitals = (value: string | null) => value?.toUpperCase() ?? '';
  const category = parseCategory(text('category'));
  const industry = parseIndustryFilter(text('industry'));
  const choice = parseJobTypeFilter(text('type'));
  const page = Number(query.get('page'));
  const drawer = query.get('filters');
  return {
    search: text('search'),
    location: text('location'),
    type: capitals(choice?.type ?? null),
    remote: choice?.remoteOnly ? 'true' : flag('remote'),
    featured: flag('featured'),
    hot: flag('hot'),
    experience: capitals(parseExperienceLevel(text('experience'))),
    salary: capitals(parseSalaryRange(text('salary'))),
    posted: capitals(parsePostedWithin(text('posted'))),
    category: category ? CATEGORY_FACTS[category].title : text('category'),
    industry: industry ? INDUSTRY_FILTER_SPELLINGS[industry].rest : text('industry'),
    state: text('state'),
    district: text('district'),
    company: text('company'),
    ...ofFacts((name) => capitals(parserFor(optionsOf(name))(text(name)))),
    sort: parseJobSort(text('sort')) ?? 'relevance',
    view: parseView(text('view')) ?? 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    filters: drawer === 'open' || drawer === 'closed' ? drawer : '',
  };
}

/** A new search starts at page one; a change of presentation keeps the page. */
export function changeBrowse(state: BrowseState, change: Partial<BrowseState>): BrowseState {
  const onlyLook = Object.keys(change).every((key) => ['view', 'filters', 'page'].includes(key));
  const moved = change.state !== undefined && change.state !== state.state;
  return { ...state, ...(moved && { district: '' }), ...(!onlyLook && { page: 1 }), ...change };
}

/** The canonical address of a state: defaults are left out. */
export function browsePath(state: BrowseState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(spelled(state))) if (value) query.set(name, value);
  return query.size > 0 ? `/browse-jobs?${String(query).replaceAll('+', '%20')}` : '/browse-jobs';
}

/** In the spelling of addresses: `type=full-time&salary=3-5`. */
export function spelled(state: BrowseState): Record<string, string> {
  const type = parseJobType(state.type);
  const posted = parsePostedWithin(state.posted);
  return {
    search: state.search,
    location: state.location,
    category: state.category,
    type: type ? spellJobType(type, 'filter') : '',
    experience: state.experience.toLowerCase().replace('_', '-'),
    salary: state.salary.replace('LAKH_', '').replace('_PLUS', '+').replace('_', '-'),
    industry: state.industry,
    state: state.state,
    district: state.district,
    remote: state.remote,
    featured: state.featured,
    hot: state.hot,
    posted: posted ? String(POSTED_WITHIN_FACTS[posted].days) : '',
    company: state.company,
    ...ofFacts((name) => state[name].toLowerCase()),
    sort: state.sort === 'relevance' ? '' : state.sort,
    view: state.view === 'grid' ? '' : state.view,
    page: state.page === 1 ? '' : String(state.page),
    filters: state.filters,
  };
}

/** Each fact of a job that is a filter. */
export const ofFacts = <Value>(valueOf: (name: FilterFact) => Value) =>
  Object.fromEntries(FILTER_FACTS.map((name) => [name, valueOf(name)])) as Record<
    FilterFact,
    Value
  >;

export const activeFilters = (state: BrowseState): Filter[] =>
  FILTERS.filter((name) => state[name] !== '');
