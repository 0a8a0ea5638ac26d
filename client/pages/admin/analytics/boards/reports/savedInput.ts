import type { AnalyticsQueryInput, ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { queryOfAddress } from '#schema/analytics/address.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';

type Saved = Pick<ReportRow_ReportFragment, 'address' | 'chart'>;

/** The question of a report as it is sent again; null where it can be asked no more. */
export function savedInput({ address, chart }: Saved) {
  const read = queryOfAddress(new URLSearchParams(address ?? ''));
  if ('problems' in read) return null;
  return { query: inputOfQuery<AnalyticsQueryInput>(read.query), chart };
}
