import * as z from 'zod/mini';
import {
  DEFAULT_PERIOD,
  parsePeriod,
  PERIOD_FACTS,
  type PeriodName,
} from '#schema/analytics/figures/periods.ts';
import { figureOfAddress } from '#schema/analytics/figureRows.ts';
import { DIMENSIONS_MAX } from '#schema/analytics/query.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import { issue } from './issues.ts';
import { optionOrAny } from './values/option.ts';

/** GET /dashboard/analytics/…: without a period, the default one is used. */
export const analyticsFiguresSchema = z.object({
  period: z.pipe(
    optionOrAny('period', parsePeriod),
    z.transform((period): PeriodName => PERIOD_FACTS[period ?? DEFAULT_PERIOD].name),
  ),
});
export type AnalyticsFiguresValues = z.infer<typeof analyticsFiguresSchema>;

const parameters = z.record(
  z.string(),
  z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(DIMENSIONS_MAX))])),
);

/** GET /analytics/rows: a figure as `addressOfFigure` writes it, and the page. */
export const figureRowsSchema = z.pipe(
  parameters,
  z.transform((given, { issues }) => {
    const params = new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) =>
        [value ?? []].flat().map((text): [string, string] => [name, text]),
      ),
    );
    // A question without a measure is refused by the resolver, which first checks who asks.
    const isBare = !params.get('measures');
    const read = isBare ? { figure: { query: { measures: [] } } } : figureOfAddress(params);
    if ('figure' in read) {
      const limit = Number(params.get('limit'));
      const isSize = Number.isInteger(limit) && limit >= 1 && limit <= PAGE_SIZE_MAX;
      return { ...read, first: isSize ? limit : PAGE_SIZE, after: params.get('after') };
    }
    for (const name of read.problems)
      issues.push({ code: 'custom', message: issue('invalid'), input: given, path: [name] });
    return z.NEVER;
  }),
);
export type FigureRowsValues = z.infer<typeof figureRowsSchema>;
