/** Decision 35: against the previous period of equal length, in whole percent; null, shown as "–", when that was 0. */
export function percentChange(current: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((current - previous) / previous) * 100);
}

/** The period of the dashboard's changes. */
export const CHANGE_PERIOD_DAYS = 30;
