import type { ApplicationSort, ApplicationStatus } from '#client/gql/graphql.ts';
import {
  DECIDED_STATUSES,
  isDecided,
  type DecidedStatus,
} from '#schema/options/applicationMoves.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { parseApplicationSort } from '#schema/options/screens/applications.ts';
import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';

export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the page, all in the address; empty means "any" or "none". */
export interface ApplicationsAddress {
  readonly job: string;
  readonly status: ApplicationStatus | '';
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly sort: ApplicationSort;
  readonly view: View;
  /** The application whose details are open. */
  readonly open: string;
  /** The status whose email text is open. */
  readonly mail: DecidedStatus | '';
}

const PATH = '/manage-applications';
const LONGEST = 100;

export const STATUSES = APPLICATION_STATUSES.map(
  (status) => status.toUpperCase() as ApplicationStatus,
);

/** Lenient: invalid values are ignored. */
export function readAddress(query: URLSearchParams): ApplicationsAddress {
  const text = (name: string, longest = LONGEST) =>
    (query.get(name) ?? '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, longest);
  const mail = parseApplicationStatus(text('mail'));
  return {
    job: text('job', LENGTHS.id),
    status: (parseApplicationStatus(text('status'))?.toUpperCase() ?? '') as ApplicationStatus,
    search: text('search'),
    from: dayIn(text('from')),
    to: dayIn(text('to')),
    sort: (parseApplicationSort(text('sort')) ?? 'newest').toUpperCase() as ApplicationSort,
    view: text('view') === 'board' ? 'board' : 'list',
    open: text('open', LENGTHS.id),
    mail: mail && isDecided(mail) ? mail : query.has('mail') ? DECIDED_STATUSES[0] : '',
  };
}

/** Rejects days such as the 31st of November. */
function dayIn(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** The canonical address of a state: defaults are left out. */
export function pathOf(address: ApplicationsAddress): string {
  const { status, sort, view, ...texts } = address;
  const values = {
    ...texts,
    status: status.toLowerCase(),
    sort: sort === 'NEWEST' ? '' : sort.toLowerCase(),
    view: view === 'list' ? '' : view,
  };
  const query = new URLSearchParams();
  for (const name of ORDER) if (values[name]) query.set(name, values[name]);
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

const ORDER = ['job', 'status', 'search', 'from', 'to', 'sort', 'view', 'open', 'mail'] as const;

export const isFiltered = ({ job, status, search, from, to }: ApplicationsAddress): boolean =>
  [job, status, search, from, to].some(Boolean);

/** The variables for the API. */
export function filterOf({ job, status, search, from, to, sort }: ApplicationsAddress) {
  return {
    jobId: job || null,
    statuses: status ? [status] : null,
    search: search || null,
    appliedFrom: from || null,
    appliedTo: to || null,
    sort,
  };
}
