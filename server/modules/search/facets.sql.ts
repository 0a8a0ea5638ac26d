import { YEARS_OFFERED } from '#schema/options/experience.ts';
import { PAY_STEPS, SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { FILTER_FACTS } from '#schema/fields/jobFacts.ts';
import { POSTED_WITHIN } from '#schema/options/screens/search.ts';
import { json, statement, statementFamily, type RowOf } from '#server/db/statement.ts';
import {
  answersQuickly,
  conditionOf,
  EVERY_FILTER,
  EVERY_FILTER_WITH_TWO,
  FACETS,
  groupOf,
  payWithin,
  since,
  Values,
  type Facet,
} from './filter.rules.ts';
import { filterLists, isChosen, STEPS, type FilterLists } from './filterLists.rules.ts';

export const CATEGORIES = statement(
  'category-names',
  'select id, slug, title from categories order by position',
);

/** Up to this many rows are counted exactly; for more, a sample of about this size is counted. */
export const SAMPLE_ROWS = 5_000;
export const SAMPLE_SPOTS = 1_024;

interface Column {
  value: string;
  label: string;
  most: number;
}

const STEPS_OF_PAY = `array[${PAY_STEPS.join(', ')}]`;

/** The columns whose values are counted as they are. */
const COLUMNS: Partial<Record<Facet, Column>> = {
  category: { value: 'category_id::text', label: 'null', most: 100 },
  type: { value: 'type', label: 'null', most: 100 },
  experience: { value: 'experience_level', label: 'null', most: 100 },
  industry: { value: 'industry', label: 'null', most: 200 },
  state: { value: 'state', label: 'null', most: 100 },
  district: { value: `district || ', ' || state`, label: 'null', most: 100 },
  ...Object.fromEntries(
    FILTER_FACTS.map((name) => [name, { value: `facts ->> '${name}'`, label: 'null', most: 100 }]),
  ),
  company: { value: 'company_id::text', label: 'min(company_name)', most: 50 },
  // The steps that the lowest and the highest pay have reached.
  pay: {
    value: `width_bucket(pay_from, ${STEPS_OF_PAY}) || '-' || width_bucket(pay_to - 1, ${STEPS_OF_PAY})`,
    label: 'null',
    most: PAY_STEPS.length ** 2,
  },
};

interface Counting {
  base: readonly string[];
  filter: FilterLists;
  values: Values;
  isSample: boolean;
}

/** Whether choosing a value of this filter replaces the chosen one. */
export const isReplaced = (facet: Facet, { replaced }: FilterLists): boolean =>
  (STEPS as readonly Facet[]).includes(facet) || replaced.has(facet);

function facetText({ base, filter, values, isSample }: Counting): string {
  const set = FACETS.flatMap((facet) => {
    const condition = conditionOf(facet, filter, values);
    return condition ? [{ facet, fails: `((${condition}) is not true)` }] : [];
  });
  const fails = set.map(({ fails: failing }) => `${failing}::int`).join(' + ') || '0';
  const failed = set.map(({ facet, fails: failing }) => `when ${failing} then '${facet}'`);
  const failure = failed.length > 0 ? `case ${failed.join(' ')} end` : 'null::text';
  const sample = isSample ? [`s.spot < ${SAMPLE}`] : [];
  // The condition for the jobs that the list would have after choosing a value of this filter.
  const brings = (facet: Facet) => {
    const group = groupOf(facet, filter);
    if (!isChosen(filter[group]) || (facet === 'remote' && filter.remote)) return 'fails = 0';
    if (!isReplaced(facet, filter)) return `failed = '${group}'`;
    const others = facet === 'workMode' && filter.remote ? ' and not is_remote' : '';
    return `(fails = 0 or failed = '${group}')${others}`;
  };
  const columns = (Object.entries(COLUMNS) as [Facet, Column][]).map(
    ([facet, { value, label, most }]) => {
      const group = groupOf(facet, filter);
      const rows = isChosen(filter[group]) ? `(fails = 0 or failed = '${group}')` : 'fails = 0';
      return `
    (select '${facet}', ${value}, ${label}, (count(*) filter (where ${brings(facet)}))::int from hit
     where ${rows} and ${value} is not null group by 2 order by min(fails), 4 desc, 2 limit ${most})`;
    },
  );
  const ranges = SALARY_RANGES.map((range) => tally('salary', range, payWithin(range), brings));
  const ages = POSTED_WITHIN.map((within) =>
    tally('postedWithin', within, `s.posted_at > ${values.add(since(within, values.now))}`, brings),
  );
  const years = YEARS_OFFERED.map((offered) =>
    tally('experienceYears', String(offered), `s.years <= ${offered}`, brings),
  );
  const flags = [
    tally('remote', 'true', 's.is_remote', brings),
    tally('featured', 'true', 's.is_featured', brings),
    tally('hot', 'true', 's.is_hot', brings),
    tally('verified', 'true', 's.is_verified', brings),
    tally('quickResponders', 'true', 's.is_quick', brings),
  ];
  const tallies = [...flags, ...ranges, ...ages, ...years];
  return `
    with hit as materialized (
      select * from (
        select s.category_id, s.type, s.experience_level, s.industry, s.state, s.district, s.company_id, s.company_name,
          s.facts, s.is_remote, s.is_featured, s.is_hot, s.is_verified, s.years, s.pay_from, s.pay_to, s.posted_at,
          ${answersQuickly('s')} as is_quick, ${fails} as fails, ${failure} as failed
        from job_search s where ${[...base, ...sample].join(' and ')}
      ) looked_at where fails <= 1
    ), tallied as (
      select ${tallies.map(({ sql }, at) => `${sql} as n${at}`).join(', ')} from hit s
    )
    select 'sample' as "facet!", '' as "value!", null as label, ${isSample ? SAMPLE : SAMPLE_SPOTS} as "count!"
    union all select 'hits', '', null, count(*)::int from hit
    union all select 'total', '', null, count(*)::int from hit where fails = 0
    union all ${columns.join(' union all ')}
    union all select t.facet, t.value, null, t.count from tallied, lateral (values
      ${tallies.map(({ facet, value }, at) => `('${facet}', '${value}', tallied.n${at})`).join(', ')}
    ) as t (facet, value, count)`;
}

/** How many of the 1,024 sample buckets are read; all of them if there are few rows. */
const SAMPLE = `(select greatest(1, least(${SAMPLE_SPOTS}, ${SAMPLE_ROWS} * ${SAMPLE_SPOTS} / greatest(reltuples, 1)))::int
  from pg_class where oid = 'job_search'::regclass)`;

const example = (filter: FilterLists, isSample: boolean): Counting => ({
  base: ['s.live_until > $1'],
  filter,
  values: new Values(new Date(0)),
  isSample,
});

/**
 * Every count in one pass over the rows. A row that fails exactly one filter counts only for that filter: the counts of
 * its other values say how many jobs choosing one of them would bring, in addition or instead. A row that fails two
 * filters is not counted.
 */
export const FACET_COUNTS = statementFamily('search-facets', {
  text: facetText,
  examples: [
    example(filterLists({}), false),
    example(EVERY_FILTER, true),
    example(EVERY_FILTER_WITH_TWO, true),
  ],
  ...json<{ facet: Facet | 'sample' | 'hits' | 'total' }>(),
  isHeavy: true,
});

export type FacetRow = RowOf<ReturnType<typeof FACET_COUNTS>>;

interface Tally {
  facet: Facet;
  value: string;
  sql: string;
}

function tally(
  facet: Facet,
  value: string,
  condition: string,
  brings: (facet: Facet) => string,
): Tally {
  return { facet, value, sql: `(count(*) filter (where ${brings(facet)} and ${condition}))::int` };
}
