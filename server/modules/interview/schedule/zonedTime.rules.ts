const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How many minutes a time zone is ahead of UTC at a moment. */
export function offsetAt(moment: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute } = parts as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    number
  >;
  const local = Date.UTC(year, month - 1, day, hour, minute);
  return (local - Math.floor(moment / MINUTE) * MINUTE) / MINUTE;
}

/**
 * interview.time.zoned: the moment at which clocks in the time zone show this time of this day. Null if the clocks
 * skip it; the first one if they show it twice.
 */
export function momentOf(day: string, time: string, timeZone: string): number | null {
  const local = Date.parse(`${day}T${time}:00Z`);
  const offsets = [offsetAt(local - DAY, timeZone), offsetAt(local + DAY, timeZone)];
  const moments = offsets
    .map((offset) => local - offset * MINUTE)
    .filter((moment) => local - offsetAt(moment, timeZone) * MINUTE === moment);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The day after, whatever the month. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Monday is 1 and Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
