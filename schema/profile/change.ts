/** Decision 35: against the previous period of equal length, in whole percent; null, shown as "–", when that was 0. */
export function percentChange(current: number, previous: number): number | null {
  if (previous === 0) return null;
  // A small fall rounds to -0, which would read "-0%".
  return Math.round(((current - previous) / previous) * 100) || 0;
}

/** The period of the dashboard's changes. */
export const CHANGE_PERIOD_DAYS = 30;
