import * as z from 'zod/mini';
import { parseAmount } from '#schema/salary/parseAmount.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { converted } from './converted.ts';
import { numericInput } from './numbers.ts';
import { readNumber } from './readNumber.ts';

const LAKH = 100_000;
const LEAST_RUPEES = 1_000;
/** The columns hold a four-byte integer. */
const MOST_RUPEES = 2_000_000_000;

export type CtcLabel = Extract<
  LabelKey,
  'currentCTC' | 'expectedCTC' | 'salaryExpectation' | 'offerPay'
>;

/**
 * Yearly pay, converted to rupees. With a unit ("5 LPA", "5 lakh", "25k per month") it is taken as written; a plain
 * number below 1000 is in lakhs, otherwise in rupees.
 */
export function ctc(label: CtcLabel) {
  return z.pipe(
    numericInput(label),
    converted<string | number, number>((value, refuse) => {
      const number = readNumber(value);
      const rupees = number === null ? written(value) : bare(number);
      if (rupees === null || rupees <= 0) return refuse(issue('ctc'));
      // A smaller amount would be read as lakhs when it is submitted again.
      return rupees >= LEAST_RUPEES && rupees <= MOST_RUPEES ? rupees : refuse(issue('ctcRange'));
    }),
  );
}

function bare(number: number): number {
  return Math.round(number < LEAST_RUPEES ? number * LAKH : number);
}

/** A single amount: a range does not answer what a person earns. */
function written(value: string | number): number | null {
  // A minus before an amount in words is easily mistaken for a dash.
  if (/^\s*[-–−]/.test(String(value))) return null;
  const pay = parseAmount(String(value), 'year');
  return pay && pay.min === pay.max ? pay.min : null;
}
