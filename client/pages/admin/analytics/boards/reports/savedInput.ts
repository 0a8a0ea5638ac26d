import type { AnalyticsQueryInput, ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { queryOfAddress } from '#schema/analytics/address.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';

type Saved = Pick<ReportRow_ReportFragment, 'address' | 'chart'>;

/** A report's question as input; null if it can no longer be queried. */
export function savedInput({ address, chart }: Saved) {
  const read = queryOfAddress(new URLSearchParams(address ?? ''));
  if ('problems' in read) return null;
  return { query: inputOfQuery<AnalyticsQueryInput>(read.query), chart };
}
