import type { AnalyticsCalculation } from '../calculations.ts';
import type { ChartKind } from '../charts.ts';
import type { Comparison, Grain } from '../grains.ts';
import type { AnalyticsCondition, AnalyticsFilter, AnalyticsQuery } from '../query.ts';

/** What some words of the sentence were understood as. */
export type UnderstoodAs =
  | { is: 'measure'; key: string }
  | { is: 'dimension'; key: string; grain: Grain | null }
  | { is: 'filter'; filter: AnalyticsFilter }
  | { is: 'conditions'; conditions: AnalyticsCondition[] }
  | { is: 'range'; query: Pick<AnalyticsQuery, 'range'> }
  | { is: 'compare'; compare: Comparison }
  | { is: 'order'; descending: boolean; limit: number | null }
  | { is: 'chart'; chart: ChartKind }
  | { is: 'calculation'; calculation: AnalyticsCalculation }
  | { is: 'totals' };

export interface UnderstoodPart {
  means: UnderstoodAs;
  /** The characters to remove from the sentence with this part. */
  cut: readonly [start: number, end: number];
}

export const PROBLEM_KINDS = [
  'unknown',
  'unclear',
  'unfit',
  'dangling',
  'twice',
  'noMeasure',
  'noPeriod',
  'noComparison',
  'noStatistic',
  'noGroups',
  'notNow',
  'misfit',
  'noCondition',
  'misfitUnit',
  'chart',
  'tooMany',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Words that keep the question from running. */
export interface TypedProblem {
  why: ProblemKind;
  start: number;
  end: number;
  text: string;
  /** What could be written instead. */
  options: string[];
  /** The names of the dimension and the measure that do not fit. */
  about?: { dimension: string; measure: string };
}

export interface Understood {
  /** Null while a word is not understood. */
  query: AnalyticsQuery | null;
  chart: ChartKind | null;
  parts: UnderstoodPart[];
  problems: TypedProblem[];
  /** Possible names of companies, places, categories or titles, to be looked up. */
  lookUp: string[];
}
