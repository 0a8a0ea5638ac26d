import * as z from 'zod/mini';
import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, maxLength, missing, notBlank } from '#schema/validation/text.ts';
import { todayOf, type Clock } from './day.ts';

const MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** A month as YYYY-MM, or a year. Optional; null and blank clear it. */
export function month(label: LabelKey) {
  return clearable(existingMonth(label));
}

/** A month that has begun. Optional; null and blank clear it. */
export function pastMonth(label: LabelKey, clock: Clock) {
  const today = todayOf(clock);
  return clearable(
    existingMonth(label).check(
      z.refine((value) => value <= today.slice(0, value.length), {
        error: issue('monthFuture', { label }),
      }),
    ),
  );
}

function existingMonth(label: LabelKey) {
  const range = { label, min: YEAR_OF_PASSING_MIN, max: YEAR_OF_PASSING_MAX };
  return z.string({ error: missing(label) }).check(
    z.trim(),
    notBlank(label),
    maxLength(label, LENGTHS.option),
    z.refine((value) => MONTH.test(value), { error: issue('month', { label }) }),
    z.refine((value) => !MONTH.test(value) || isBetween(Number(value.slice(0, 4)), range), {
      error: issue('yearRange', range),
    }),
  );
}

const isBetween = (year: number, { min, max }: { min: number; max: number }) =>
  year >= min && year <= max;

/** Compares only what both state, so a year and a month of that year are not out of order. */
export function isBefore(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}
