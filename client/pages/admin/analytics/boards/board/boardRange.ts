import type { AnalyticsRangeInput, SaveDashboard_DashboardFragment } from '#client/gql/graphql.ts';
import type { Grain } from '#schema/analytics/grains.ts';
import { lastUnitsOfText, textOfLastUnits } from '#schema/analytics/lastUnits.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';

type AnalyticsRangeValue = NonNullable<SaveDashboard_DashboardFragment['range']>;

/** Null: each report keeps the dates it was saved with. */
export type BoardRange = AnalyticsRange | null;

const OWN = 'own';

/** Converts a dashboard's dates from and to GraphQL. */
export function rangeOfValue(stored: AnalyticsRangeValue | null): BoardRange {
  if (!stored) return null;
  const { last, unit, rolling, whole, from, to } = stored;
  if (!last) return { from, to };
  return {
    last,
    unit: unit?.toLowerCase() as Grain,
    ...(rolling && { rolling }),
    ...(whole && { whole }),
  };
}

export function inputOfRange(range: BoardRange): AnalyticsRangeInput | null {
  return range && { ...range, unit: range.unit?.toUpperCase() as Uppercase<Grain> | undefined };
}

/** The ranges available at one press. */
export const USUAL_RANGES: readonly string[] = [
  '7-day',
  '30-day',
  '90-day',
  '12-month',
  '1-week-whole',
  '1-month-whole',
  '1-quarter-whole',
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The form used in the address and in option lists: "90-day", "2026-10-01..2026-10-31", "own". */
export function textOfRange(range: BoardRange): string {
  if (!range) return OWN;
  return textOfLastUnits(range) ?? `${range.from ?? ''}..${range.to ?? ''}`;
}

/** Undefined if invalid; the saved dates then apply. */
export function rangeOfText(text: string): BoardRange | undefined {
  if (text === OWN) return null;
  const [from, to] = text.split('..');
  if (to !== undefined) {
    const isDay = DAY.test(from ?? '') && DAY.test(to);
    return isDay && from! <= to ? { from, to } : undefined;
  }
  return lastUnitsOfText(text);
}
