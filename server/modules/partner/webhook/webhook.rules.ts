import { WEBHOOK_FAILING_DAYS } from '#schema/options/webhooks.ts';
import type { Viewer } from '#server/graphql/context.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The delay after each failure, as recommended by Standard Webhooks 1.0.0. The first attempt is immediate. */
export const RETRIES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** A random extra delay of up to this share, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

interface Failed {
  now: Date;
  /** The number of attempts, including this one. */
  attempts: number;
  retryAfter: string | null;
  /** A random number from 0 to 1. */
  chance: number;
}

/** webhook.delivery.next: the time of the next attempt; null at the end of the schedule. */
export function nextAttempt({ now, attempts, retryAfter, chance }: Failed): Date | null {
  const wait = RETRIES[attempts - 1];
  if (wait === undefined) return null;
  const requested = Math.min(requestedWait(retryAfter, now), DAY);
  return new Date(now.getTime() + Math.max(wait * (1 + JITTER * chance), requested));
}

/** RFC 9110, 10.2.3: seconds or a date. */
function requestedWait(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * SECOND;
  // A date requires a time of day: `Date.parse` reads "-3600" as the year 3600.
  const moment = retryAfter.includes(':') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - now.getTime());
}

/** webhook.disable.failing: every attempt has failed for days, and one delivery has used up all of its attempts. */
export function isGivenUp(failingSince: Date, now: Date, next: Date | null): boolean {
  return next === null && now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY;
}

/** webhook.scope.company: an employer's webhooks belong to the company, an administrator's to the administrators. */
export function scopeOf({ role, companyId }: Viewer): { companyId: string | null } | null {
  if (role === 'admin') return { companyId: null };
  return role === 'employer' && companyId ? { companyId } : null;
}

/** webhook.create.room: limits the number of webhooks. */
export function hasRoom(count: number, max: number): boolean {
  return count < max;
}
