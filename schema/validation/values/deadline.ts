import * as z from 'zod/mini';
import { issue } from '#schema/validation/issues.ts';
import { clearable, missing } from '#schema/validation/text.ts';
import { isDay } from './day.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A day, or an instant with its zone, which comes out in UTC; may be left out, null and blank clear it. */
export function deadline() {
  const label = 'applicationDeadline';
  return clearable(
    z.pipe(
      z.transform<string | Date, string>((value) => (value instanceof Date ? isoOf(value) : value)),
      z.string({ error: missing(label) }).check(
        z.trim(),
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
