import { LENGTHS } from '#schema/validation/lengths.ts';
import { ALERT_FILTERS, type AlertFilter } from '#schema/options/alerts.ts';

/** The state of the page, all in the address: the filter, and the alert being edited. */
export interface AlertsAddress {
  search: string;
  show: AlertFilter;
  /** `new`, the id of an alert, or nothing. */
  open: string;
  /** The search the browse page passed on for a new alert. */
  prefill: {
    keywords: string;
    location: string;
    jobType: string;
    salaryRange: string;
    filters: string;
  };
}

const PREFILLED = ['keywords', 'location', 'jobType', 'salaryRange', 'filters'] as const;
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
      filters: fitting(query.get('filters') ?? ''),
    },
  };
}

/** As many whole filters as an alert can have. The dialog says how many. */
function fitting(filters: string): string {
  if (filters.length <= LENGTHS.argument) return filters;
  return filters.slice(0, Math.max(0, filters.lastIndexOf('&', LENGTHS.argument)));
}

/** The address with these changes. Empty values are left out, and the passed-on search goes when the dialog closes. */
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
