import * as z from 'zod/mini';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, maxLength, missing } from '#schema/validation/text.ts';
import { isDay, todayOf, type Clock } from './day.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A day, or an instant with a time zone, which is converted to UTC. Optional; null and blank clear it. */
export function deadline() {
  const label = 'applicationDeadline';
  return clearable(
    z.pipe(
      z.transform<string | Date, string>((value) => (value instanceof Date ? isoOf(value) : value)),
      z.string({ error: missing(label) }).check(
        z.trim(),
        maxLength(label, LENGTHS.option),
        z.refine((value) => isDay(value) || isInstant(value), {
          error: issue('day', { label }),
        }),
        z.overwrite((value) => (isDay(value) ? value : isoOf(new Date(value)))),
      ),
    ),
  );
}

function isInstant(text: string): boolean {
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && isoOf(new Date(text)) !== '';
}

function isoOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Midnight UTC is how a page's date becomes an ISO date: the day is meant, not half past five in India. */
const DAY_AS_INSTANT = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.000)?Z$/;

/** The day of a deadline without a time. */
export function dayOfDeadline(value: string): string | null {
  return isDay(value) ? value : (DAY_AS_INSTANT.exec(value)?.[1] ?? null);
}

/** A day lasts until its end; an instant is over when it has passed. */
export function isPastDeadline(value: string, clock: Clock): boolean {
  const day = dayOfDeadline(value) ?? (clock.today instanceof Date ? null : value.slice(0, 10));
  return day === null ? new Date(value) <= clock.today : day < todayOf(clock);
}
