import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import {
  FIGURE_ALERT_DAYS_SHOWN,
  USUAL_WEEKS,
  type FigureAlertKind,
} from '#schema/options/figureAlerts.ts';

/** The last whole day, the weeks before it, and today. */
const DAYS_READ = USUAL_WEEKS * 7 + 2;

/** The figure that an alert watches: one measure of a question, in total. */
export function figureQuestion(query: AnalyticsQuery, measure: string): AnalyticsQuery {
  const { filter, range, timeZone } = query;
  return {
    measures: [measure],
    ...(filter && { filter }),
    ...(range && { range }),
    ...(timeZone && { timeZone }),
  };
}

/** The question whose answer is judged. */
export function judgedQuestion(
  query: AnalyticsQuery,
  measure: string,
  kind: FigureAlertKind,
): AnalyticsQuery {
  const figure = figureQuestion(query, measure);
  if (kind === 'threshold') return figure;
  if (kind === 'change') return { ...figure, compare: query.compare ?? 'previous_period' };
  return byDay(figure, DAYS_READ);
}

/** The days that an email shows. */
export function shownQuestion(query: AnalyticsQuery, measure: string): AnalyticsQuery {
  return byDay(figureQuestion(query, measure), FIGURE_ALERT_DAYS_SHOWN);
}

function byDay(figure: AnalyticsQuery, last: number): AnalyticsQuery {
  return { ...figure, dimensions: ['time'], grain: 'day', range: { last, unit: 'day' } };
}
