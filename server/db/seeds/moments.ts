import { ALERT_DIGEST_HOUR } from '#schema/options/alerts.ts';
import type { Chance } from './chance.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The market uses Indian time, which has no daylight saving time. */
export const TIME_ZONE = 'Asia/Kolkata';
const OFFSET = 5.5 * HOUR;

export function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}

export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

export function earliest(...moments: (Date | null)[]): Date {
  return new Date(Math.min(...moments.filter((one) => one !== null).map(Number)));
}

export function latest(...moments: (Date | null)[]): Date {
  return new Date(Math.max(...moments.filter((one) => one !== null).map(Number)));
}

function startOfIndianDay(moment: Date): Date {
  const shifted = moment.getTime() + OFFSET;
  return new Date(shifted - (shifted % DAY) - OFFSET);
}

/** A deadline is a date: it lasts until the last second of that day. */
export function endOfIndianDay(moment: Date): Date {
  return after(startOfIndianDay(moment), DAY - 1_000);
}

/** On the same day in India, at a full hour. */
export function atIndianTime(moment: Date, hour: number): Date {
  return after(startOfIndianDay(moment), hour * HOUR);
}

/** On the same day in India, between nine and seven. */
export function atOfficeHours(moment: Date, chance: Chance): Date {
  return after(startOfIndianDay(moment), Math.floor(chance.between(9 * HOUR, 19 * HOUR)));
}

/** The same moment, or the next morning or working day if it falls into the night. */
export function inOfficeHours(moment: Date, chance: Chance): Date {
  const hour = (moment.getTime() - startOfIndianDay(moment).getTime()) / HOUR;
  if (hour >= 9 && hour < 19) return moment;
  return atOfficeHours(hour < 9 ? moment : after(moment, 6 * HOUR), chance);
}

/** The hour of the latest digest that has already been sent. */
export function lastDigest(now: Date): Date {
  const today = after(startOfIndianDay(now), ALERT_DIGEST_HOUR * HOUR);
  return today <= now ? today : before(today, DAY);
}
