import { ALERT_DIGEST_HOUR, type AlertFrequency } from '#schema/options/alerts.ts';
import { ALERTS_MAX } from '#schema/options/limits.ts';
import { momentOf, wallClock } from '#schema/time/wallClock.ts';

const DAY = 24 * 60 * 60_000;
/** What an administrator approves days after it was posted is new to everybody else. */
const LATE_APPROVAL = 14 * DAY;
const PERIOD: Readonly<Record<AlertFrequency, number>> = {
  daily: DAY,
  weekly: 7 * DAY,
  monthly: 31 * DAY,
};

/** In days: two firsts of a month, and a day for the hour of the digest. */
const FURTHEST = 32;

/** alert.create.room: nobody reads more than so many mails. */
export function hasRoom(count: number): boolean {
  return count < ALERTS_MAX;
}

/** alert.digest.hour: the last moment a digest of this frequency was due, at eight in the site's time zone. */
export function lastDigest(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  return digestBeside(frequency, now, timeZone, -1);
}

export function nextDigest(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  return digestBeside(frequency, now, timeZone, 1);
}

/** alert.digest.window: new is what came since the last digest, with time for what was approved late; never what is older than the alert. */
export function searchedFrom(alert: { createdAt: Date; lastRunAt?: Date | null }): Date {
  const { createdAt, lastRunAt } = alert;
  const from = (lastRunAt?.getTime() ?? 0) - LATE_APPROVAL;
  return new Date(Math.max(createdAt.getTime(), from));
}

/** How far a preview looks back for an alert that is not there yet: one digest's worth. */
export function previewedFrom(frequency: AlertFrequency, now: Date): Date {
  return new Date(now.getTime() - PERIOD[frequency]);
}

function digestBeside(frequency: AlertFrequency, now: Date, timeZone: string, step: 1 | -1): Date {
  const today = wallClock(now, timeZone);
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  for (let days = 0; Math.abs(days) <= FURTHEST; days += step) {
    const day = new Date(midnight + days * DAY);
    const moment = momentOf(day.getTime() + ALERT_DIGEST_HOUR * 60 * 60_000, timeZone);
    const isOnThatSide = step === 1 ? moment > now : moment <= now;
    if (isOnThatSide && falls(frequency, day)) return moment;
  }
  throw new RangeError('no digest within a month');
}

function falls(frequency: AlertFrequency, day: Date): boolean {
  if (frequency === 'weekly') return day.getUTCDay() === 1;
  return frequency === 'daily' || day.getUTCDate() === 1;
}
