import { expect, test } from 'vitest';
import { plainSpelling, withoutCurrency } from '#schema/salary/plainSpelling.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

test.each([
  ['5½ lakh', '5.5 lakh'],
  ['5 ¼ L', '5.25 l'],
  ['3¾', '3.75'],
  ['₹5²', '₹5 '],
  ['Lakh(s)', 'lakhs'],
  ['५-६ LPA', '5-6 lpa'],
  ['5—6', '5-6'],
  ['5-->6', '5-6'],
  ['5k++ incentives', '5k + incentives'],
  ['[5-6] LPA', '(5-6) lpa'],
  ['5000rs per month', '5000 rs per month'],
  ['5000inr', '5000 inr '],
  ['5000rspm', '5000 rs pm'],
  ['5000rspa', '5000 rs pa'],
  ['Rs.5000', ' 5000'],
  ['rs5000', ' 5000'],
  ['hrs5000', 'hrs5000'],
  ['INR.5000', ' 5000'],
  ['INR5000', ' 5000'],
  ['INR 5000', 'inr 5000'],
  ['5   -   6', '5 - 6'],
])('“%s” is spelled plainly as “%s”', (text, plain) => expect(plainSpelling(text)).toBe(plain));

test.each(['20 000', '20, 000', '20 ,000', '20 , 000', "20'000", '20.000'])(
  'thousands separated as in %s are one number',
  (text) => expect(plainSpelling(text)).toBe('20000'),
);

test.each(['1.500 lakh', '5.000 lakh', '2,000', '20 0000', '1,20 000', '0.20 000'])(
  '%s has no other thousands',
  (text) => expect(plainSpelling(text)).toBe(text),
);

test.each([
  ['₹18L. Bonus up to 15%', '₹18l; bonus up to 15%'],
  ['15,000 p.m. Increment after a year', '15,000 p.m; increment after a year'],
  ['10,000 p.m. incentives', '10,000 p.m. incentives'],
  ['5000 per month. fixed', '5000 per month; fixed'],
  ['5000. 10 days', '5000; 10 days'],
])('a sentence ends after its pay: %s', (text, plain) => expect(plainSpelling(text)).toBe(plain));

test('a text that is too long to be about pay has no spelling', () => {
  expect(plainSpelling('x'.repeat(LENGTHS.line))).not.toBe('');
  expect(plainSpelling('x'.repeat(LENGTHS.line + 1))).toBe('');
  // Eighteen letters each.
  expect(plainSpelling('ﷺ'.repeat(12))).toBe('');
});

test.each([
  ['₹ 5', '5'],
  ['rs. 5', '5'],
  ['5/-', '5'],
  ['5=00', '5'],
  ['5 rupees', '5'],
  ['रु 5', '5'],
  ['रू. 5', '5'],
  ['.5 lakh', '0.5 lakh'],
  ['a.5', 'a.5'],
  ['5 in lpa', '5 lpa'],
  ['5 (lpa', '5 lpa'],
])('“%s” without the signs for rupees is “%s”', (text, plain) => {
  expect(withoutCurrency(text)).toBe(plain);
});
