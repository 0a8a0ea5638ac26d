import type { Grain } from '#schema/analytics/grains.ts';

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The approximate length of each step. */
export const WIDTHS: Readonly<Record<Grain, number>> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  quarter: 91 * DAY,
  year: 365 * DAY,
};

export const lengthOf = (from: Date, to: Date) => to.getTime() - from.getTime();

/** The start of the hour, day, week, month, quarter or year that contains this wall-clock time. */
export function floored(shown: Date, grain: Grain): Date {
  const time = shown.getTime();
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth()];
  const midnight = Math.floor(time / DAY) * DAY;
  if (grain === 'hour') return new Date(Math.floor(time / HOUR) * HOUR);
  if (grain === 'day') return new Date(midnight);
  if (grain === 'week') return new Date(midnight - ((shown.getUTCDay() + 6) % 7) * DAY);
  if (grain === 'month') return new Date(Date.UTC(year, month));
  if (grain === 'quarter') return new Date(Date.UTC(year, month - (month % 3)));
  return new Date(Date.UTC(year, 0));
}

const MONTHS: Partial<Record<Grain, number>> = { month: 1, quarter: 3, year: 12 };

/** Whether it is as long as the months in it. */
export const consistsOfMonths = (grain: Grain) => MONTHS[grain] !== undefined;

/** Adds calendar units to a wall-clock time. A day the month does not have becomes the first of the next month. */
export function added(shown: Date, grain: Grain, count: number): Date {
  const months = MONTHS[grain];
  if (months === undefined) return new Date(shown.getTime() + count * WIDTHS[grain]);
  const target = new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + count * months));
  const next = Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1);
  const rest = shown.getTime() - Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth());
  return new Date(Math.min(target.getTime() + rest, next));
}
