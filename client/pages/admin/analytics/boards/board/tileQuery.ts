import { queryOfAddress } from '#schema/analytics/address.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { withRange, type BoardRange } from './boardRange.ts';

interface Pinned {
  /** Uses the dates saved with the dashboard. */
  address: string | null;
  report: { address: string | null };
}

/** The query of a tile; `range` overrides what is saved. Null if the report can no longer be queried. */
export function tileQuery(
  { address, report }: Pinned,
  range: BoardRange | undefined,
): AnalyticsQuery | null {
  const text = range === undefined ? address : report.address;
  const read = text ? queryOfAddress(new URLSearchParams(text)) : null;
  if (!read || 'problems' in read) return null;
  return withRange(read.query, range ?? null);
}
