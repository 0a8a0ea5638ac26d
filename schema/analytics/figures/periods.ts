import type { Grain } from '#schema/analytics/grains.ts';
import { parserFor } from '#schema/options/spelling.ts';

/** The periods of the analytics screen, in their documented spelling. */
export const PERIODS = ['7d', '30d', '90d', '1y'] as const;
export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = '30d';

/** GraphQL's names begin with a letter. */
export type PeriodName = 'days_7' | 'days_30' | 'days_90' | 'year_1';

interface PeriodFacts {
  name: PeriodName;
  /** Days of 24 hours each, back from now. */
  days: number;
  /** The number and the length of the steps in its chart, including the current one. */
  steps: { last: number; unit: Grain };
}

export const PERIOD_FACTS: Readonly<Record<Period, PeriodFacts>> = {
  '7d': { name: 'days_7', days: 7, steps: { last: 7, unit: 'day' } },
  '30d': { name: 'days_30', days: 30, steps: { last: 30, unit: 'day' } },
  '90d': { name: 'days_90', days: 90, steps: { last: 13, unit: 'week' } },
  '1y': { name: 'year_1', days: 365, steps: { last: 12, unit: 'month' } },
};

export const parsePeriod = parserFor(PERIODS);

export const periodOfName = (name: string): Period =>
  PERIODS.find((period) => PERIOD_FACTS[period].name === name.toLowerCase()) ?? DEFAULT_PERIOD;
