import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { NOW } from '#tests/server/analytics/market.ts';

export interface ByHand {
  name: string;
  query: AnalyticsQuery;
  /** The dimensions as text, then the measures, then those of the comparison period. */
  sql: string;
  /** Whether the order of the rows matters. */
  isOrdered?: true;
}

export const now = `timestamptz '${NOW}'`;
/** Reads the original tables, not the analytics tables. */
export const STEPS = `select a.*, (select min(e.at) from application_events e where e.application_id = a.id and e.kind = 'viewed') as viewed_at,
  (select min(e.at) from application_events e where e.application_id = a.id and e.kind = 'hired') as hired_at,
  (select min(e.at) from application_events e where e.application_id = a.id and e.kind in ('shortlisted', 'rejected', 'hired')) as decided_at
  from applications a`;
export const LIVE = `j.status = 'active' and j.admin_status = 'approved' and c.admin_status = 'approved' and c.deleted_at is null
  and coalesce(j.application_deadline > ${now}, true)`;
