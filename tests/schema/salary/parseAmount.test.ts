import { expect, test } from 'vitest';
import { parseAmount } from '#schema/salary/parseAmount.ts';

test.each([
  ['5 LPA', 500_000, 500_000],
  ['₹६ लाख सालाना', 600_000, 600_000],
  ['25k a month', 300_000, 300_000],
  ['Rs. 25,000/- to Rs. 30,000/- p.m.', 300_000, 360_000],
  ['min 5, max 8 LPA', 500_000, 800_000],
  ['min 5 LPA, max 8 LPA', 500_000, 800_000],
  ['30k pm (3.6 LPA)', 360_000, 360_000],
  ['6 LPA in hand, negotiable', 600_000, 600_000],
  ['30k/month', 360_000, 360_000],
])('the pay in %s is read', (text, min, max) => {
  expect([parseAmount(text)?.min ?? null, parseAmount(text)?.max ?? null]).toEqual([min, max]);
});

test.each([
  '5 LPA or 8 LPA',
  '5 LPA for 2 years',
  '5 LPA + 2 LPA',
  '$50k a year',
  '3 lakh per project',
  '3 lakh/project',
  '4,5 LPA',
  'saadhe 3 lakh',
  'साढ़े 3 लाख',
  'sava 2 lakh',
  '1 lakh bees hazar',
  `${' '.repeat(200)}5 LPA`,
  `5 LPA ${'ﷺ'.repeat(20)}`,
  '',
])('no amount is read in %s', (text) => {
  expect(parseAmount(text, 'year')).toBeNull();
});

test('a question that names the period gives it to an amount without one', () => {
  expect(parseAmount('50,000')).toBeNull();
  expect(parseAmount('50,000', 'month')).toEqual({ min: 600_000, max: 600_000, period: 'month' });
  expect(parseAmount('50,000', 'year')).toEqual({ min: 50_000, max: 50_000, period: 'year' });
});
