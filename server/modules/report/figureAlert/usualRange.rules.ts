import { USUAL_WEEKS_LEAST } from '#schema/options/figureAlerts.ts';
import type { AnalyticsColumn } from '#server/modules/analytics/analytics.type.ts';

export type Unit = AnalyticsColumn['unit'];

export interface UsualRange {
  low: number;
  high: number;
  median: number;
}

/** Turns the median distance into a standard deviation, for values that are distributed normally. */
const TO_DEVIATION = 1.4826;
const DEVIATIONS = 3;
/** A figure that never changed may differ by a twentieth. */
const LEAST_SHARE = 0.05;

/**
 * figureAlert.usual.range: the median of the same weekday, plus and minus three times the usual distance from it. One
 * odd day moves neither. Counts vary at least by the square root of their size. Null without enough history.
 */
export function usualRange(values: readonly number[], unit: Unit): UsualRange | null {
  if (values.length < USUAL_WEEKS_LEAST) return null;
  const median = medianOf(values);
  const distance = medianOf(values.map((value) => Math.abs(value - median)));
  const least = unit === 'count' ? Math.sqrt(Math.max(median, 1)) : Math.abs(median) * LEAST_SHARE;
  const reach = DEVIATIONS * Math.max(distance * TO_DEVIATION, least);
  const isNeverNegative = values.every((value) => value >= 0);
  const isShare = unit === 'percent' && values.every((value) => value >= 0 && value <= 100);
  const low = isNeverNegative ? Math.max(0, median - reach) : median - reach;
  const high = isShare ? Math.min(100, median + reach) : median + reach;
  return unit === 'count'
    ? { low: Math.ceil(low), high: Math.floor(high), median }
    : { low: rounded(low), high: rounded(high), median };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Two decimals are shown, so the limit is rounded to two as well. */
const rounded = (value: number) => Math.round(value * 100) / 100;

export interface DayValue {
  /** The local day, YYYY-MM-DD. */
  day: string;
  value: number | null;
}

/**
 * figureAlert.usual.days: those that have a value. Days before `since` are older than the data, so they do not count as history.
 */
export function historyOf(
  days: readonly DayValue[],
  since: string | null,
): { day: string; value: number }[] {
  return days.flatMap(({ day, value }) =>
    value !== null && since !== null && day > since ? [{ day, value }] : [],
  );
}
