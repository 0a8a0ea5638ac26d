import { addressOfQuery } from '#schema/analytics/address.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';

/** A link that opens a question in the builder. */
export function builderPath(query: AnalyticsQuery, chart?: ChartKind): string {
  return `/admin/analytics/explore?${addressOfQuery(query, chart).toString()}`;
}
