/**
 * The current time, which is passed in because a rule has no clock: a day as YYYY-MM-DD, or an instant with its time
 * zone.
 */
export interface Clock {
  today: string | Date;
  timeZone?: string;
}

/** A clock for rules of which only the limits are printed, so that every day is valid. */
export const LAST_DAY: Clock = { today: '9999-12-31' };

/** Cached per time zone: creating one takes longer than using it a thousand times. */
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

export function todayOf({ today, timeZone = 'Asia/Kolkata' }: Clock): string {
  if (typeof today === 'string') return today;
  let format = formats.get(timeZone);
  // The Canadian date format is ISO 8601.
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en-CA', { timeZone })));
  return format.format(today);
}

/** An existing day, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
