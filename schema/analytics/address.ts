import { textOfCalculation } from './calculations.ts';
import type { ChartKind } from './charts.ts';
import { textOfFilter } from './filterText.ts';
import { textOfLastUnits } from './lastUnits.ts';
import type { AnalyticsCondition, AnalyticsOrder, AnalyticsQuery, ConditionTest } from './query.ts';

/** `?measures=applications&by=time&grain=month&last=12-month`: the whole query, in readable form. */
export function addressOfQuery(query: AnalyticsQuery, chart?: ChartKind | null): URLSearchParams {
  const { measures, dimensions, filter, range, timeZone, grain, compare, order, limit } = query;
  const parts: Record<string, string | null | undefined> = {
    measures: measures.join(','),
    funnel: query.funnel ? '1' : null,
    by: dimensions?.join(','),
    grain,
    last: range && textOfLastUnits(range),
    from: range?.from,
    to: range?.to,
    compare,
    filter: filter && textOfFilter(filter),
    having: query.having?.map(textOfCondition).join(','),
    any: query.havingAny ? '1' : null,
    order: order?.map(textOfOrder).join(','),
    limit: limit?.toString(),
    zone: timeZone,
    totals: query.totals ? '1' : null,
    pivot: query.pivot,
    chart,
  };
  const calculations = query.calculations?.map((one) => ['calc', textOfCalculation(one)]) ?? [];
  return new URLSearchParams([
    ...Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text]] : [])),
    ...calculations,
  ]);
}

export const SIGNS: Record<ConditionTest, string> = {
  at_least: '>=',
  at_most: '<=',
  more_than: '>',
  less_than: '<',
};

/** `applications>=10`, `calc.1>5` */
const textOfCondition = ({ measure, calculation, test, value }: AnalyticsCondition) =>
  `${calculation ? `calc.${calculation}` : measure}${SIGNS[test]}${value}`;

/** `-applications`, `by.category` or `-calc.1`. */
function textOfOrder({ measure, calculation, dimension, descending }: AnalyticsOrder): string {
  const name = calculation ? `calc.${calculation}` : (measure ?? `by.${dimension ?? ''}`);
  return descending ? `-${name}` : name;
}
