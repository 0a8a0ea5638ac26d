import * as z from 'zod/mini';
import {
  DEFAULT_PERIOD,
  parsePeriod,
  PERIOD_FACTS,
  type PeriodName,
} from '#schema/analytics/figures/periods.ts';
import { optionOrAny } from './values/option.ts';

/** GET /dashboard/analytics/…: a period that is left out is the usual one. */
export const analyticsFiguresSchema = z.object({
  period: z.pipe(
    optionOrAny('period', parsePeriod),
    z.transform((period): PeriodName => PERIOD_FACTS[period ?? DEFAULT_PERIOD].name),
  ),
});
export type AnalyticsFiguresValues = z.infer<typeof analyticsFiguresSchema>;
