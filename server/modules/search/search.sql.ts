import type { Location } from '#schema/locations/locations.ts';
import { JOB_SORTS, type JobSort } from '#schema/options/screens/search.ts';
import { json, shortKey, statement, statementFamily, type RowOf } from '#server/db/statement.ts';
import {
  columnsWith,
  FROM,
  type JobJson,
  type JobPart,
  LONG_ROW,
} from '#server/modules/job/job.sql.ts';
import {
  conditionOf,
  EVERY_FILTER,
  EVERY_FILTER_WITH_TWO,
  FACETS,
  Values,
} from './filter.rules.ts';
import { filterLists, type FilterLists } from './filterLists.rules.ts';

export const COUNTED_UP_TO = 1_000;

/** Live at $1. The table only holds approved, active jobs, so the time decides. */
const IS_LIVE = 's.live_until > $1';

/**
 * The same for a statement that is planned once. The subquery hides the moment from PostgreSQL, which would otherwise
 * see how few jobs have ended by then and plan the statement again each time.
 */
const IS_LIVE_UNSEEN = 's.live_until > (select $1::timestamptz)';

const plannedOnce = (conditions: readonly string[]) =>
  conditions.map((condition) => (condition === IS_LIVE ? IS_LIVE_UNSEEN : condition));

/** A place, either by the columns or by the indexed words. */
export interface Place {
  state?: string;
  district?: string;
  /** A query that also counts if the district of a job is not known. */
  orSays?: string;
  query?: string;
  /** The districts within some distance. */
  near?: readonly Location[];
}

function isIn({ state, district, orSays, query, near }: Place, values: Values): string {
  if (query !== undefined) return matchesWords(query, values);
  if (near !== undefined) {
    const [states, districts] = [near.map((at) => at.state), near.map(({ city }) => city)];
    return `(s.state, s.district) in (select * from unnest(${values.add(states, '::text[]')}, ${values.add(districts, '::text[]')}))`;
  }
  const inState = `s.state = ${values.add(state)}`;
  if (district === undefined) return inState;
  const inDistrict = `s.district = ${values.add(district)}`;
  return orSays === undefined
    ? `${inState} and ${inDistrict}`
    : `${inState} and (${inDistrict} or (s.district is null and ${matchesWords(orSays, values)}))`;
}

/** An array, so that a person's hidden companies are read once and not for each row. */
function isNotHidden(userId: string, values: Values): string {
  return `s.company_id <> all(array(select h.company_id from hidden_companies h where h.user_id = ${values.add(userId, '::uuid')}))`;
}

const NO_FILTER = filterLists({});

/** The conditions on a row apart from the words; the filters in `leftOut` are ignored. */
export function conditionsOf(
  { filter, place }: { filter: FilterLists; place: Place | null },
  values: Values,
  leftOut: ReadonlySet<string> = new Set(),
): string[] {
  const ignored = FACETS.filter((name) => leftOut.has(name)).map((name) => [name, NO_FILTER[name]]);
  const kept: FilterLists = { ...filter, ...Object.fromEntries(ignored) };
  return [
    IS_LIVE,
    ...(filter.hiddenBy && filter.company.length === 0
      ? [isNotHidden(filter.hiddenBy, values)]
      : []),
    ...FACETS.map((name) => conditionOf(name, kept, values)).filter(
      (condition) => condition !== null,
    ),
    ...(place && !leftOut.has('location') ? [isIn(place, values)] : []),
  ];
}

export function matchesWords(query: string, values: Values): string {
  return `s.words @@ ${values.add(query, '::tsquery')}`;
}

/** The last entry of the previous page: its sort value, its time, its id. */
export interface Key {
  place: number | string;
  postedAt: string;
  id: string;
}

interface Page {
  sort: JobSort;
  tiers: readonly string[];
  conditions: string[];
  limit: number;
  offset: number;
  after: Key | null;
  isNamed: boolean;
  /** Whether each row also has the total: how many meet the conditions. */
  isCounted: boolean;
  parts: ReadonlySet<JobPart>;
}

