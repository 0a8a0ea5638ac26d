import { expect, test } from 'vitest';
import { LOCALES } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import { DIMENSION_KEYS, dimensionOf } from '#server/modules/analytics/model/dimensions.ts';

/** States and lakhs have labels in each language; hours and periods have numbers in every one. */
const WITHOUT_WORDS = [
  'state',
  'company_state',
  'seeker_state',
  'pay_lakhs',
  'expected_pay_lakhs',
  'hour_of_day',
  'months_since',
  'weeks_since',
];

test.each(LOCALES)('every choice of a dimension is translated into %s', (locale) => {
  const lacking = DIMENSION_KEYS.flatMap((key) => {
    const { choices } = dimensionOf(key);
    if (!choices || WITHOUT_WORDS.includes(key)) return [];
    return choices.values.filter((value) => {
      const [area, word] = choices.words?.(value) ?? [];
      return !area || !word || !translator(locale, area).has(word);
    });
  });
  expect(lacking).toEqual([]);
});
