import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { maxLength, missing, notBlank } from '#schema/validation/text.ts';

/** A time zone of the IANA database, such as Asia/Kolkata. */
export function timeZone() {
  return z
    .string({ error: missing('timeZone') })
    .check(
      z.trim(),
      notBlank('timeZone'),
      maxLength('timeZone', LENGTHS.option),
      z.refine(isTimeZone, { error: issue('option', { label: 'timeZone' }) }),
    );
}

/** A named zone: an offset such as +05:30 says nothing about daylight saving. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/** A time on the clock, as HH:MM. */
export function timeOfDay(label: LabelKey) {
  return z.string({ error: missing(label) }).check(
    z.trim(),
    notBlank(label),
    maxLength(label, LENGTHS.option),
    z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
      error: issue('timeOfDay', { label }),
    }),
  );
}
