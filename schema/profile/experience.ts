import { EXPERIENCE_BAND_FACTS, EXPERIENCE_BANDS } from '#schema/options/experience.ts';
import type { Month, PastJob } from './career.ts';

const MONTHS = 12;
/** The month that is assumed for a year alone. The middle is on average neither too early nor too late. */
const MIDDLE = 7;
/** A working life; no career counts for more. */
export const EXPERIENCE_MONTHS_MAX = 60 * MONTHS;

/** Months since the year 0. */
function numberOf(month: Month): number {
  const [year, inYear = MIDDLE] = month.split('-').map(Number);
  return year! * MONTHS + inYear - 1;
}

/**
 * profile.experience.months: the months in which someone had a job. Jobs at the same time count once, and a job
 * without a start, or without an end although it is over, does not count.
 */
export function monthsWorked(jobs: readonly PastJob[], today: string): number {
  const worked = new Set<number>();
  for (const { from, to, isCurrent } of jobs) {
    const end = isCurrent ? today.slice(0, 7) : to;
    if (!from || !end) continue;
    const first = numberOf(from);
    // For an end given as a year alone, the month before is assumed, so that 2019 to 2021 is exactly two years.
    const last = Math.min(
      numberOf(end) - (end.length === 4 ? 1 : 0),
      first + EXPERIENCE_MONTHS_MAX,
    );
    for (let month = first; month <= last; month += 1) worked.add(month);
  }
  return Math.min(worked.size, EXPERIENCE_MONTHS_MAX);
}

/** The documented band of these months. */
export function bandOfMonths(months: number): string {
  const facts = EXPERIENCE_BANDS.map((band) => EXPERIENCE_BAND_FACTS[band]);
  return (facts.findLast(({ minMonths }) => minMonths <= months) ?? facts[0]!).label;
}
