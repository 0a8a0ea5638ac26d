import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { maxLength, missing, notBlank } from '#schema/validation/text.ts';
import { asciiDigits } from './readNumber.ts';

/** +91, 0 and spaces are removed; ten digits starting with 6 to 9 must remain. */
export function indianMobile(label: Extract<LabelKey, 'contactNumber' | 'phone'>) {
  return z.string({ error: missing(label) }).check(
    z.overwrite(bareMobile),
    notBlank(label),
    maxLength(label, LENGTHS.phone),
    z.refine((value) => /^[6-9]\d{9}$/.test(value), { error: issue('mobile') }),
  );
}

function bareMobile(text: string): string {
  const digits = asciiDigits(text);
  return digits.replace(/[\s-]/g, '').replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');
}

/** Any phone number, including land lines and foreign numbers. */
export function phone() {
  return z.string({ error: missing('phone') }).check(
    z.overwrite((value) => asciiDigits(value).replace(/\s+/g, ' ').trim()),
    notBlank('phone'),
    z.maxLength(LENGTHS.phone, { error: issue('phone') }),
    z.refine((value) => /^\+?[\d() .-]+$/.test(value) && digitsIn(value) >= 6, {
      error: issue('phone'),
    }),
  );
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
