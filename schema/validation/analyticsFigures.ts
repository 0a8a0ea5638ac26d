import * as z from 'zod/mini';
import {
  DEFAULT_PERIOD,
  parsePeriod,
  PERIOD_FACTS,
  type PeriodName,
} from '#schema/analytics/figures/periods.ts';
import { optionOrAny } from './values/option.ts';

/** GET /dashboard/analytics/…: without a period, the default one is used. */
export const analyticsFiguresSchema = z.object({
  period: z.pipe(
    optionOrAny('period', parsePeriod),
    z.transform((period): PeriodName => PERIOD_FACTS[period ?? DEFAULT_PERIOD].name),
  ),
});
export type AnalyticsFiguresValues = z.infer<typeof analyticsFiguresSchema>;
