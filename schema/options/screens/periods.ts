import { parserFor } from '../spelling.ts';

/** The periods of analytics; the short spelling is the documented one. */
export const ANALYTICS_PERIODS = ['days_7', 'days_30', 'days_90', 'year_1'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

interface PeriodFacts {
  readonly rest: string;
  readonly days: number;
}

export const ANALYTICS_PERIOD_FACTS: Readonly<Record<AnalyticsPeriod, PeriodFacts>> = {
  days_7: { rest: '7d', days: 7 },
  days_30: { rest: '30d', days: 30 },
  days_90: { rest: '90d', days: 90 },
  year_1: { rest: '1y', days: 365 },
};

export const parseAnalyticsPeriod = parserFor(ANALYTICS_PERIODS, {
  days_7: ANALYTICS_PERIOD_FACTS.days_7.rest,
  days_30: ANALYTICS_PERIOD_FACTS.days_30.rest,
  days_90: ANALYTICS_PERIOD_FACTS.days_90.rest,
  year_1: ANALYTICS_PERIOD_FACTS.year_1.rest,
});
