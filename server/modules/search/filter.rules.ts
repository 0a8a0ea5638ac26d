import { parseCategory, CATEGORY_FACTS } from '#schema/options/categories.ts';
import {
  industriesOfFilter,
  INDUSTRIES,
  INDUSTRY_FACTS,
  parseIndustry,
  parseIndustryFilter,
  type IndustryFilter,
} from '#schema/options/industries.ts';
import { findLocation, resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { SALARY_RANGE_FACTS, type SalaryRange } from '#schema/options/salaryRanges.ts';
import { POSTED_WITHIN_FACTS, type PostedWithin } from '#schema/options/screens/search.ts';
import { isAny } from '#schema/options/spelling.ts';
import { FILTER_FACTS, isFilterFact, type FilterFact } from '#schema/fields/jobFacts.ts';
import type { JobFilter } from './search.inputs.ts';

/** The filters that have counts, in the order of the page. */
export const FACETS = [
  'category',
  'type',
  'remote',
  'experience',
  'salary',
  'industry',
  'state',
  'district',
  'postedWithin',
  'company',
  'featured',
  'hot',
  ...FILTER_FACTS,
] as const;
export type Facet = (typeof FACETS)[number];

/** Filters whose values are anything between rare and common, so that one plan does not fit all of them. */
export const PLANNED_EACH_TIME = [
  'industry',
  'state',
  'district',
  'postedWithin',
  'company',
  ...FILTER_FACTS,
] as const satisfies readonly Facet[];

/** Every filter at once: the statements of the search are described with it. */
export const EVERY_FILTER: JobFilter = {
  category: 'sales',
  type: 'full_time',
  remote: true,
  experience: 'mid_level',
  salary: 'lakh_3_5',
  industry: 'other',
  state: 'Bihar',
  district: 'Patna, Bihar',
  postedWithin: 'days_1',
  company: '00000000-0000-0000-0000-000000000000',
  featured: true,
  hot: true,
};

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

/** The condition that a filter puts on a row of job_search; null if it is not set. */
export function conditionOf(facet: Facet, filter: JobFilter, values: Values): string | null {
  const { experience, salary, type, postedWithin, remote } = filter;
  if (isFilterFact(facet)) return ofFact(facet, filter, values);
  switch (facet) {
    case 'category':
      return isAny(filter.category) ? null : ofCategory(filter.category!, values);
    case 'type':
      return type ? `s.type = ${values.add(type)}` : null;
    case 'remote':
      return remote ? 's.is_remote' : null;
    case 'featured':
      return filter.featured ? 's.is_featured' : null;
    case 'hot':
      return filter.hot ? 's.is_hot' : null;
    case 'experience':
      return experience ? `s.experience_level = ${values.add(experience)}` : null;
    case 'salary':
      return salary ? payWithin(salary) : null;
    case 'industry':
      return isAny(filter.industry) ? null : ofIndustry(filter.industry!, values);
    case 'state':
      return filter.state ? `s.state = ${values.add(stateNamed(filter.state))}` : null;
    case 'district':
      return filter.district ? inDistrict(filter.district, values) : null;
    case 'postedWithin':
      return postedWithin ? `s.posted_at > ${values.add(since(postedWithin, values.now))}` : null;
    case 'company':
      return filter.company
        ? UUID.test(filter.company)
          ? `s.company_id = ${values.add(filter.company, '::uuid')}`
          : 'false'
        : null;
  }
}

function ofFact(name: FilterFact, filter: JobFilter, values: Values): string | null {
  const value = filter[name];
  return value ? `s.facts @> ${values.add(JSON.stringify({ [name]: value }), '::jsonb')}` : null;
}

function ofCategory(named: string, values: Values): string {
  const known = parseCategory(named);
  const slug = known ? CATEGORY_FACTS[known].slug : named.trim().toLowerCase();
  const place = values.add(slug);
  return `s.category_id = (select g.id from categories g where g.slug = ${place} or g.id::text = ${place} or lower(g.title) = ${place} limit 1)`;
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
  const below = max === null ? '' : `s.pay_from < ${max} and `;
  return `(${below}(s.pay_to > ${min} or s.pay_from >= ${min}))`;
}

/** The filter's industry for a stored one; unknown industries belong to "other". */
export function industryChoice(stored: string): IndustryFilter {
  const industry = parseIndustry(stored);
  return industry ? INDUSTRY_FACTS[industry].filter : 'other';
}

const KNOWN_ELSEWHERE = INDUSTRIES.filter(
  (industry) => INDUSTRY_FACTS[industry].filter !== 'other',
);

function ofIndustry(named: string, values: Values): string {
  const choice = parseIndustryFilter(named);
  // Rows that were written before the list of industries existed keep their own value.
  if (choice === 'other') {
    return `s.industry <> all(${values.add([...KNOWN_ELSEWHERE, 'it'], '::text[]')})`;
  }
  if (choice) {
    return `s.industry = any(${values.add([...industriesOfFilter(choice), choice], '::text[]')})`;
  }
  return `s.industry = ${values.add(parseIndustry(named) ?? named)}`;
}

export function stateNamed(text: string): string {
  return stateOf(text) ?? text;
}

/** In the spelling of the facet of districts. */
export function placeOfDistrict(text: string): string {
  const place = findLocation(text.trim()) ?? resolveLocation(text);
  return place?.display ?? text.trim();
}

function inDistrict(text: string, values: Values): string {
  const [city = '', state] = placeOfDistrict(text).split(/, (?=[^,]*$)/);
  const inState = state ? ` and s.state = ${values.add(state)}` : '';
  return `s.district = ${values.add(city)}${inState}`;
}

export function since(within: PostedWithin, now: Date): Date {
  return new Date(now.getTime() - POSTED_WITHIN_FACTS[within].days * 86_400_000);
}