const NEWEST = 's.posted_at desc, s.job_id desc';
/**
 * The same order written so that no index provides it: the matches are sorted rather than searched
 * for in order of date.
 */
const NEWEST_OF_FOUND = `s.posted_at + interval '0' desc, s.job_id desc`;

/**
 * With few alternatives, the planner estimates well how many jobs match. If these are many, the newest dozen is near
 * the start of the date index. With many rare alternatives it overestimates, and would read the whole index.
 */
function orderFor(query: string): string {
  return query.split('|').length <= 3 ? NEWEST : NEWEST_OF_FOUND;
}

interface PageQuestion {
  page: Page;
  values: Values;
}

function pageText({ page: asked, values }: PageQuestion): string {
  const page = asked.isNamed ? { ...asked, conditions: plannedOnce(asked.conditions) } : asked;
  const isRanked = page.sort === 'relevance' && page.tiers.length > 0;
  return `
    with page as materialized (
      select found.*, row_number() over () as at
      from (${isRanked ? byTier(page, values) : byColumn(page, values)}) found
    )
    select ${columnsWith(page.parts)}, page.place::text as "sortPlace!",
      ${page.isCounted ? countOf(page.conditions, COUNTED_UP_TO + 1) : 'null::int'} as total
    ${FROM} join page on page.job_id = j.id order by page.at`;
}

const ORDERS: Readonly<Record<JobSort, { place: string; order: string; isRising?: boolean }>> = {
  relevance: { place: '0', order: NEWEST },
  date: { place: '0', order: NEWEST },
  salary: { place: 's.pay', order: `s.pay desc, ${NEWEST}` },
  company: { place: 's.company_key', order: `s.company_key, ${NEWEST}`, isRising: true },
};

