import { INDIA } from '#schema/time/india.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Moment = Date | number | string;

export interface Label<Key extends string> {
  key: Key;
  count: number;
}

/** For past events: minutes, hours, days and, after seven days, the date itself. */
export function timeAgo(
  then: Moment,
  now: Moment,
): Label<'justNow' | 'minutes' | 'hours' | 'days' | 'date'> {
  const passed = time(now) - time(then);
  if (passed < MINUTE) return { key: 'justNow', count: 0 };
  if (passed < HOUR) return { key: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { key: 'hours', count: Math.floor(passed / HOUR) };
  const days = Math.floor(passed / DAY);
  return { key: days > 7 ? 'date' : 'days', count: days };
}

export type Span = Label<'today' | 'days' | 'weeks' | 'months'>;

/** How long a job has been open, by the Indian calendar. */
export function jobAge(posted: Moment, now: Moment): Span {
  return span(dayOf(now) - dayOf(posted));
}

/** In the largest unit that fits. */
export function span(days: number): Span {
  if (days < 1) return { key: 'today', count: 0 };
  if (days < 7) return { key: 'days', count: days };
  if (days < 30) return { key: 'weeks', count: Math.floor(days / 7) };
  return { key: 'months', count: Math.floor(days / 30) };
}

const time = (moment: Moment): number => new Date(moment).getTime();
export const dayOf = (moment: Moment): number => Math.floor((time(moment) + INDIA) / DAY);
