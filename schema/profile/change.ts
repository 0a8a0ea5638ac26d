/**
 * The change against the previous period of equal length, in whole per cent (product decision 35); null, shown as
 * "–", if that was 0.
 */
export function percentChange(current: number, previous: number): number | null {
  if (previous === 0) return null;
  // A small decrease rounds to -0, which would be shown as "-0%".
  return Math.round(((current - previous) / previous) * 100) || 0;
}

/** The period of the changes on the dashboard. */
export const CHANGE_PERIOD_DAYS = 30;
