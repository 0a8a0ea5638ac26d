import {
  VALUE_LENGTH_MAX,
  type AnalyticsFilter,
  type AnalyticsQuery,
} from '#schema/analytics/query.ts';
import { NOW } from '../query/times.ts';
import { isSameOffset } from '../query/columns.ts';
import type { FigureRowsSql } from './figureRowsSql.ts';
import type { FigureKey, ValidFigure } from './validateFigure.ts';

/** A question about just these rows, to split them by something else. Its filter is the group that was chosen. */
export function drillDownQuery(
  query: AnalyticsQuery,
  { validQuery, measure, back, group, among, except }: ValidFigure,
  { from, to }: FigureRowsSql['span'],
): AnalyticsQuery {
  const tests = group.filter(({ dimension }) => dimension !== 'time').map(testOf);
  const parts = [
    ...partsOf(query.filter),
    ...tests,
    ...(among ? [anyOf(among)] : []),
    ...(except.length > 0 ? [{ not: anyOf(except) }] : []),
  ];
  const isMoved = !isSameOffset(back, NOW) || tests.length < group.length;
  const range = isMoved
    ? { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
    : validQuery.range;
  const { steps } = validQuery;
  const at = steps.indexOf(measure);
  return {
    ...(at < 0 ? { measures: [measure] } : { measures: steps.slice(0, at + 1), funnel: true }),
    dimensions: [],
    ...(parts.length > 0 && { filter: parts.length > 1 ? { and: parts } : parts[0]! }),
    ...(range && { range }),
    ...(query.timeZone && { timeZone: query.timeZone }),
  };
}

/** One condition for the keys of one dimension, because a question has few conditions. */
function anyOf(groups: readonly FigureKey[][]): AnalyticsFilter {
  const single = groups.filter((keys) => keys.length === 1).flat();
  const long = ({ key }: FigureKey) => key === null || key.length > VALUE_LENGTH_MAX;
  const listed = Map.groupBy(
    single.filter((key) => !long(key)),
    ({ dimension }) => dimension,
  );
  const parts: AnalyticsFilter[] = [
    ...[...listed].map(([dimension, keys]) => ({ dimension, is: keys.map(({ key }) => key!) })),
    ...single.filter(long).map(testOf),
    ...groups.filter((keys) => keys.length > 1).map((keys) => ({ and: keys.map(testOf) })),
  ];
  return parts.length === 1 ? parts[0]! : { or: parts };
}

function testOf({ dimension, key }: FigureKey): AnalyticsFilter {
  if (key === null) return { dimension, empty: true };
  if (key.length > VALUE_LENGTH_MAX)
    return { dimension, startsWith: key.slice(0, VALUE_LENGTH_MAX) };
  return { dimension, is: [key] };
}

const partsOf = (filter: AnalyticsFilter | null | undefined): AnalyticsFilter[] =>
  filter ? (filter.and ?? [filter]) : [];
