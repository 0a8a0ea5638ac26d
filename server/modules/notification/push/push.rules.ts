const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a push service keeps a notification for a device that is switched off, and how long we try. */
export const PUSH_LIFETIME = 24 * HOUR;
/** A subscription that a push service refuses this often in a row is over. */
export const MOST_FAILURES = 5;

/** The wait after each attempt that may be repeated. */
const RETRIES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR];

export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/**
 * push.outcome: what the answer of a push service means. Without a status the request certainly did not arrive, unless it
 * timed out: then it may have, and is not repeated.
 */
export function pushOutcome(status: number | null, failure: string | null): PushOutcome {
  if (status === null) return failure === 'timeout' ? 'sent' : 'later';
  if (status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

interface Attempted {
  now: Date;
  createdAt: Date;
  attempts: number;
  /** The Retry-After header of the push service: seconds or a date. */
  retryAfter: string | null;
}

/** push.retry: when to try again; null if it is too late to be of use. */
export function nextPush({ now, createdAt, attempts, retryAfter }: Attempted): Date | null {
  const wait = RETRIES[attempts - 1];
  if (wait === undefined) return null;
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * SECOND : 0;
  const next = now.getTime() + Math.max(wait, asked);
  return next < createdAt.getTime() + PUSH_LIFETIME ? new Date(next) : null;
}
