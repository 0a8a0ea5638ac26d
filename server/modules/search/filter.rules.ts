import { QUICK_ANSWER_DAYS, RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import {
  industriesOfFilter,
  INDUSTRIES,
  INDUSTRY_FACTS,
  parseIndustry,
  parseIndustryFilter,
  type IndustryFilter,
} from '#schema/options/industries.ts';
import { SALARY_RANGE_FACTS, type SalaryRange } from '#schema/options/salaryRanges.ts';
import { POSTED_WITHIN_FACTS, type PostedWithin } from '#schema/options/screens/search.ts';
import { FILTER_FACTS, isFilterFact, optionsOf, type FilterFact } from '#schema/fields/jobFacts.ts';
import {
  filterLists,
  FLAGS,
  isChosen,
  LISTS,
  STEPS,
  type FilterLists,
} from './filterLists.rules.ts';

/** The filters that have counts. */
export const FACETS = [...LISTS, ...FLAGS, ...STEPS] as const;
export type Facet = (typeof FACETS)[number];

/** Filters whose values may be rare or common, so that one plan does not fit all of them. */
const PLANNED_EACH_TIME = [
  'industry',
  'state',
  'district',
  'postedWithin',
  'experienceYears',
  'pay',
  'company',
  'verified',
  'quickResponders',
  ...FILTER_FACTS,
] as const satisfies readonly Facet[];

/**
 * Whether the best plan is the same for all values. It is not for several values of a filter, which no index provides
 * in order.
 */
export function isPlannedOnce(filter: FilterLists): boolean {
  return (
    !PLANNED_EACH_TIME.some((name) => isChosen(filter[name])) &&
    !LISTS.some((name) => filter[name].length > 1)
  );
}

/** Every filter at once, with one value or two: the statements of the search are described with them. */
export const EVERY_FILTER = filterLists({
  category: 'sales',
  type: 'full_time',
  remote: true,
  experience: 'mid_level',
  experienceYears: 3,
  salary: 'lakh_3_5',
  payFrom: 100_000,
  payTo: 200_000,
  industry: 'other',
  state: 'Bihar',
  district: 'Patna, Bihar',
  postedWithin: 'days_1',
  company: '00000000-0000-0000-0000-000000000000',
  featured: true,
  hot: true,
  verified: true,
  quickResponders: true,
  ...Object.fromEntries(FILTER_FACTS.map((name) => [name, optionsOf(name)[0]])),
});

export const EVERY_FILTER_WITH_TWO = filterLists(
  {
    categories: ['sales', 'other'],
    types: ['full_time', 'intern'],
    experienceLevels: ['mid_level', 'executive'],
    salaryRanges: ['lakh_3_5', 'lakh_12_plus'],
    industries: ['other', 'it'],
    states: ['Bihar', 'Goa'],
    districts: ['Patna, Bihar', 'Malgudi'],
    companies: ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000001'],
    ...Object.fromEntries(FILTER_FACTS.map((name) => [`${name}s`, optionsOf(name).slice(0, 2)])),
  },
  '00000000-0000-0000-0000-000000000000',
);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The parameters of a statement in the order of their placeholders; the first is now. */
export class Values {
  readonly list: unknown[];

  constructor(readonly now: Date) {
    this.list = [now];
  }

  add(value: unknown, type = ''): string {
    this.list.push(value);
    return `$${this.list.length}${type}`;
  }
}

/** The filter whose condition a choice is part of: where people work is one group, so a remote job is enough. */
export const groupOf = (facet: Facet, { remote, workMode }: FilterLists): Facet => {
  if (facet === 'remote' && workMode.length > 0) return 'workMode';
  return facet === 'workMode' && workMode.length === 0 && remote ? 'remote' : facet;
};

/** The condition that a filter puts on a row of job_search; null if it is not set, or another one includes it. */
export function conditionOf(facet: Facet, filter: FilterLists, values: Values): string | null {
  if (!isChosen(filter[facet])) return null;
  if (isFilterFact(facet)) return ofFact(facet, filter, values);
  switch (facet) {
    case 'category':
      return ofCategories(filter.category, values);
    case 'type':
      return oneOf('s.type', filter.type, values);
    case 'experience':
      return oneOf('s.experience_level', filter.experience, values);
    case 'salary':
      return either(filter.salary.map(payWithin));
    case 'industry':
      return ofIndustries(filter.industry, values);
    case 'state':
      return oneOf('s.state', filter.state, values);
    case 'district':
      return either(filter.district.map((place) => inDistrict(place, values)));
    case 'company':
      return ofCompanies(filter.company, values);
    case 'remote':
      return groupOf(facet, filter) === facet ? 's.is_remote' : null;
    case 'featured':
      return 's.is_featured';
    case 'hot':
      return 's.is_hot';
    case 'verified':
      return 's.is_verified';
    case 'quickResponders':
      return answersQuickly('s');
    case 'postedWithin':
      return `s.posted_at > ${values.add(since(filter.postedWithin!, values.now))}`;
    case 'experienceYears':
      return `s.years <= ${values.add(filter.experienceYears, '::int')}`;
    case 'pay':
      return payOverlaps(
        values.add(filter.pay!.from, '::int'),
        filter.pay!.to === null ? null : values.add(filter.pay!.to, '::int'),
      );
  }
}

/** Whether the company of a row is known to answer quickly. The table is hashed once, not read for each row. */
export const answersQuickly = (row: string): string =>
  `${row}.company_id in (select r.company_id from company_responses r
    where r.applicants >= ${RESPONSES_SHOWN_FROM} and r.typical_days <= ${QUICK_ANSWER_DAYS})`;

/** One value is compared on its own: an index then provides its rows in order. */
function oneOf(column: string, list: readonly string[], values: Values, type = ''): string {
  return list.length === 1
    ? `${column} = ${values.add(list[0], type)}`
    : `${column} = any(${values.add([...list], `${type || '::text'}[]`)})`;
}

function either(conditions: readonly string[]): string {
  return conditions.length === 1 ? conditions[0]! : `(${conditions.join(' or ')})`;
}

/** The index of facts answers each value on its own. */
function ofFact(name: FilterFact, filter: FilterLists, values: Values): string {
  const held = (value: string) =>
    `s.facts @> ${values.add(JSON.stringify({ [name]: value }), '::jsonb')}`;
  const isRemoteEnough = name === 'workMode' && filter.remote;
  return either([...filter[name].map(held), ...(isRemoteEnough ? ['s.is_remote'] : [])]);
}

function ofCategories(list: readonly string[], values: Values): string {
  if (list.length === 1) {
    const place = values.add(list[0]);
    return `s.category_id = (select g.id from categories g where g.slug = ${place} or g.id::text = ${place} or lower(g.title) = ${place} limit 1)`;
  }
  const place = values.add([...list], '::text[]');
  return `s.category_id = any(array(select g.id from categories g where g.slug = any(${place}) or g.id::text = any(${place}) or lower(g.title) = any(${place})))`;
}

function ofCompanies(list: readonly string[], values: Values): string {
  const ids = list.filter((id) => UUID.test(id));
  return ids.length === 0 ? 'false' : oneOf('s.company_id', ids, values, '::uuid');
}

/**
 * Yearly pay overlaps a range if part of it lies inside; touching the upper end is not enough: 3 to
 * 5 lakh is not in "5-8", but exactly 5 lakh is. An open end has no limit ("from 5 lakh" is also in
 * "12+"). Uncertain pay is in no range. `payWithin` is the same in SQL.
 */
export function isPayWithin(
  range: SalaryRange,
  { min, max }: { min: number | null; max: number | null },
): boolean {
  if (min === null && max === null) return false;
  const [from, to] = [min ?? 0, max ?? Infinity];
  const wanted = SALARY_RANGE_FACTS[range];
  return from < (wanted.max ?? Infinity) && (to > wanted.min || from >= wanted.min);
}

export function payWithin(range: SalaryRange): string {
  const { min, max } = SALARY_RANGE_FACTS[range];
  return payOverlaps(String(min), max === null ? null : String(max));
}

function payOverlaps(from: string, to: string | null): string {
  const below = to === null ? '' : `s.pay_from < ${to} and `;
  return `(${below}(s.pay_to > ${from} or s.pay_from >= ${from}))`;
}

/** The filter's industry for a stored one; unknown industries belong to "other". */
export function industryChoice(stored: string): IndustryFilter {
  const industry = parseIndustry(stored);
  return industry ? INDUSTRY_FACTS[industry].filter : 'other';
}

const KNOWN_ELSEWHERE = INDUSTRIES.filter(
  (industry) => INDUSTRY_FACTS[industry].filter !== 'other',
);

function ofIndustries(list: readonly string[], values: Values): string {
  const stored = list.flatMap((named) => {
    const choice = parseIndustryFilter(named);
    if (choice === 'other') return [];
    return choice ? [...industriesOfFilter(choice), choice] : [parseIndustry(named) ?? named];
  });
  const conditions = stored.length > 0 ? [oneOf('s.industry', stored, values)] : [];
  // Rows that were written before the list of industries existed keep their own value.
  if (list.includes('other')) {
    const elsewhere = values.add([...KNOWN_ELSEWHERE, 'it'], '::text[]');
    conditions.push(`s.industry <> all(${elsewhere})`);
  }
  return either(conditions);
}

function inDistrict(place: string, values: Values): string {
  const [city = '', state] = place.split(/, (?=[^,]*$)/);
  const inState = state ? ` and s.state = ${values.add(state)}` : '';
  return `s.district = ${values.add(city)}${inState}`;
}

export function since(within: PostedWithin, now: Date): Date {
  return new Date(now.getTime() - POSTED_WITHIN_FACTS[within].days * 86_400_000);
}
