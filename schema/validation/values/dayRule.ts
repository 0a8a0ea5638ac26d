import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { maxLength, missing, notBlank } from '#schema/validation/text.ts';
import { isDay, todayOf, type Clock } from './day.ts';

/** An existing day, as YYYY-MM-DD. */
export function day(label: LabelKey) {
  return z
    .string({ error: missing(label) })
    .check(
      z.trim(),
      notBlank(label),
      maxLength(label, LENGTHS.option),
      z.refine(isDay, { error: issue('day', { label }) }),
    );
}

const OLDEST_BIRTH = '1900-01-01';

export function dateOfBirth(clock: Clock) {
  const today = todayOf(clock);
  return day('dateOfBirth').check(
    z.refine((value) => value <= today, { error: issue('dateOfBirthFuture') }),
    z.refine((value) => value >= OLDEST_BIRTH, { error: issue('dateOfBirthYear') }),
  );
}
