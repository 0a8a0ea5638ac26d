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

/** With fewer entries than this, a percentage says less than the number itself. */
const FEW = 20;
/** Nobody can picture a rise of several hundred per cent. */
const STEEPEST = 200;

/** Whether "3 of 5" says more than 60%. */
export const isShareOfFew = (whole: number): boolean => whole < FEW;

/** Whether "3 new, 1 before" says more than a percentage. */
export function isClearerInCounts(current: number, previous: number): boolean {
  const percent = percentChange(current, previous);
  return percent === null || previous < FEW || percent > STEEPEST;
}

/** How unlikely it is that two counts of the same length differ by chance: from 2 on, it is rare. */
export const unlikeliness = (current: number, previous: number): number =>
  Math.abs(current - previous) / Math.sqrt(Math.max(1, current + previous));
