import { momentOf as momentShown, wallClock } from '#schema/time/wallClock.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * interview.time.zoned: the first moment at which clocks in the time zone show this time of this day or, if they skip
 * it, a later one.
 */
export function momentOf(day: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const isReached = (at: number) => wallClock(new Date(at), timeZone).getTime() >= shown;
  let moment = momentShown(shown, timeZone).getTime();
  if (wallClock(new Date(moment), timeZone).getTime() === shown) return moment;
  // Goes back to the moment at which the clocks change.
  while (isReached(moment - MINUTE)) moment -= MINUTE;
  return moment;
}

/** The day after, also at the end of a month. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Monday is 1 and Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
