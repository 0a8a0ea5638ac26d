import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { isBlank } from './blank.ts';
import { converted } from './converted.ts';

/** Plain digits, or groups as in 12,00,000 and 1,200,000. */
const NUMERIC = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** Parses a number or numeric text; Hindi digits count as digits. */
export function readNumber(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = asciiDigits(value.trim());
  return NUMERIC.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** The largest number that GraphQL's Int can carry. */
const INT_MAX = 2 ** 31 - 1;

/** Parses a text that someone is typing into a whole number that can be sent. */
export function readInt(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isInteger(number) && Math.abs(number) <= INT_MAX ? number : null;
}

export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

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
