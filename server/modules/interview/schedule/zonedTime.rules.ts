import { momentOf as momentShown, wallClock } from '#schema/time/wallClock.ts';

const DAY = 86_400_000;

/**
 * interview.time.zoned: the moment at which clocks in the time zone show this time of this day. Null if the clocks
 * skip it; the first one if they show it twice.
 */
export function momentOf(day: string, time: string, timeZone: string): number | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const moment = momentShown(shown, timeZone);
  return wallClock(moment, timeZone).getTime() === shown ? moment.getTime() : null;
}

/** The day after, whatever the month. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Monday is 1 and Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
