import type { ActiveWithin, AvailableWithin, CandidateSort } from '#client/gql/graphql.ts';
import { withQuery } from '#client/lib/address.ts';
import {
  ACTIVE_WITHIN_DAYS,
  CANDIDATE_SKILLS_MAX,
  EXPERIENCE_YEARS_MAX,
  parseActiveWithin,
  parseCandidateSort,
} from '#schema/options/screens/candidates.ts';
import { parseAvailableWithin } from '#schema/options/noticePeriods.ts';
import { PAGE_NUMBER_MAX, PAGE_SIZE } from '#schema/options/limits.ts';
import { parseAmount } from '#schema/salary/parseAmount.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { ctc } from '#schema/validation/values/ctc.ts';

/** The state of the page, all in the address; empty means "any" or "none". */
export interface CandidateAddress {
  readonly search: string;
  readonly skills: readonly string[];
  /** Years of experience. */
  readonly from: string;
  readonly to: string;
  readonly location: string;
  /** Maximum pay in rupees a year. */
  readonly salary: string;
  readonly active: ActiveWithin | '';
  /** How soon they can start. */
  readonly notice: AvailableWithin | '';
  readonly sort: CandidateSort;
  readonly page: number;
  /** The candidate whose details are open. */
  readonly open: string;
  /** On phones: whether the sheet is open. */
  readonly filters: 'open' | '';
}

const DATABASE_PATH = '/browse-database';
const LONGEST = 200;

/** The parameters that filter the list, each of which can be removed. */
const NARROWING = [
  'search',
  'skills',
  'from',
  'to',
  'location',
  'salary',
  'active',
  'notice',
] as const;

/** Lenient: invalid values are ignored. */
export function readAddress(query: URLSearchParams): CandidateAddress {
  const text = (name: string, longest = LONGEST) =>
    (query.get(name) ?? '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, longest);
  const page = Number(query.get('page'));
  const [from, to] = inOrder(yearsIn(text('from')), yearsIn(text('to')));
  return {
    search: text('search'),
    skills: skillsIn(query.getAll('skills').join(',')),
    from,
    to,
    location: text('location'),
    salary: rupeesIn(text('salary')),
    active: (parseActiveWithin(text('active'))?.toUpperCase() ?? '') as ActiveWithin | '',
    notice: (parseAvailableWithin(text('notice'))?.toUpperCase() ?? '') as AvailableWithin | '',
    sort: (parseCandidateSort(text('sort')) ?? 'relevance').toUpperCase() as CandidateSort,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1,
    open: text('open', LENGTHS.id),
    filters: text('filters') === 'open' ? 'open' : '',
  };
}

function skillsIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(',')) {
    const skill = part.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
    if (skill && skill.length <= LENGTHS.listEntry) seen.set(skill.toLowerCase(), skill);
  }
  return [...seen.values()].slice(0, CANDIDATE_SKILLS_MAX);
}

function yearsIn(text: string): string {
  return /^\d{1,2}$/.test(text) && Number(text) <= EXPERIENCE_YEARS_MAX ? String(Number(text)) : '';
}

function inOrder(from: string, to: string): [string, string] {
  return from && to && Number(from) > Number(to) ? [to, from] : [from, to];
}

/** "8 LPA", "5-8 lakh" and "800000", as the maximum pay. */
export function rupeesIn(text: string): string {
  if (!text) return '';
  const one = ctc('salaryExpectation').safeParse(text);
  const most = one.success ? one.data : parseAmount(text, 'year')?.max;
  return most ? String(most) : '';
}

/** The canonical address of a state: defaults are left out. */
export function pathOf(address: CandidateAddress): string {
  const { skills, active, notice, sort, page, ...texts } = address;
  const values: Record<string, string> = {
    ...texts,
    skills: skills.join(','),
    active: active
      ? String(ACTIVE_WITHIN_DAYS[active.toLowerCase() as Lowercase<ActiveWithin>])
      : '',
    notice: notice.toLowerCase(),
    sort: sort === 'RELEVANCE' ? '' : sort.toLowerCase(),
    page: page === 1 ? '' : String(page),
  };
  return withQuery(DATABASE_PATH, Object.fromEntries(ORDER.map((name) => [name, values[name]])));
}

const ORDER = [...NARROWING, 'sort', 'page', 'filters', 'open'] as const;

/** A new search starts at page one; a change of presentation keeps the page. */
export function changed(
  address: CandidateAddress,
  change: Partial<CandidateAddress>,
): CandidateAddress {
  const onlyLook = Object.keys(change).every((key) => ['page', 'open', 'filters'].includes(key));
  const next = { ...address, ...(!onlyLook && { page: 1 }), ...change };
  const [from, to] = inOrder(next.from, next.to);
  return { ...next, from, to };
}

export const NOTHING_ASKED = {
  search: '',
  skills: [],
  from: '',
  to: '',
  location: '',
  salary: '',
  active: '',
  notice: '',
} as const satisfies Partial<CandidateAddress>;

/** The number of active filters. All words count as one, as do both bounds of the years. */
export const filterCount = (address: CandidateAddress) => {
  const { skills, from, to, location, salary, active, notice } = address;
  return [skills.length > 0, from || to, location, salary, active, notice].filter(Boolean).length;
};

export const isFiltered = (address: CandidateAddress): boolean =>
  filterCount(address) > 0 || address.search !== '';

const numberIn = (text: string) => (text === '' ? null : Number(text));

/** The variables for the API. */
export function variablesOf(address: CandidateAddress) {
  const { search, skills, from, to, location, salary, active, notice, sort, page } = address;
  return {
    filter: {
      search: search || null,
      skills: skills.length > 0 ? [...skills] : null,
      experienceFrom: numberIn(from),
      experienceTo: numberIn(to),
      location: location || null,
      salaryTo: numberIn(salary),
      activeWithin: active || null,
      availableWithin: notice || null,
    },
    sort,
    first: PAGE_SIZE,
    page,
  };
}
