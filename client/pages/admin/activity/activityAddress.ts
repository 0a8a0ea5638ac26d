import { pageIn, withQuery } from '#client/lib/address.ts';
import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS } from '#schema/options/activity.ts';
import { isDay } from '#schema/validation/values/day.ts';

/** The state of the activity log page. All of it is in the address. */
export interface ActivityAddress {
  readonly search: string;
  readonly action: string | null;
  readonly kind: string | null;
  /** Filters by subject and by actor. */
  readonly subject: string | null;
  readonly actor: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

const LONGEST = 100;

const among = (options: readonly string[], value: string | null) =>
  value !== null && options.includes(value) ? value : null;
const dayIn = (value: string | null) => (value !== null && isDay(value) ? value : null);

/** Lenient: unknown values count as not given. */
export function readAddress(query: URLSearchParams): ActivityAddress {
  const from = dayIn(query.get('from'));
  const to = dayIn(query.get('to'));
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    action: among(ACTIVITY_ACTIONS, query.get('action')),
    kind: among(ACTIVITY_SUBJECTS, query.get('kind')),
    subject: query.get('subject')?.slice(0, LONGEST) || null,
    actor: query.get('actor')?.slice(0, LONGEST) || null,
    from,
    to: from && to && to < from ? null : to,
    page: pageIn(query),
  };
}

export const pathOf = ({ page = 1, ...filter }: Partial<ActivityAddress>): string =>
  withQuery('/admin/activity', { ...filter, page: page > 1 && page });

export const NO_FILTER: ActivityAddress = {
  search: '',
  action: null,
  kind: null,
  subject: null,
  actor: null,
  from: null,
  to: null,
  page: 1,
};

export function isFiltered({ search, action, kind, subject, actor, from, to }: ActivityAddress) {
  return Boolean(search.trim() || action || kind || subject || actor || from || to);
}