function byColumn({ sort, tiers, conditions, after, limit, offset }: Page, values: Values): string {
  const { place, order, isRising } = ORDERS[sort];
  const asked = [...conditions];
  const widest = tiers.at(-1);
  if (widest !== undefined) asked.push(matchesWords(widest, values));
  if (after) {
    asked.push(
      place === '0' ? afterKey(after, values) : afterPlace(place, after, isRising, values),
    );
  }
  return `
    select s.job_id, ${place} as place from job_search s
    where ${asked.join(' and ')} order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * Best match first, newest first within a tier. A tier that the page does not reach is not read.
 */
function byTier({ tiers, conditions, after, limit, offset }: Page, values: Values): string {
  const from = after ? Number(after.place) : 0;
  // Work that the tables know is found in the title and the skills, and nowhere else.
  const isRead = (tier: number) => tier >= from && tiers[tier] !== tiers[tier - 1];
  if (!tiers.some((_query, tier) => isRead(tier))) return nothing(conditions);
  const queries = new Map<number, string>();
  // PostgreSQL cannot infer the type of a parameter that no branch uses.
  tiers.forEach((query, tier) => {
    if (tier < from - 1) return;
    const same = query === tiers[tier - 1] ? queries.get(tier - 1) : undefined;
    queries.set(tier, same ?? matchesWords(query, values));
  });
  const branches = tiers.flatMap((_query, tier) => {
    if (!isRead(tier)) return [];
    const asked = [...conditions, queries.get(tier)!];
    if (tier > 0) asked.push(`not ${queries.get(tier - 1)}`);
    if (after && tier === from) asked.push(afterKey(after, values));
    return [
      `(select s.job_id, ${tier} as place from job_search s
        where ${asked.join(' and ')} order by ${orderFor(tiers[tier]!)} limit ${limit + offset})`,
    ];
  });
  return `select * from (${branches.join(' union all ')}) tiers limit ${limit} offset ${offset}`;
}

/** A cursor may come from tiers that are only added when the first ones have too few jobs. */
function nothing(conditions: readonly string[]): string {
  return `select s.job_id, 0 as place from job_search s where ${conditions.join(' and ')} and false`;
}

function afterPlace(place: string, after: Key, isRising = false, values: Values): string {
  const at = values.add(after.place, isRising ? '::text' : '::integer');
  const sign = isRising ? '>=' : '<=';
  return `(${place} ${sign} ${at} and (${place} <> ${at} or ${afterKey(after, values)}))`;
}

function afterKey({ postedAt, id }: Key, values: Values): string {
  return `(s.posted_at, s.job_id) < (${values.add(postedAt, '::timestamptz')}, ${values.add(id, '::uuid')})`;
}

function examplePage(sort: JobSort, after: Key | null, filter = EVERY_FILTER): PageQuestion {
  const values = new Values(new Date(0));
  const place: Place = { state: 'Bihar', district: 'Patna', orSays: "'l:patna'" };
  const conditions = conditionsOf({ filter, place }, values);
  const tiers = ["'t:cook'", "'t:cook' | 'h:cook'"];
  const page = { sort, tiers, conditions, limit: 1, offset: 0, after, isNamed: false };
  const more = { isCounted: after === null, parts: LONG_ROW };
  return { page: { ...page, ...more }, values };
}

/** A page of job cards. Rows lack the columns of parts that are not asked for. */
export const PAGE = statementFamily('search-page', {
  text: pageText,
  key: ({ page: { isNamed, sort, after, limit, isCounted, parts, conditions } }) =>
    isNamed ? shortKey(sort, after !== null, limit, isCounted, ...parts, ...conditions) : null,
  examples: JOB_SORTS.flatMap((sort) => [
    examplePage(sort, null),
    examplePage(
      sort,
      { place: 1, postedAt: '2026-01-01', id: EVERY_FILTER.company[0]! },
      EVERY_FILTER_WITH_TWO,
    ),
  ]),
  ...json<JobJson>(),
});

export type FoundJob = RowOf<ReturnType<typeof PAGE>>;

/** Counts only up to the cap: nobody needs the exact number beyond it. */
function countOf(conditions: readonly string[], cap: number): string {
  return `(select count(*)::int from (
    select 1 from job_search s where ${conditions.join(' and ')} limit ${cap}) counted)`;
}

interface CountedConditions {
  all: readonly string[];
  /** If these alone exceed the cap, the rest is not counted. */
  some?: readonly string[] | undefined;
  isNamed: boolean;
}

/** How many rows meet all conditions, up to one more than the cap. */
export const COUNT = statementFamily('search-count', {
  text: ({ all, some, isNamed }: CountedConditions) => {
    const most = COUNTED_UP_TO + 1;
    const first = some ? countOf(some, most) : 'null';
    return `select case when ${first} > ${COUNTED_UP_TO} then ${most} else ${countOf(isNamed ? plannedOnce(all) : all, most)} end as "total!"`;
  },
  key: ({ all, isNamed }) => (isNamed ? shortKey(...all) : null),
  examples: [
    { all: [IS_LIVE], isNamed: false },
    { all: [IS_LIVE], some: [IS_LIVE], isNamed: false },
  ],
});

/** The counts for several lists of conditions at once, each up to the cap. */
export const COUNTS = statementFamily('search-counts', {
  text: (each: readonly (readonly string[])[]) =>
    `select array[${each.map((conditions) => countOf(conditions, COUNTED_UP_TO)).join(', ')}] as counts`,
  examples: [[[IS_LIVE], [IS_LIVE]]],
  isHeavy: true,
});

/** $1 now, $2 queries. Returns the first query that any live job matches. */
export const MOST_WORDS = statement(
  'search-most-words',
  `
    select q.at::int as "at!" from unnest($2::text[]) with ordinality as q (query, at)
    where search_answered(q.query, $1) limit 1`,
  { isHeavy: true },
);
