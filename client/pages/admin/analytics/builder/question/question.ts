import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';

/** While it is being built, a question may lack measures. */
export type BuiltQuery = AnalyticsQuery & { dimensions: string[] };

/** The state of the page, which the address contains. Everything on the page is derived from it. */
export interface Question {
  readonly query: BuiltQuery;
  /** Null: the kind that suits the question best. */
  readonly chart: ChartKind | null;
  /** The open report, whether or not it has been changed since. */
  readonly report: string | null;
}

export const NO_QUESTION: Question = {
  query: { measures: [], dimensions: [] },
  chart: null,
  report: null,
};

export const isWhole = ({ query }: Question): boolean => query.measures.length > 0;

/** The dimensions used by the filter, each once. */
export function dimensionsIn(filter: AnalyticsFilter | null | undefined): string[] {
  if (!filter) return [];
  const inner = [...(filter.and ?? []), ...(filter.or ?? []), ...(filter.not ? [filter.not] : [])];
  const own = filter.dimension ? [filter.dimension] : [];
  return [...new Set([...own, ...inner.flatMap(dimensionsIn)])];
}

/** The conditions shown in the shelf, all of which must hold. */
export function partsOf(filter: AnalyticsFilter | null | undefined): readonly AnalyticsFilter[] {
  if (!filter) return [];
  return filter.and ?? [filter];
}

export function filterOf(parts: readonly AnalyticsFilter[]): AnalyticsFilter | undefined {
  return parts.length > 1 ? { and: [...parts] } : parts[0];
}
