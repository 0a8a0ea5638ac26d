import { useEffect, useState } from 'react';
import { useSearchParams } from '#client/lib/routing.ts';
import { DEFAULT_PERIOD, parsePeriod, type Period } from '#schema/analytics/figures/periods.ts';

const PATH = '/admin/analytics';

export const pathOfPeriod = (period: Period) =>
  period === DEFAULT_PERIOD ? PATH : `${PATH}?period=${period}`;

/** The period is part of the address; an invalid one falls back to the default. */
export function usePeriod() {
  const [query] = useSearchParams();
  const period = parsePeriod(query.get('period')) ?? DEFAULT_PERIOD;
  // As in usePagedAddress: a query that followed the address at once would alternate between the old and the new one.
  const [asked, setAsked] = useState(period);
  useEffect(() => setAsked(period), [period]);
  return { period, asked };
}
