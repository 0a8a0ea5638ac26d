import type { Locale } from '#schema/options/locales.ts';
import { PAY_LAKHS } from '#schema/options/payLakhs.ts';
import {
  parseSalaryRange,
  SALARY_RANGE_FACTS,
  SALARY_RANGES,
} from '#schema/options/salaryRanges.ts';
import { LAKH } from '#schema/salary/salaryWords.ts';
import { wordsOfModel } from './choices.ts';
import type { Choices } from './kinds.ts';

/** Yearly rupees: the midpoint of a range, or its only given end. */
export const JOB_PAY =
  '((coalesce(j.salary_min, j.salary_max)::float8 + coalesce(j.salary_max, j.salary_min)) / 2)';

const BELOW = 'below_lakh_3';
const FIRST = SALARY_RANGES[0];

/** The salary ranges of the search filter, and one for everything below them. */
export const PAY_STEPS = [
  { value: BELOW, below: SALARY_RANGE_FACTS[FIRST].min },
  ...SALARY_RANGES.map((value) => ({ value, below: SALARY_RANGE_FACTS[value].max })),
];

export const PAY_CHOICES: Choices = {
  values: PAY_STEPS.map(({ value }) => value),
  label: (value) => {
    const range = parseSalaryRange(value);
    return range ? SALARY_RANGE_FACTS[range].filterLabel : 'Below 3 lakh';
  },
  read: (text) =>
    /^\s*(below_lakh_3|below 3 lakh|<\s*3( lakh)?)\s*$/i.test(text)
      ? BELOW
      : parseSalaryRange(text),
  words: wordsOfModel('pay_band'),
};

export const LAKH_STEPS = PAY_LAKHS.map(({ key, to }) => ({
  value: key,
  below: to === null ? null : to * LAKH,
}));

const LAKH_WORDS = { en: 'lakh', hi: 'लाख', es: 'lakh' } as const satisfies Record<Locale, string>;

export const LAKH_CHOICES: Choices = {
  values: PAY_LAKHS.map(({ key }) => key),
  label: (value, locale) => {
    const { from, to } = PAY_LAKHS.find(({ key }) => key === value)!;
    return `${to === null ? `${from}+` : `${from}-${to}`} ${LAKH_WORDS[locale]}`;
  },
};
