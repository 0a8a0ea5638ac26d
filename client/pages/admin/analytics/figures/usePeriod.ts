import { useEffect, useState } from 'react';
import { useSearchParams } from '#client/lib/routing.ts';
import { DEFAULT_PERIOD, parsePeriod, type Period } from '#schema/analytics/figures/periods.ts';

const PATH = '/admin/analytics';

export const pathOfPeriod = (period: Period) =>
  period === DEFAULT_PERIOD ? PATH : `${PATH}?period=${period}`;

/** It stands in the address; what is no period is the usual one. */
export function usePeriod() {
  const [query] = useSearchParams();
  const period = parsePeriod(query.get('period')) ?? DEFAULT_PERIOD;
  // As in useListAddress: a query that followed the address at once would be asked back and forth.
  const [asked, setAsked] = useState(period);
  useEffect(() => setAsked(period), [period]);
  return { period, asked };
}
