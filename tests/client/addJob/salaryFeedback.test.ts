import { describe, expect, test } from 'vitest';
import { salaryFeedback } from '#client/components/posting/salaryFeedback.ts';

const read = (text: string) => {
  const remark = salaryFeedback(text);
  return 'salary' in remark ? [remark.kind, remark.salary.min, remark.salary.max] : [remark.kind];
};
const offered = (text: string) => {
  const remark = salaryFeedback(text);
  return 'offers' in remark ? remark.offers.map(({ means, text: next }) => [means, next]) : [];
};

describe('the feedback on a salary while typing', () => {
  test.each([
    ['', ['empty']],
    ['   ', ['empty']],
    ['5 - 10 LPA', ['read', 500_000, 1_000_000]],
    ['25,000 per month', ['read', 300_000, 300_000]],
    ['12 lakh', ['read', 1_200_000, 1_200_000]],
    ['Negotiable', ['words']],
    ['50,000 per year', ['odd', 50_000, 50_000]],
    ['8,00,000 per month', ['odd', 9_600_000, 9_600_000]],
    ['$40,000 a year', ['unread']],
    ['₹500 per day', ['unread']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('an amount without a period is ambiguous, and says so', () => {
    expect(offered('25000')).toEqual([
      ['monthly', '25000 per month'],
      ['yearly', '25000 per year'],
    ]);
  });

  test('small numbers mean lakhs', () => {
    expect(offered('5 - 10')).toEqual([['lakhs', '5 - 10 LPA']]);
  });

  test('suggested texts are then understood', () => {
    for (const [, text] of [...offered('25000'), ...offered('5 - 10')])
      expect(['read', 'odd']).toContain(salaryFeedback(text!).kind);
  });
});
