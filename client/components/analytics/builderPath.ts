import { addressOfQuery } from '#schema/analytics/address.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';

/** Where a question can be looked into, and gone on from. */
export function builderPath(query: AnalyticsQuery, chart?: ChartKind): string {
  return `/admin/analytics/explore?${addressOfQuery(query, chart).toString()}`;
}
