import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';

/** While it is built a question may lack its measures still. */
export type BuiltQuery = AnalyticsQuery & { dimensions: string[] };

/** What the address says, and everything on the page follows from. */
export interface Question {
  readonly query: BuiltQuery;
  /** Null: whatever suits the question best. */
  readonly chart: ChartKind | null;
  /** The report that was opened, whether it has been changed since or not. */
  readonly report: string | null;
}

export const NO_QUESTION: Question = {
  query: { measures: [], dimensions: [] },
  chart: null,
  report: null,
};

export const isWhole = ({ query }: Question): boolean => query.measures.length > 0;

/** Those the filter speaks of, each once. */
export function dimensionsIn(filter: AnalyticsFilter | null | undefined): string[] {
  if (!filter) return [];
  const inner = [...(filter.and ?? []), ...(filter.or ?? []), ...(filter.not ? [filter.not] : [])];
  const own = filter.dimension ? [filter.dimension] : [];
  return [...new Set([...own, ...inner.flatMap(dimensionsIn)])];
}

/** The parts that stand in the shelf: all of them must be true. */
export function partsOf(filter: AnalyticsFilter | null | undefined): readonly AnalyticsFilter[] {
  if (!filter) return [];
  return filter.and ?? [filter];
}

export function filterOf(parts: readonly AnalyticsFilter[]): AnalyticsFilter | undefined {
  return parts.length > 1 ? { and: [...parts] } : parts[0];
}
