import { expect, test } from 'vitest';
import { ctc } from '#schema/validation/values/ctc.ts';

test.each([
  ['5 LPA', 500_000],
  ['5lpa', 500_000],
  ['5 lakh', 500_000],
  ['6.5 lakhs p.a.', 650_000],
  ['5', 500_000],
  ['500000', 500_000],
  ['5,00,000', 500_000],
  ['₹5,00,000 a year', 500_000],
  ['Rs. 5,00,000/-', 500_000],
  ['1.2 cr', 12_000_000],
  ['25k per month', 300_000],
  ['25,000 pm', 300_000],
  ['५ लाख', 500_000],
  ['20 हज़ार महीना', 240_000],
])('%s is read as %i rupees a year', (text, rupees) => {
  expect(ctc('currentCTC').parse(text)).toBe(rupees);
});

test.each(['', 'a lot', '-5 lakh', '0 LPA', '5-6 lakh', '5 lakh 6', '5 apples', 'lakh'])(
  '%s is refused',
  (text) => {
    expect(ctc('currentCTC').safeParse(text).success).toBe(false);
  },
);
