import * as z from 'zod/mini';
import { parseSalary } from '#schema/salary/parseSalary.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { converted } from './converted.ts';
import { numericInput, readNumber } from './numbers.ts';

const LAKH = 100_000;
const LEAST_RUPEES = 1_000;
/** The columns hold a four-byte integer. */
const MOST_RUPEES = 2_000_000_000;

/**
 * Pay for a year, comes out in rupees. Written with its unit ("5 LPA", "5 lakh", "25k per month") it is that;
 * a number alone is meant in lakhs below 1000, otherwise in rupees.
 */
export function ctc(label: Extract<LabelKey, 'currentCTC' | 'expectedCTC' | 'salaryExpectation'>) {
  return z.pipe(
    numericInput(label),
    converted<string | number, number>((value, refuse) => {
      const number = readNumber(value);
      const rupees = number === null ? written(value) : bare(number);
      if (rupees === null || rupees <= 0) return refuse(issue('ctc'));
      // Less would be read as lakhs when the value comes round again.
      return rupees >= LEAST_RUPEES && rupees <= MOST_RUPEES ? rupees : refuse(issue('ctcRange'));
    }),
  );
}

function bare(number: number): number {
  return Math.round(number < LEAST_RUPEES ? number * LAKH : number);
}

/** One amount: a range is no answer to what somebody earns. */
function written(value: string | number): number | null {
  // Before an amount in words a minus is easily taken for a dash.
  if (/^\s*[-–−]/.test(String(value))) return null;
  const pay = parseSalary(String(value), 'year');
  return pay && pay.min === pay.max ? pay.min : null;
}
