import type { Locale } from '#schema/options/locales.ts';
import { districtsWithin } from '#schema/locations/distance.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { showState } from '#schema/locations/showState.ts';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  experienceYearsLabel,
  YEARS_OFFERED,
} from '#schema/options/experience.ts';
import { FILTER_FACTS, optionsOf } from '#schema/fields/jobFacts.ts';
import {
  INDUSTRY_FACTS,
  INDUSTRY_FILTER_SPELLINGS,
  INDUSTRY_FILTERS,
  parseIndustry,
  parseIndustryFilter,
} from '#schema/options/industries.ts';
import { JOB_TYPE_SPELLINGS, JOB_TYPES } from '#schema/options/jobTypes.ts';
import { PAY_STEPS, SALARY_RANGE_FACTS, SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { POSTED_WITHIN, POSTED_WITHIN_FACTS } from '#schema/options/screens/search.ts';
import type { RowOf } from '#server/db/statement.ts';
import { isReplaced, SAMPLE_SPOTS, type CATEGORIES, type FacetRow } from './facets.sql.ts';
import { groupOf, industryChoice, type Facet } from './filter.rules.ts';
import { isChosen, type FilterLists, type FLAGS, type LISTS } from './filterLists.rules.ts';
import type { FacetValue, JobFacets, PayBand } from './search.type.ts';

type ListFilter = (typeof LISTS)[number];
type Flag = (typeof FLAGS)[number];

/**
 * The counts as the page shows them: options in a fixed order, other values by frequency. The count of a value is the
 * number of jobs in the list after choosing it: added to the chosen values of its filter, or instead of the chosen one
 * if the filter has a single value. A chosen value therefore has the number of jobs in the list now.
 */
export function facetsFrom(
  rows: readonly FacetRow[],
  filter: FilterLists,
  categories: readonly RowOf<typeof CATEGORIES>[],
  locale: Locale,
): JobFacets {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const sample = byFacet.get('sample')?.[0]?.count ?? SAMPLE_SPOTS;
  const scaled = (count: number) => Math.round((count * SAMPLE_SPOTS) / sample);
  const total = byFacet.get('total')?.[0]?.count ?? 0;
  const of = (facet: Facet) => byFacet.get(facet) ?? [];
  const counts = (facet: Facet) => new Map(of(facet).map(({ value, count }) => [value, count]));
  // Another work mode instead of the chosen one leaves the remote jobs in the list.
  const keptBeside = (facet: Facet) =>
    facet === 'workMode' && filter.remote ? (counts('remote').get('true') ?? 0) : 0;
  const countOf = (facet: Facet, brought: number | undefined = 0, isSelected = false) => {
    if (isReplaced(facet, filter)) return scaled(brought + keptBeside(facet));
    if (!isChosen(filter[groupOf(facet, filter)])) return scaled(brought);
    return scaled(isSelected ? total : total + brought);
  };
  const options = <T extends string>(
    facet: ListFilter,
    list: readonly T[],
    labelOf: (value: T) => string,
  ): FacetValue[] => {
    const brought = counts(facet);
    const chosen = filter[facet] as readonly string[];
    return list.map((value) => ({
      value: value.toUpperCase(),
      label: labelOf(value),
      count: countOf(facet, brought.get(value), chosen.includes(value)),
      selected: chosen.includes(value),
    }));
  };
  const steps = <T extends string | number>(
    facet: 'postedWithin' | 'experienceYears',
    list: readonly T[],
    labelOf: (value: T) => string,
  ): FacetValue[] =>
    list.map((value) => ({
      value: String(value).toUpperCase(),
      label: labelOf(value),
      count: countOf(facet, counts(facet).get(String(value))),
      selected: filter[facet] === value,
    }));
  const found = (
    facet: 'state' | 'district' | 'company',
    labelOf = (value: string) => value,
  ): FacetValue[] => {
    const chosen = filter[facet];
    const known = new Map(of(facet).map((row) => [row.value, row]));
    const line = (value: string) => ({
      value,
      label: known.get(value)?.label ?? labelOf(value),
      count: countOf(facet, known.get(value)?.count, chosen.includes(value)),
      selected: chosen.includes(value),
    });
    // A chosen value stays in the list, even without jobs, so that it can be removed.
    return [...new Set([...chosen, ...known.keys()])].map(line);
  };
  const flag = (facet: Flag, label: string): FacetValue[] => [
    {
      value: 'true',
      label,
      count: countOf(facet, counts(facet).get('true'), filter[facet]),
      selected: filter[facet],
    },
  ];
  const byCategory = counts('category');
  return {
    category: categories.map(({ id, slug, title }) => {
      const selected = [id, slug, title.toLowerCase()].some((name) =>
        filter.category.includes(name),
      );
      const count = countOf('category', byCategory.get(id), selected);
      return { value: slug, label: title, count, selected };
    }),
    type: options('type', JOB_TYPES, (type) => JOB_TYPE_SPELLINGS[type].label),
    remote: flag('remote', 'Remote'),
    featured: flag('featured', 'Featured'),
    hot: flag('hot', 'Urgent'),
    verified: flag('verified', 'Verified employers'),
    quickResponders: flag('quickResponders', 'Quick responders'),
    experience: options('experience', EXPERIENCE_LEVELS, (level) => EXPERIENCE_LEVEL_LABELS[level]),
    experienceYears: steps('experienceYears', YEARS_OFFERED, experienceYearsLabel),
    salary: options('salary', SALARY_RANGES, (range) => SALARY_RANGE_FACTS[range].filterLabel),
    pay: payBands(of('pay'), filter.pay).map((band) => ({ ...band, count: scaled(band.count) })),
    industry: industries(counts('industry'), filter.industry, (brought, selected) =>
      countOf('industry', brought, selected),
    ),
    state: found('state', (state) => showState(state, locale)),
    district: found('district', (district) => showPlace(district, locale)),
    postedWithin: steps(
      'postedWithin',
      POSTED_WITHIN,
      (within) => POSTED_WITHIN_FACTS[within].label,
    ),
    company: found('company'),
    facts: FILTER_FACTS.map((name) => ({
      name,
      values: options(name, optionsOf(name), inEnglish),
    })),
    hasDistance: filter.location !== '' && districtsWithin(filter.location, 0) !== null,
    areExact: sample === SAMPLE_SPOTS,
  };
}

/** The label of a stored value. */
const inEnglish = (value: string) =>
  `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

/**
 * How many jobs pay in each band, without the chosen pay. A row holds the steps that the pay of a job begins and ends
 * in; a job counts in every band that it overlaps, as `isPayWithin` says.
 */
export function payBands(rows: readonly FacetRow[], chosen: FilterLists['pay']): PayBand[] {
  const spans = rows.map(({ value, count }) => {
    const [first, last] = value.split('-').map(Number) as [number, number];
    return { first, last: Math.max(first, last), count };
  });
  return PAY_STEPS.map((from, at) => {
    const to = PAY_STEPS[at + 1] ?? null;
    const inside = spans.filter(({ first, last }) => first <= at + 1 && last >= at + 1);
    return {
      from,
      to,
      count: inside.reduce((sum, { count }) => sum + count, 0),
      selected:
        chosen !== null && from >= chosen.from && (to ?? Infinity) <= (chosen.to ?? Infinity),
    };
  });
}

function industries(
  byStored: ReadonlyMap<string, number>,
  chosen: readonly string[],
  countOf: (brought: number | undefined, selected: boolean) => number,
): FacetValue[] {
  const choices = INDUSTRY_FILTERS.map((choice) => {
    const selected = chosen.includes(choice);
    const brought = [...byStored].reduce(
      (sum, [stored, count]) => (industryChoice(stored) === choice ? sum + count : sum),
      0,
    );
    return {
      value: INDUSTRY_FILTER_SPELLINGS[choice].rest,
      label: INDUSTRY_FILTER_SPELLINGS[choice].label,
      count: countOf(brought, selected),
      selected,
    };
  });
  const others = chosen.flatMap((named) => {
    const stored = parseIndustryFilter(named) ? null : parseIndustry(named);
    return stored
      ? [
          {
            value: stored,
            label: INDUSTRY_FACTS[stored].label,
            count: countOf(byStored.get(stored), true),
            selected: true,
          },
        ]
      : [];
  });
  return [...choices, ...others];
}
