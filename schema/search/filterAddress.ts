import { FILTER_FACTS, listName, optionsOf, type FilterFact } from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import { parseExperienceLevel } from '#schema/options/experience.ts';
import { parseIndustryFilter, INDUSTRY_FILTER_SPELLINGS } from '#schema/options/industries.ts';
import { parseJobType, spellJobType } from '#schema/options/jobTypes.ts';
import { parseSalaryRange } from '#schema/options/salaryRanges.ts';
import { parsePostedWithin, POSTED_WITHIN_FACTS } from '#schema/options/screens/search.ts';
import { isAny, parserFor } from '#schema/options/spelling.ts';

/** The filters in an address of the list of jobs, in page order. */
export const FILTERS = [
  'type',
  'remote',
  'experience',
  'years',
  'pay',
  'salary',
  'posted',
  'verified',
  'quick',
  'featured',
  'hot',
  ...FILTER_FACTS,
  'category',
  'industry',
  'state',
  'district',
  'company',
  'within',
] as const;
export type Filter = (typeof FILTERS)[number];

/** Filters with one value at a time: choosing another one replaces it. */
const SINGLE = new Set<Filter>(['remote', 'years', 'pay', 'posted', 'verified', 'quick', 'featured', 'hot', 'within']); // oxfmt-ignore

export const isSingle = (filter: Filter): boolean => SINGLE.has(filter);

/** The chosen values of each filter, as GraphQL spells them. */
export type ChosenFilters = Readonly<Record<Filter, readonly string[]>>;

const LONGEST = 200;
const MOST_VALUES = 50;

type Parse = (text: string) => string | null;

const capitals = (value: string | null) => value?.toUpperCase() ?? null;
const anyText: Parse = (text) => (isAny(text) ? null : text);
const flag: Parse = (text) => (['true', '1', 'yes'].includes(text) ? 'true' : null);
const number =
  (least: number, most: number): Parse =>
  (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? String(Number(text))
      : null;

/** Each filter's values as the page knows them, from any documented spelling. */
const PARSE: Record<Filter, Parse> = {
  type: (text) => capitals(parseJobType(text)),
  remote: flag,
  verified: flag,
  quick: flag,
  featured: flag,
  hot: flag,
  experience: (text) => capitals(parseExperienceLevel(text)),
  years: number(0, 60),
  within: number(1, 500),
  pay: (text) => (/^(?=.*\d)\d{0,9}-\d{0,9}$/.test(text) ? text : null),
  salary: (text) => capitals(parseSalaryRange(text)),
  posted: (text) => capitals(parsePostedWithin(text)),
  category: (text) => {
    const known = parseCategory(text);
    return known ? CATEGORY_FACTS[known].title : anyText(text);
  },
  industry: (text) => {
    const known = parseIndustryFilter(text);
    return known ? INDUSTRY_FILTER_SPELLINGS[known].rest : anyText(text);
  },
  state: anyText,
  district: anyText,
  company: anyText,
  ...(Object.fromEntries(FILTER_FACTS.map((name) => [name, ofFact(name)])) as Record<FilterFact, Parse>), // oxfmt-ignore
};

function ofFact(name: FilterFact): Parse {
  const parse = parserFor(optionsOf(name));
  return (text) => capitals(parse(text));
}

/** Filters whose values may contain a comma, which then never separates values. */
const WHOLE = new Set<Filter>(['district']);

/** Lenient: any documented spelling is understood, and invalid values are ignored. */
export function readFilters(query: URLSearchParams): ChosenFilters {
  const chosen = (name: Filter): string[] => {
    const parse = PARSE[name];
    const isOne = (value: string) =>
      !value.includes(',') || WHOLE.has(name) || isKnown(name, value);
    const values = query
      .getAll(name)
      .map(cleaned)
      .flatMap((value) => (isOne(value) ? [value] : value.split(',')))
      .flatMap((value) => parse(value.trim()) ?? []);
    return [...new Set(values)].slice(0, SINGLE.has(name) ? 1 : MOST_VALUES);
  };
  const asksRemote = query
    .getAll('type')
    .some((type) => type.toLowerCase().split(',').includes('remote'));
  const all = Object.fromEntries(FILTERS.map((name) => [name, chosen(name)])) as Record<Filter, string[]>; // oxfmt-ignore
  return { ...all, ...(asksRemote && { remote: ['true'] }) };
}

/** Makes a text from an address one line that is no longer than anyone types. */
export const cleaned = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** Whether the text is one known value although it contains a comma: "3,00,000-5,00,000". */
const isKnown = (name: Filter, value: string) =>
  name === 'salary' && parseSalaryRange(value) !== null;

/** How each filter's values are spelled in addresses, where that differs from GraphQL. */
const SPELL: Partial<Record<Filter, (value: string) => string>> = {
  type: (type) => spellJobType(parseJobType(type)!, 'filter'),
  experience: (level) => level.toLowerCase().replace('_', '-'),
  salary: (range) => range.replace('LAKH_', '').replace('_PLUS', '+').replace('_', '-'),
  posted: (within) => String(POSTED_WITHIN_FACTS[parsePostedWithin(within)!].days),
  ...Object.fromEntries(FILTER_FACTS.map((name) => [name, (value: string) => value.toLowerCase()])),
};

/** In the spelling of addresses, a pair for each value: `type=full-time`, `salary=3-5`, `salary=5-8`. */
export const spellFilter = (chosen: ChosenFilters, name: Filter): [name: string, value: string][] =>
  chosen[name].map((value) => [name, SPELL[name]?.(value) ?? value]);

/** Yearly pay, from and to; null where it is open. */
export function payOf({ pay }: Pick<ChosenFilters, 'pay'>): {
  from: number | null;
  to: number | null;
} {
  const [from, to] = (pay[0] ?? '-').split('-').map((amount) => Number(amount) || null);
  return { from: from ?? null, to: to ?? null };
}

/** The filter of a request. Unset filters are left out, so that equal requests are the same. */
export function jobFilterOf(chosen: ChosenFilters): Record<string, unknown> {
  const number = ([text]: readonly string[]) => (text === undefined ? null : Number(text));
  const { from, to } = payOf(chosen);
  const wanted: Record<string, unknown> = {
    withinKm: number(chosen.within),
    categories: chosen.category,
    types: chosen.type,
    remote: chosen.remote.length > 0,
    verified: chosen.verified.length > 0,
    quickResponders: chosen.quick.length > 0,
    featured: chosen.featured.length > 0,
    hot: chosen.hot.length > 0,
    experienceLevels: chosen.experience,
    experienceYears: number(chosen.years),
    salaryRanges: chosen.salary,
    payFrom: from,
    payTo: to,
    industries: chosen.industry,
    states: chosen.state,
    districts: chosen.district,
    postedWithin: chosen.posted[0],
    companies: chosen.company,
    ...Object.fromEntries(FILTER_FACTS.map((name) => [listName(name), chosen[name]])),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => isGiven(value)));
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value === 0 || Boolean(value);

/** The filters of an address and nothing else, each once and in one spelling. */
export function filtersIn(address: string): string {
  const chosen = readFilters(new URLSearchParams(address));
  return String(new URLSearchParams(FILTERS.flatMap((name) => spellFilter(chosen, name))));
}
