import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import type { AnalyticsCondition, AnalyticsQuery } from '#schema/analytics/query.ts';
import { FIGURE_ALERT_DAYS_SHOWN, type FigureAlertKind } from '#schema/options/figureAlerts.ts';

/** What an alert watches of a question. */
export interface Watched {
  /** The key of a column: a measure, or `calculation_1` and so on. */
  measure: string;
  /** Watches each group instead of the total. */
  isPerGroup: boolean;
}

/** The number of the calculation with this key, from 1; null for a measure. */
export function calculationNumber(key: string): number | null {
  const [, number] = /^calculation_(\d+)$/.exec(key) ?? [];
  return number ? Number(number) : null;
}

export function calculationOf(query: AnalyticsQuery, key: string): AnalyticsCalculation | null {
  const number = calculationNumber(key);
  return (number && query.calculations?.[number - 1]) || null;
}

/** The dimensions whose groups can be watched: steps of time come and go. */
export const groupsOf = ({ dimensions }: AnalyticsQuery): string[] =>
  (dimensions ?? []).filter((key) => key !== 'time');

/** Where the watched figure is in the answer to its question. */
export const columnIndexOf = (
  { measures, calculations }: AnalyticsQuery,
  { measure }: Watched,
): number =>
  calculationNumber(measure)
    ? measures.length + (calculations?.length ?? 0) - 1
    : measures.indexOf(measure);

/** The question that an alert asks, in total or for each group. */
export function figureQuestion(query: AnalyticsQuery, watched: Watched): AnalyticsQuery {
  const { filter, range, timeZone } = query;
  const calculation = calculationOf(query, watched.measure);
  const conditions = watched.isPerGroup ? (query.having ?? []) : [];
  const { having, calculations } = renumbered(conditions, query, calculation);
  const counted = calculation ? (calculation.measure ?? query.measures[0]!) : watched.measure;
  const compared = [...conditions, ...calculations].flatMap(({ measure }) => measure ?? []);
  return {
    ...(query.funnel
      ? { measures: stepsUpTo(query.measures, [counted, ...compared]), funnel: true }
      : { measures: [...new Set([counted, ...compared])] }),
    ...(watched.isPerGroup && { dimensions: groupsOf(query) }),
    ...(filter && { filter }),
    ...(having.length > 0 && { having }),
    ...(having.length > 1 && query.havingAny && { havingAny: true }),
    ...(calculations.length > 0 && { calculations }),
    ...(range && { range }),
    ...(timeZone && { timeZone }),
  };
}

/** A step of a funnel depends on those before it. */
function stepsUpTo(steps: readonly string[], needed: readonly string[]): string[] {
  return steps.slice(0, Math.max(...needed.map((key) => steps.indexOf(key))) + 1);
}

/** Only the calculations that are used, the watched one last. */
function renumbered(
  conditions: readonly AnalyticsCondition[],
  query: AnalyticsQuery,
  watched: AnalyticsCalculation | null,
) {
  const used = conditions.flatMap(({ calculation }) => {
    const one = calculation && query.calculations?.[calculation - 1];
    return one && one !== watched ? [one] : [];
  });
  const calculations = [...new Set(used), ...(watched ? [watched] : [])];
  const having = conditions.map((one) => {
    const compared = one.calculation && query.calculations?.[one.calculation - 1];
    return compared ? { ...one, calculation: calculations.indexOf(compared) + 1 } : one;
  });
  return { having, calculations };
}

/** The question whose answer is judged. */
export function judgedQuestion(
  query: AnalyticsQuery,
  watched: Watched,
  kind: FigureAlertKind,
): AnalyticsQuery {
  const figure = figureQuestion(query, watched);
  if (kind === 'threshold') return figure;
  if (kind === 'change') return { ...figure, compare: 'previous_period' };
  return { ...figure, range: { last: 1, unit: 'day', whole: true } };
}

/** The days that an email shows. */
export function shownQuestion(query: AnalyticsQuery, watched: Watched): AnalyticsQuery {
  const range = { last: FIGURE_ALERT_DAYS_SHOWN, unit: 'day' } as const;
  return { ...figureQuestion(query, watched), dimensions: ['time'], grain: 'day', range };
}
