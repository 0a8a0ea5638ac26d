import { ALERT_DIGEST_HOUR, type AlertFrequency } from '#schema/options/alerts.ts';
import { ALERTS_MAX } from '#schema/options/limits.ts';
import { momentOf, wallClock } from '#schema/time/wallClock.ts';

const DAY = 24 * 60 * 60_000;
/** A job that is approved days after it was posted only becomes visible then. */
const LATE_APPROVAL = 14 * DAY;
const PERIOD: Readonly<Record<AlertFrequency, number>> = {
  daily: DAY,
  weekly: 7 * DAY,
  monthly: 31 * DAY,
};

/**
 * In days: the longest time between two firsts of a month, plus a day for the hour of the digest.
 */
const FURTHEST = 32;

/** alert.create.room: a limit on the number of alerts, since nobody reads that many emails. */
export function hasRoom(count: number): boolean {
  return count < ALERTS_MAX;
}

/**
 * alert.digest.hour: the last time a digest of this frequency was due, at eight in the site's time
 * zone.
 */
export function lastDigest(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  return nearestDigest(frequency, now, timeZone, -1);
}

export function nextDigest(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  return nearestDigest(frequency, now, timeZone, 1);
}

/**
 * alert.digest.window: jobs are new if they were posted since the last digest, with a margin for
 * late approval. Jobs older than the alert are never new.
 */
export function searchedFrom(alert: { createdAt: Date; lastRunAt?: Date | null }): Date {
  const { createdAt, lastRunAt } = alert;
  const from = (lastRunAt?.getTime() ?? 0) - LATE_APPROVAL;
  return new Date(Math.max(createdAt.getTime(), from));
}

/** How far back the preview of an alert that does not exist yet looks: the period of one digest. */
export function previewedFrom(frequency: AlertFrequency, now: Date): Date {
  return new Date(now.getTime() - PERIOD[frequency]);
}

function nearestDigest(frequency: AlertFrequency, now: Date, timeZone: string, step: 1 | -1): Date {
  const today = wallClock(now, timeZone);
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  for (let days = 0; Math.abs(days) <= FURTHEST; days += step) {
    const day = new Date(midnight + days * DAY);
    const moment = momentOf(day.getTime() + ALERT_DIGEST_HOUR * 60 * 60_000, timeZone);
    const isOnThatSide = step === 1 ? moment > now : moment <= now;
    if (isOnThatSide && isDigestDay(frequency, day)) return moment;
  }
  throw new RangeError('no digest within a month');
}

function isDigestDay(frequency: AlertFrequency, day: Date): boolean {
  if (frequency === 'weekly') return day.getUTCDay() === 1;
  return frequency === 'daily' || day.getUTCDate() === 1;
}
