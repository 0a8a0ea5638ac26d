import type { AnalyticsCalculation } from './calculations.ts';
import type { Comparison, Grain } from './grains.ts';

export const MEASURES_MAX = 10;
export const DIMENSIONS_MAX = 4;
export const CONDITIONS_MAX = 60;
export const FILTER_DEPTH_MAX = 8;
export const VALUES_MAX = 200;
export const VALUE_LENGTH_MAX = 200;
export const LAST_MAX = 10_000;
/** The most rows on a screen, the most rows in a file, and the most steps of time. */
export const ROWS_MAX = 10_000;
export const FILE_ROWS_MAX = 200_000;
export const BUCKETS_MAX = 2_000;
/** The most conditions on the values of groups. */
export const HAVING_MAX = 8;
export const HAVING_VALUE_MAX = 1_000_000_000_000;
/** The longest typed question, and the most names in it that are looked up. */
export const SENTENCE_MAX = 300;
export const NAMES_MAX = 100;

/** One test of one dimension, a segment, or several filters combined; exactly one of the five. */
export interface AnalyticsFilter {
  and?: AnalyticsFilter[] | null | undefined;
  or?: AnalyticsFilter[] | null | undefined;
  not?: AnalyticsFilter | null | undefined;
  /** The id of a saved segment (segments.ts). */
  segment?: string | null | undefined;
  dimension?: string | null | undefined;
  is?: string[] | null | undefined;
  isNot?: string[] | null | undefined;
  contains?: string | null | undefined;
  startsWith?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  empty?: boolean | null | undefined;
}

/**
 * A number of units counted back from now, or a range of days or moments. The units include the current one up to now,
 * unless they are whole ones before it or count back from this moment.
 */
export interface AnalyticsRange {
  last?: number | null | undefined;
  unit?: Grain | null | undefined;
  rolling?: boolean | null | undefined;
  whole?: boolean | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

export interface AnalyticsOrder {
  measure?: string | null | undefined;
  /** The number of a calculation of the question, from 1. */
  calculation?: number | null | undefined;
  dimension?: string | null | undefined;
  descending?: boolean | null | undefined;
}

/** How a value of a group is compared with a number. */
export const CONDITION_TESTS = ['at_least', 'at_most', 'more_than', 'less_than'] as const;
export type ConditionTest = (typeof CONDITION_TESTS)[number];

/** A condition on a value of a group, such as at least 10 applications. */
export interface AnalyticsCondition {
  measure?: string | null | undefined;
  /** The number of a calculation of the question, from 1; instead of a measure. */
  calculation?: number | null | undefined;
  test: ConditionTest;
  value: number;
}

/** A query in the form used in addresses, reports and emails; the keys are those of the model in lower case. */
export interface AnalyticsQuery {
  measures: string[];
  /** Whether the measures are the steps of a funnel: each then counts only those that took the steps before it. */
  funnel?: boolean | null | undefined;
  dimensions?: string[] | null | undefined;
  filter?: AnalyticsFilter | null | undefined;
  /** Shows only groups that meet all of these conditions. */
  having?: AnalyticsCondition[] | null | undefined;
  /** Whether one of the conditions is enough. */
  havingAny?: boolean | null | undefined;
  /** The calculated columns, which come after those of the measures. */
  calculations?: AnalyticsCalculation[] | null | undefined;
  range?: AnalyticsRange | null | undefined;
  timeZone?: string | null | undefined;
  grain?: Grain | null | undefined;
  compare?: Comparison | null | undefined;
  order?: AnalyticsOrder[] | null | undefined;
  limit?: number | null | undefined;
  totals?: boolean | null | undefined;
  pivot?: string | null | undefined;
}
