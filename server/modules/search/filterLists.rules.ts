import { districtsWithin } from '#schema/locations/distance.ts';
import {
  findLocation,
  resolveLocation,
  stateOf,
  type Location,
} from '#schema/locations/locations.ts';
import {
  FILTER_FACTS,
  listName,
  type FactChoices,
  type FilterFact,
} from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import { parseIndustry, parseIndustryFilter } from '#schema/options/industries.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { PAY_MAX, type SalaryRange } from '#schema/options/salaryRanges.ts';
import { EXPERIENCE_YEARS_MAX } from '#schema/options/screens/candidates.ts';
import type { PostedWithin } from '#schema/options/screens/search.ts';
import { isAny } from '#schema/options/spelling.ts';
import type { JobFilter } from './search.inputs.ts';

/** Filters that take several values: a job needs any one of them. */
export const LISTS = [
  'category',
  'type',
  'experience',
  'salary',
  'industry',
  'state',
  'district',
  'company',
  ...FILTER_FACTS,
] as const;

/** Filters that are on or off. */
export const FLAGS = ['remote', 'featured', 'hot', 'verified', 'quickResponders'] as const;

/** Filters with one value, because each value includes the smaller ones. */
export const STEPS = ['postedWithin', 'experienceYears', 'pay'] as const;

export interface PayWanted {
  /** Yearly rupees. */
  from: number;
  to: number | null;
}

/**
 * A filter as the search knows it: every filter under one name, every value in one spelling, and an empty list or text
 * if nothing is chosen.
 */
export interface FilterLists extends FactChoices {
  readonly search: string;
  readonly location: string;
  /** The districts near the location, if only jobs within some distance are wanted. */
  readonly near: readonly Location[] | null;
  readonly category: readonly string[];
  readonly type: readonly JobType[];
  readonly experience: readonly ExperienceLevel[];
  readonly salary: readonly SalaryRange[];
  readonly industry: readonly string[];
  readonly state: readonly string[];
  readonly district: readonly string[];
  readonly company: readonly string[];
  readonly remote: boolean;
  readonly featured: boolean;
  readonly hot: boolean;
  readonly verified: boolean;
  readonly quickResponders: boolean;
  readonly postedWithin: PostedWithin | null;
  readonly experienceYears: number | null;
  readonly pay: PayWanted | null;
  /** The person whose hidden companies are left out, unless companies are asked for by name. */
  readonly hiddenBy: string | null;
  /** The filters that were given by their name for one value, so that choosing another value replaces it. */
  readonly replaced: ReadonlySet<string>;
}

const FARTHEST_KM = 500;

type ListName = (typeof LISTS)[number];

/** The name of each filter for several values. */
export const NAME_OF_LIST = {
  category: 'categories',
  type: 'types',
  experience: 'experienceLevels',
  salary: 'salaryRanges',
  industry: 'industries',
  state: 'states',
  district: 'districts',
  company: 'companies',
  ...(Object.fromEntries(FILTER_FACTS.map((name) => [name, listName(name)])) as {
    [Name in FilterFact]: `${Name}s`;
  }),
} as const satisfies Record<ListName, keyof JobFilter>;

/** The one place that knows that some filters have a name for one value and a name for several. */
export function filterLists(given: JobFilter, viewerId: string | null = null): FilterLists {
  const { location, withinKm } = given;
  return {
    search: given.search ?? '',
    location: location ?? '',
    near:
      location && within(withinKm, 1, FARTHEST_KM) ? districtsWithin(location, withinKm!) : null,
    category: some(given.category, given.categories, categoryNamed),
    type: some(given.type, given.types),
    experience: some(given.experience, given.experienceLevels),
    salary: some(given.salary, given.salaryRanges),
    industry: some(given.industry, given.industries, industryNamed),
    state: some(given.state, given.states, stateNamed),
    district: some(given.district, given.districts, placeOfDistrict),
    company: some(given.company, given.companies, (id) => id.toLowerCase()),
    remote: given.remote ?? false,
    featured: given.featured ?? false,
    hot: given.hot ?? false,
    verified: given.verified ?? false,
    quickResponders: given.quickResponders ?? false,
    postedWithin: given.postedWithin ?? null,
    experienceYears: within(given.experienceYears, 0, EXPERIENCE_YEARS_MAX)
      ? given.experienceYears!
      : null,
    pay: payWanted(given),
    hiddenBy: viewerId,
    replaced: new Set(LISTS.filter((name) => given[name] && !given[NAME_OF_LIST[name]]?.length)),
    ...(Object.fromEntries(
      FILTER_FACTS.map((name) => [name, some<unknown>(given[name], given[listName(name)])]),
    ) as unknown as Record<FilterFact, never>),
  };
}

/** Whether a filter restricts the result. */
export function isChosen(value: FilterLists[Exclude<keyof FilterLists, 'replaced'>]): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== false && value !== '';
}

function some<Value>(
  one: Value | null | undefined,
  others: readonly Value[] | null | undefined,
  spelled: (value: Value) => Value = (value) => value,
): Value[] {
  const given = [one, ...(others ?? [])].filter((value) => value !== null && value !== undefined);
  const chosen = given.filter((value) => typeof value !== 'string' || !isAny(value));
  return [...new Set(chosen.map(spelled))];
}

function within(value: number | null | undefined, least: number, most: number): boolean {
  return value !== null && value !== undefined && value >= least && value <= most;
}

function payWanted({ payFrom, payTo }: JobFilter): PayWanted | null {
  const from = within(payFrom, 1, PAY_MAX) ? payFrom! : 0;
  const to = within(payTo, 1, PAY_MAX) ? payTo! : null;
  return from > 0 || to !== null ? { from, to } : null;
}

function categoryNamed(named: string): string {
  const known = parseCategory(named);
  return known ? CATEGORY_FACTS[known].slug : named.trim().toLowerCase();
}

function industryNamed(named: string): string {
  return parseIndustryFilter(named) ?? parseIndustry(named) ?? named;
}

export function stateNamed(text: string): string {
  return stateOf(text) ?? text;
}

/** The spelling of a district in its facet: "District, State". */
export function placeOfDistrict(text: string): string {
  const place = findLocation(text.trim()) ?? resolveLocation(text);
  return place?.display ?? text.trim();
}
