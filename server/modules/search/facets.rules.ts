import type { Locale } from '#schema/options/locales.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { showState } from '#schema/locations/showState.ts';
import { EXPERIENCE_LEVEL_LABELS, EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { FILTER_FACTS, optionsOf } from '#schema/fields/jobFacts.ts';
import {
  INDUSTRY_FACTS,
  INDUSTRY_FILTER_SPELLINGS,
  INDUSTRY_FILTERS,
  parseIndustry,
  parseIndustryFilter,
} from '#schema/options/industries.ts';
import { JOB_TYPE_SPELLINGS, JOB_TYPES } from '#schema/options/jobTypes.ts';
import { SALARY_RANGE_FACTS, SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { POSTED_WITHIN, POSTED_WITHIN_FACTS } from '#schema/options/screens/search.ts';
import type { RowOf } from '#server/db/statement.ts';
import { SPOTS, type CATEGORIES, type FacetRow } from './facets.reads.ts';
import { industryChoice, placeOfDistrict, stateNamed, type Facet } from './filter.rules.ts';
import type { JobFilter } from './search.inputs.ts';
import type { FacetValue, JobFacets } from './search.type.ts';

/** The counts as the page shows them: options in a fixed order, other values by frequency. */
export function facetsFrom(
  rows: readonly FacetRow[],
  filter: JobFilter,
  categories: readonly RowOf<typeof CATEGORIES>[],
  locale: Locale,
): JobFacets {
  const sample = rows.find(({ facet }) => facet === 'sample')?.count ?? SPOTS;
  const scaled = (count: number) => Math.round((count * SPOTS) / sample);
  const of = (facet: Facet) => rows.filter((row) => row.facet === facet);
  const counts = (facet: Facet) =>
    new Map(of(facet).map(({ value, count }) => [value, scaled(count)]));
  const options = <T extends string>(
    facet: Facet,
    list: readonly T[],
    labelOf: (value: T) => string,
    chosen: string | null | undefined,
  ): FacetValue[] => {
    const known = counts(facet);
    return list.map((value) => ({
      value: value.toUpperCase(),
      label: labelOf(value),
      count: known.get(value) ?? 0,
      selected: value === chosen,
    }));
  };
  const found = (
    facet: Facet,
    chosen: string | null,
    labelOf = (value: string) => value,
  ): FacetValue[] =>
    withChosen(
      of(facet).map(({ value, label, count }) => ({
        value,
        label: label ?? labelOf(value),
        count: scaled(count),
        selected: value === chosen,
      })),
      chosen,
      labelOf,
    );
  const flag = (facet: 'remote' | 'featured' | 'hot', label: string): FacetValue[] => [
    {
      value: 'true',
      label,
      count: counts(facet).get('true') ?? 0,
      selected: filter[facet] === true,
    },
  ];
  const byCategory = counts('category');
  const category = filter.category?.trim().toLowerCase();
  return {
    category: categories.map(({ id, slug, title }) => ({
      value: slug,
      label: title,
      count: byCategory.get(id) ?? 0,
      selected: [id, slug, title.toLowerCase()].includes(category ?? ''),
    })),
    type: options('type', JOB_TYPES, (type) => JOB_TYPE_SPELLINGS[type].label, filter.type),
    remote: flag('remote', 'Remote'),
    featured: flag('featured', 'Featured'),
    hot: flag('hot', 'Urgent'),
    experience: options(
      'experience',
      EXPERIENCE_LEVELS,
      (level) => EXPERIENCE_LEVEL_LABELS[level],
      filter.experience,
    ),
    salary: options(
      'salary',
      SALARY_RANGES,
      (range) => SALARY_RANGE_FACTS[range].filterLabel,
      filter.salary,
    ),
    industry: industries(counts('industry'), filter.industry),
    state: found('state', filter.state ? stateNamed(filter.state) : null, (state) =>
      showState(state, locale),
    ),
    district: found(
      'district',
      filter.district ? placeOfDistrict(filter.district) : null,
      (district) => showPlace(district, locale),
    ),
    postedWithin: options(
      'postedWithin',
      POSTED_WITHIN,
      (within) => POSTED_WITHIN_FACTS[within].label,
      filter.postedWithin,
    ),
    company: found('company', filter.company?.toLowerCase() ?? null),
    facts: FILTER_FACTS.map((name) => ({
      name,
      values: options(name, optionsOf(name), inEnglish, filter[name]),
    })),
    areExact: sample === SPOTS,
  };
}

/** A stored value for people. */
const inEnglish = (value: string) =>
  `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

/** A chosen value stays in the list, even without jobs, so that it can be removed. */
function withChosen(
  values: FacetValue[],
  chosen: string | null,
  labelOf: (value: string) => string,
): FacetValue[] {
  if (chosen === null || values.some(({ selected }) => selected)) return values;
  return [...values, { value: chosen, label: labelOf(chosen), count: 0, selected: true }];
}

function industries(
  byStored: ReadonlyMap<string, number>,
  named: string | null | undefined,
): FacetValue[] {
  const chosen = named ? parseIndustryFilter(named) : null;
  const values = INDUSTRY_FILTERS.map((choice) => ({
    value: INDUSTRY_FILTER_SPELLINGS[choice].rest,
    label: INDUSTRY_FILTER_SPELLINGS[choice].label,
    count: [...byStored].reduce(
      (sum, [stored, count]) => (industryChoice(stored) === choice ? sum + count : sum),
      0,
    ),
    selected: choice === chosen,
  }));
  const stored = named && !chosen ? parseIndustry(named) : null;
  if (!stored) return values;
  const { label } = INDUSTRY_FACTS[stored];
  return [...values, { value: stored, label, count: byStored.get(stored) ?? 0, selected: true }];
}
