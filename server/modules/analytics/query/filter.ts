import {
  CONDITIONS_MAX,
  FILTER_DEPTH_MAX,
  VALUE_LENGTH_MAX,
  VALUES_MAX,
  type AnalyticsFilter,
} from '#schema/analytics/query.ts';
import { unsuitableText } from '#schema/validation/text.ts';
import type { Translator } from '#server/lib/words.ts';
import { DIMENSIONS, type DimensionKey } from '../model/dimensions.ts';
import { refusal } from './refusal.ts';

const given = (value: unknown) => value !== null && value !== undefined;

/** Returns the dimensions used in the filter. Rejects malformed and oversized filters. */
export function dimensionsIn(filter: AnalyticsFilter, t: Translator): DimensionKey[] {
  const found = new Set<DimensionKey>();
  let conditions = 0;
  const count = () => {
    conditions += 1;
    if (conditions > CONDITIONS_MAX)
      throw refusal(t, 'filter', 'filterLength', { most: CONDITIONS_MAX });
  };
  const walk = (part: AnalyticsFilter, depth: number) => {
    if (depth > FILTER_DEPTH_MAX)
      throw refusal(t, 'filter', 'filterDepth', { most: FILTER_DEPTH_MAX });
    const { and, or, not, dimension, segment } = part;
    if ([and, or, not, dimension, segment].filter(given).length !== 1)
      throw refusal(t, 'filter', 'filterShape');
    if (!dimension) {
      if (testsOf(part).length > 0) throw refusal(t, 'filter', 'filterShape');
      if (segment) {
        count();
        return;
      }
      const parts = and ?? or ?? [not!];
      if (parts.length === 0) throw refusal(t, 'filter', 'filterShape');
      for (const inner of parts) walk(inner, depth + 1);
      return;
    }
    count();
    if (!Object.hasOwn(DIMENSIONS, dimension))
      throw refusal(t, 'filter', 'unknown', { key: dimension });
    checkCondition(part, t);
    found.add(dimension as DimensionKey);
  };
  walk(filter, 1);
  return [...found];
}

const TESTS = ['is', 'isNot', 'contains', 'startsWith', 'from', 'to', 'empty'] as const;

export const testsOf = (filter: AnalyticsFilter) => TESTS.filter((test) => given(filter[test]));

function checkCondition(filter: AnalyticsFilter, t: Translator) {
  const tests = testsOf(filter);
  const isRange = tests.every((test) => test === 'from' || test === 'to');
  if (tests.length === 0 || (tests.length > 1 && !isRange))
    throw refusal(t, 'filter', 'filterTest');
  const { is, isNot, contains, startsWith, from, to } = filter;
  const values = is ?? isNot ?? [contains, startsWith, from, to].filter((value) => value != null);
  if (values.length === 0 && !given(filter.empty)) throw refusal(t, 'filter', 'filterValues');
  if (values.length > VALUES_MAX) throw refusal(t, 'filter', 'filterMany', { most: VALUES_MAX });
  for (const value of values) {
    if (value.length > VALUE_LENGTH_MAX)
      throw refusal(t, 'filter', 'filterLong', { most: VALUE_LENGTH_MAX });
    if (unsuitableText(value)) throw refusal(t, 'filter', 'filterText');
  }
  if ((contains ?? startsWith) === '') throw refusal(t, 'filter', 'filterValues');
}

/** The single conditions of a validated filter, without segments. */
export function testsIn(filter: AnalyticsFilter): AnalyticsFilter[] {
  const { and, or, not, dimension } = filter;
  if (dimension) return [filter];
  return [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap(testsIn);
}

export const dimensionsOfFilter = (filter: AnalyticsFilter): DimensionKey[] =>
  testsIn(filter).map(({ dimension }) => dimension as DimensionKey);
