import { expect, test } from 'vitest';
import { SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { isPayWithin } from '#server/modules/search/filter.rules.ts';

const LAKH = 100_000;
const ranges = (min: number | null, max: number | null) =>
  SALARY_RANGES.filter((range) =>
    isPayWithin(range, { min: min && min * LAKH, max: max && max * LAKH }),
  );

test.each([
  ['no certain pay', null, null, []],
  ['3 to 5 lakh touches the next range and is not in it', 3, 5, ['lakh_3_5']],
  ['exactly 5 lakh begins the next', 5, 5, ['lakh_5_8']],
  ['4 to 6 lakh is in two', 4, 6, ['lakh_3_5', 'lakh_5_8']],
  ['2 lakh is in none', 2, 2, []],
  ['exactly 3 lakh is in the first', 3, 3, ['lakh_3_5']],
  ['2 to 3 lakh only touches it', 2, 3, []],
  ['12 lakh and more', 12, 12, ['lakh_12_plus']],
  ['from 10 lakh, open', 10, null, ['lakh_8_12', 'lakh_12_plus']],
  ['up to 6 lakh', null, 6, ['lakh_3_5', 'lakh_5_8']],
  ['1 to 50 lakh', 1, 50, [...SALARY_RANGES]],
] as const)('%s', (_, min, max, expected) => expect(ranges(min, max)).toEqual(expected));
