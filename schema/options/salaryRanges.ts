import { parserFor } from './spelling.ts';

export const SALARY_RANGES = ['lakh_3_5', 'lakh_5_8', 'lakh_8_12', 'lakh_12_plus'] as const;
export type SalaryRange = (typeof SALARY_RANGES)[number];

/** Where the bands of the pay histogram begin, in yearly rupees. The last one has no upper end. */
export const PAY_STEPS = [0, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map(
  (lakh) => lakh * 100_000,
);

/** The highest yearly pay that the database holds. */
export const PAY_MAX = 2 ** 31 - 1;

interface SalaryRangeFacts {
  /** Yearly rupees. */
  readonly min: number;
  readonly max: number | null;
  /** The name in the filters of the job search. */
  readonly filterLabel: string;
  /** The name of the same range in job alerts. */
  readonly alertLabel: string;
}

export const SALARY_RANGE_FACTS: Readonly<Record<SalaryRange, SalaryRangeFacts>> = {
  lakh_3_5: {
    min: 300_000,
    max: 500_000,
    filterLabel: '3-5 lakh',
    alertLabel: '3,00,000-5,00,000',
  },
  lakh_5_8: {
    min: 500_000,
    max: 800_000,
    filterLabel: '5-8 lakh',
    alertLabel: '5,00,000-8,00,000',
  },
  lakh_8_12: {
    min: 800_000,
    max: 1_200_000,
    filterLabel: '8-12 lakh',
    alertLabel: '8,00,000-12,00,000',
  },
  lakh_12_plus: {
    min: 1_200_000,
    max: null,
    filterLabel: '12+ lakh',
    alertLabel: '12,00,000+',
  },
};

function spellings(range: SalaryRange, short: string): string[] {
  const { filterLabel, alertLabel } = SALARY_RANGE_FACTS[range];
  return [filterLabel, alertLabel, short, `${short} LPA`];
}

export const parseSalaryRange = parserFor(SALARY_RANGES, {
  lakh_3_5: spellings('lakh_3_5', '3-5'),
  lakh_5_8: spellings('lakh_5_8', '5-8'),
  lakh_8_12: spellings('lakh_8_12', '8-12'),
  lakh_12_plus: spellings('lakh_12_plus', '12+'),
});
