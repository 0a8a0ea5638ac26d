import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { converted } from './converted.ts';
import { numericInput, readNumber } from './numbers.ts';

const LAKH = 100_000;
const LEAST_RUPEES = 1_000;
/** The columns hold a four-byte integer. */
const MOST_RUPEES = 2_000_000_000;

/** Pay for a year: below 1000 it is meant in lakhs, otherwise in rupees; comes out in rupees. */
export function ctc(label: Extract<LabelKey, 'currentCTC' | 'expectedCTC' | 'salaryExpectation'>) {
  return z.pipe(
    numericInput(label),
    converted<string | number, number>((value, refuse) => {
      const number = readNumber(value);
      if (number === null || number <= 0) return refuse(issue('ctc'));
      const rupees = Math.round(number < LEAST_RUPEES ? number * LAKH : number);
      // Less would be read as lakhs when the value comes round again.
      return rupees >= LEAST_RUPEES && rupees <= MOST_RUPEES ? rupees : refuse(issue('ctcRange'));
    }),
  );
}
