import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { isBlank } from './blank.ts';
import { converted } from './converted.ts';
import { readNumber } from './readNumber.ts';

/** What a form, a file or a program can send for a number. */
export function numericInput(label: LabelKey) {
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) =>
        // An empty number field submits NaN.
        isBlank(input) || Number.isNaN(input)
          ? issue('required', { label })
          : issue('number', { label }),
    })
    .check(z.refine((value) => !isBlank(value), { error: issue('required', { label }) }));
}

/** A whole number as typed so far, which may still be out of range. */
export function typedWholeNumber(label: LabelKey) {
  return z.pipe(
    numericInput(label),
    converted<string | number, number>((value, refuse) => {
      const number = readNumber(value);
      return number !== null && Number.isInteger(number)
        ? number
        : refuse(issue('wholeNumber', { label }));
    }),
  );
}

export function wholeNumber(label: LabelKey, { min, max }: { min: number; max: number }) {
  return z.pipe(
    numericInput(label).check(z.meta({ minimum: min, maximum: max })),
    converted<string | number, number>((value, refuse) => {
      const number = readNumber(value);
      if (number === null || !Number.isInteger(number)) {
        return refuse(issue('wholeNumber', { label }));
      }
      return number >= min && number <= max ? number : refuse(issue('range', { label, min, max }));
    }),
  );
}
