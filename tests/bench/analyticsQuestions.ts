import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { TEMPLATES } from '#server/modules/report/report.templates.ts';

/** Everything, by month: what roll-ups are for. */
const OVER_ALL_TIME: Record<string, AnalyticsQuery> = {
  'views by source': { measures: ['views'], dimensions: ['time', 'source'], grain: 'month' },
  'views by category': { measures: ['views'], dimensions: ['time', 'category'], grain: 'month' },
  events: { measures: ['application_events'], dimensions: ['time', 'event'], grain: 'month' },
};

export interface AskedQuestion {
  name: string;
  query: AnalyticsQuery;
  /** Counted in advance: it should be faster than any reading of the rows. */
  isRolled: boolean;
}

export const QUESTIONS: readonly AskedQuestion[] = [
  ...TEMPLATES.map(({ key, query }) => ({ name: key, query, isRolled: false })),
  ...Object.entries(OVER_ALL_TIME).map(([name, query]) => ({ name, query, isRolled: true })),
];

const upperCase = (text: string | null | undefined) => text?.toUpperCase();

/** As sent to GraphQL: names in capitals. */
export function inputOf(query: AnalyticsQuery): object {
  const { measures, dimensions, filter, range, grain, compare, order, pivot } = query;
  return {
    ...query,
    measures: measures.map(upperCase),
    dimensions: dimensions?.map(upperCase) ?? [],
    filter: filter && upperCaseFilter(filter),
    range: range && { ...range, unit: upperCase(range.unit) },
    grain: upperCase(grain),
    compare: upperCase(compare),
    order: order?.map((one) => ({
      ...one,
      measure: upperCase(one.measure),
      dimension: upperCase(one.dimension),
    })),
    pivot: upperCase(pivot),
  };
}

function upperCaseFilter(filter: AnalyticsFilter): object {
  return {
    ...filter,
    and: filter.and?.map(upperCaseFilter),
    or: filter.or?.map(upperCaseFilter),
    not: filter.not && upperCaseFilter(filter.not),
    dimension: upperCase(filter.dimension),
  };
}
