import { addressOfQuery } from '#schema/analytics/address.ts';
import type { Figure } from '#schema/analytics/figures/figure.ts';
import {
  ANALYTICS_FIGURES,
  seriesQuestion,
  type FigureSection,
} from '#schema/analytics/figures/figures.ts';
import { PERIOD_FACTS, periodOfName, type PeriodName } from '#schema/analytics/figures/periods.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { askDatabase } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsFigure, AnalyticsFigures } from './analyticsFigures.type.ts';
import { readFigures, type FigureValue } from './readFigures.service.ts';

const DAY = 86_400_000;
const daysOf = (name: PeriodName) => PERIOD_FACTS[periodOfName(name)].days;

export async function analyticsFigures(
  { services: { clock, settings } }: Context,
  period: PeriodName,
): Promise<AnalyticsFigures> {
  const { timeZone } = await settings.current();
  const countedAt = clock.now();
  const from = new Date(countedAt.getTime() - daysOf(period) * DAY);
  return { period, from, countedAt, timeZone };
}

/** The figures of one section: each as its own field, and all of them as a list with their definitions. */
export async function sectionFigures(ctx: Context, section: FigureSection, period: PeriodName) {
  const days = daysOf(period);
  const figures: Readonly<Record<string, Figure>> = ANALYTICS_FIGURES[section];
  const results = await askDatabase(ctx, {}, (ask) => readFigures(ctx, figures, days, ask));
  const words = translator(ctx.locale, 'analytics');
  const values = Object.fromEntries(
    Object.entries(results).map(([key, { value }]) => [key, value]),
  );
  return {
    ...values,
    series: seriesQuestion(section, periodOfName(period)),
    figures: Object.entries(figures).map(([key, figure]) => ({
      key,
      definition: words(`figures.figure.${section}.${key}.means`),
      ...describe(figure, days, results[key]!),
    })),
  };
}

function describe(
  { unit, question, changes, compares }: Figure,
  days: number,
  result: FigureValue,
): Omit<AnalyticsFigure, 'key' | 'definition'> {
  const query = question(days);
  const changeQuery = changes?.(days) ?? null;
  return {
    ...result,
    unit,
    compares,
    query,
    changeQuery,
    address: addressOf(query),
    changeAddress: changeQuery && addressOf(changeQuery),
  };
}

const addressOf = (query: AnalyticsQuery) =>
  `/admin/analytics/explore?${addressOfQuery(query, 'number').toString()}`;
