import { queryOfAddress } from '#schema/analytics/address.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { withRange, type BoardRange } from './boardRange.ts';

interface Pinned {
  /** Over the dates that are saved with the dashboard. */
  address: string | null;
  report: { address: string | null };
}

/** What a tile asks; `range` is looked at instead of what is saved. Null where the report can be asked no more. */
export function tileQuery(
  { address, report }: Pinned,
  range: BoardRange | undefined,
): AnalyticsQuery | null {
  const text = range === undefined ? address : report.address;
  const read = text ? queryOfAddress(new URLSearchParams(text)) : null;
  if (!read || 'problems' in read) return null;
  return withRange(read.query, range ?? null);
}
