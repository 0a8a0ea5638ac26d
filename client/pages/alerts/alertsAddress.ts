import { ALERT_FILTERS, type AlertFilter } from '#schema/options/alerts.ts';

/** The page is its address: which alerts are shown, and which one is being written. */
export interface AlertsAddress {
  search: string;
  show: AlertFilter;
  /** `new`, the id of an alert, or nothing. */
  open: string;
  /** What the browse page has handed over for a new one. */
  prefill: { keywords: string; location: string; jobType: string; salaryRange: string };
}

const PREFILLED = ['keywords', 'location', 'jobType', 'salaryRange'] as const;
const LONGEST = 200;

export function readAddress(query: URLSearchParams): AlertsAddress {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const isHandedOver = PREFILLED.some((name) => query.has(name));
  return {
    search: query.get('search')?.slice(0, LONGEST) ?? '',
    show: ALERT_FILTERS.find((filter) => filter === query.get('show')) ?? 'all',
    open: text('open') || (isHandedOver ? 'new' : ''),
    prefill: {
      keywords: text('keywords'),
      location: text('location'),
      jobType: text('jobType'),
      salaryRange: text('salaryRange'),
    },
  };
}

/** The same address with this changed; what is empty is left out, and what was handed over goes with the dialog. */
export function changed(
  query: URLSearchParams,
  change: { search?: string; show?: AlertFilter; open?: string },
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  if (change.open !== undefined) for (const name of PREFILLED) next.delete(name);
  return next;
}
