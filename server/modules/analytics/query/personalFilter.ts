import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { segmentIdsIn } from '#schema/analytics/segments.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import { dimensionsOfFilter, testsIn } from './filter.ts';
import type { SegmentTest } from '../segment/segmentTests.ts';
import { isSmallGroup, hidingSql, type Key } from './smallGroups.ts';
import type { ValidQuery } from './validateQuery.ts';

const isPersonal = (key: DimensionKey) => dimensionOf(key).isPersonal ?? false;

/** A filter split into the part that may narrow a scan and the part about people. */
export interface Split {
  always: string[];
  personal: string[];
  /** The personal expressions in it, one by one. */
  elements: Key[];
}

type SqlOf = (filter: AnalyticsFilter) => string;

export function splitFilter(
  { filter, isPersonal: isPersonalQuestion }: ValidQuery,
  sqlOf: SqlOf,
  fill: (sql: string) => string,
  segments: ReadonlyMap<string, SegmentTest>,
): Split {
  const parts = filter?.and ?? (filter ? [filter] : []);
  const isAbout = (part: AnalyticsFilter) =>
    dimensionsOfFilter(part).some(isPersonal) ||
    (isPersonalQuestion && segmentIdsIn(part).length > 0);
  const about = parts.filter(isAbout);
  const keys = [...new Set(about.flatMap(dimensionsOfFilter))].filter(isPersonal);
  const others = about
    .flatMap(testsIn)
    .filter((test) => !isPersonal(test.dimension as DimensionKey));
  const narrowing = about.flatMap(
    ({ segment }) => (segment && segments.get(segment.toLowerCase())!.narrowing) || [],
  );
  return {
    always: [...parts.filter((part) => !isAbout(part)).map(sqlOf), ...narrowing],
    personal: about.map(sqlOf),
    elements: [
      ...keys.map((key) => ({ sql: fill(dimensionOf(key).sql), isPersonal: true })),
      ...others.map((test) => ({ sql: `((${sqlOf(test)}) is true)`, isPersonal: false })),
      ...about.flatMap((part) => segmentIdsIn(part)).flatMap((id) => segments.get(id)!.elements),
    ],
  };
}

interface PersonalFilter {
  name: string;
  person: string;
  /** The expressions the scan is grouped by. */
  groups: Key[];
  split: Split;
  /** Tables, joins and conditions, without the personal ones. */
  from: string;
}

/**
 * A filter on personal properties divides people into groups: each of its values within each group of the answer.
 * Groups of few people are removed before anything is counted. Otherwise the difference between two answers could
 * reveal those few people.
 */
export function personalFilterSql({ name, person, groups, split, from }: PersonalFilter): {
  ctes: string[];
  test: string;
} {
  const keys = [...groups, ...split.elements];
  const place = `array[${keys.map(({ sql }) => `${sql}::text`).join(', ')}]`;
  const wanted = split.personal.join(' and ');
  const positions = keys.map(({ isPersonal: personal }, at) => ({
    sql: `c[${at + 1}]`,
    isPersonal: personal,
  }));
  return {
    ctes: [
      `${name}_elements as (select ${place} as c, bool_or(${wanted}) as is_wanted,
    count(distinct ${person}) as size, ${isSmallGroup(`count(distinct ${person})`)} as is_hidden
  ${from}
  group by 1)`,
      ...hidingSql({
        name: `${name}_visible`,
        from: `${name}_elements`,
        size: 'size',
        hidden: 'is_hidden',
        columns: ['c', 'is_wanted'],
        keys: positions,
        tie: 'c',
      }),
    ],
    test: `${place} in (select c from ${name}_visible where not is_hidden)`,
  };
}
