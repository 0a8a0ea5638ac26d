import type {
  ApplicantFilter,
  ApplicationSort,
  ApplicationStatus,
  AvailableWithin,
} from '#client/gql/graphql.ts';
import { withQuery } from '#client/lib/address.ts';
import {
  DECIDED_STATUSES,
  isDecided,
  type DecidedStatus,
} from '#schema/options/applicationMoves.ts';
import { AVAILABLE_WITHIN, parseAvailableWithin } from '#schema/options/noticePeriods.ts';
import { EXPERIENCE_YEARS_MAX } from '#schema/options/screens/candidates.ts';
import { RATING_MAX, TAGS_FILTERED_MAX } from '#schema/options/screens/reviewDesk.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { parseApplicationSort } from '#schema/options/screens/applications.ts';
import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';

export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** The statuses that the list can be limited to, and withdrawn applications, which have no status of that name. */
export type ListedStatus = ApplicationStatus | 'WITHDRAWN';

/** The state of the page, all in the address; empty means "any" or "none". */
export interface ApplicationsAddress {
  readonly job: string;
  readonly status: ListedStatus | '';
  /** The id of one of the company's stages. */
  readonly stage: string;
  readonly search: string;
  readonly from: string;
  readonly to: string;
  /** Whole years. */
  readonly experienceFrom: string;
  readonly experienceTo: string;
  readonly availableWithin: AvailableWithin | '';
  /** Rupees a year. */
  readonly payTo: string;
  readonly place: string;
  /** Ids, separated by commas. */
  readonly tags: string;
  readonly ratingFrom: string;
  readonly hasResume: 'yes' | 'no' | '';
  /** Only those whose answers meet all must-haves. */
  readonly must: boolean;
  readonly sort: ApplicationSort;
  readonly view: View;
  /** The status whose email text is open. */
  readonly mail: DecidedStatus | '';
}

const PATH = '/manage-applications';
const LONGEST = 100;

export const STATUSES = APPLICATION_STATUSES.map(
  (status) => status.toUpperCase() as ApplicationStatus,
);
export const LISTED_STATUSES: readonly ListedStatus[] = [...STATUSES, 'WITHDRAWN'];

/** Lenient: invalid values are ignored. */
export function readAddress(query: URLSearchParams): ApplicationsAddress {
  const text = (name: string, longest = LONGEST) =>
    (query.get(name) ?? '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, longest);
  const mail = parseApplicationStatus(text('mail'));
  const status = statusIn(text('status'));
  // The board has no column for withdrawn applications.
  const hasBoard = status !== 'WITHDRAWN';
  return {
    job: text('job', LENGTHS.id),
    status,
    stage: text('stage', LENGTHS.id),
    search: text('search'),
    from: dayIn(text('from')),
    to: dayIn(text('to')),
    experienceFrom: figureIn(text('experienceFrom'), EXPERIENCE_YEARS_MAX),
    experienceTo: figureIn(text('experienceTo'), EXPERIENCE_YEARS_MAX),
    availableWithin: (parseAvailableWithin(text('availableWithin'))?.toUpperCase() ??
      '') as AvailableWithin,
    payTo: figureIn(text('payTo'), PAY_MAX),
    place: text('place'),
    tags: text('tags', TAGS_FILTERED_MAX * ID_LENGTH)
      .split(',')
      .filter(Boolean)
      .slice(0, TAGS_FILTERED_MAX)
      .join(','),
    ratingFrom: figureIn(text('ratingFrom'), RATING_MAX),
    hasResume: text('hasResume') === 'yes' ? 'yes' : text('hasResume') === 'no' ? 'no' : '',
    must: text('must') === '1',
    sort: (parseApplicationSort(text('sort')) ?? 'newest').toUpperCase() as ApplicationSort,
    view: hasBoard && text('view') === 'board' ? 'board' : 'list',
    mail: mail && isDecided(mail) ? mail : query.has('mail') ? DECIDED_STATUSES[0] : '',
  };
}

function statusIn(text: string): ListedStatus | '' {
  if (text.toLowerCase() === 'withdrawn') return 'WITHDRAWN';
  return (parseApplicationStatus(text)?.toUpperCase() ?? '') as ApplicationStatus | '';
}

const PAY_MAX = 2_000_000_000;
const ID_LENGTH = 37;

/** The choices of the filter by availability, soonest first. */
export const NOTICES = AVAILABLE_WITHIN.map((one) => one.toUpperCase() as AvailableWithin);

function figureIn(text: string, most: number): string {
  return /^\d{1,10}$/.test(text) && Number(text) <= most ? String(Number(text)) : '';
}

/** Rejects days such as the 31st of November. */
function dayIn(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/**
 * The canonical address of a state: defaults are left out. With an application, the address of its page, which keeps
 * the state of the list.
 */
export function pathOf(address: ApplicationsAddress, applicationId?: string): string {
  const { status, sort, view, must, availableWithin, ...texts } = address;
  const values = {
    ...texts,
    must: must ? '1' : '',
    status: status.toLowerCase(),
    availableWithin: availableWithin.toLowerCase(),
    sort: sort === 'NEWEST' ? '' : sort.toLowerCase(),
    view: view === 'list' ? '' : view,
  };
  const path = applicationId ? `${PATH}/${encodeURIComponent(applicationId)}` : PATH;
  return withQuery(path, Object.fromEntries(ORDER.map((name) => [name, values[name]])));
}

/** The filters on applicants, in the order of the page. */
const ASKED = [
  'experienceFrom',
  'experienceTo',
  'availableWithin',
  'payTo',
  'place',
  'tags',
  'ratingFrom',
  'hasResume',
] as const;

const ORDER = [
  'job',
  'status',
  'stage',
  'search',
  'from',
  'to',
  'must',
  ...ASKED,
  'sort',
  'view',
  'mail',
] as const;

/** Empty filters, for a button that clears them. */
export const NO_FILTERS = {
  job: '',
  status: '',
  stage: '',
  search: '',
  from: '',
  to: '',
  must: false,
  experienceFrom: '',
  experienceTo: '',
  availableWithin: '',
  payTo: '',
  place: '',
  tags: '',
  ratingFrom: '',
  hasResume: '',
} as const satisfies Partial<ApplicationsAddress>;

export const isFiltered = (address: ApplicationsAddress): boolean =>
  askedCount(address) > 0 ||
  ['job', 'status', 'stage', 'search', 'from', 'to', 'must'].some(
    (name) => address[name as keyof ApplicationsAddress],
  );

/** The number of active filters on applicants. */
export const askedCount = (address: ApplicationsAddress): number =>
  ASKED.filter((name) => address[name]).length;

/** The variables for the API. */
export function filterOf(address: ApplicationsAddress) {
  const { job, status, stage, search, from, to, must, sort } = address;
  return {
    jobId: job || null,
    statuses: status && status !== 'WITHDRAWN' ? [status] : null,
    withdrawn: status === 'WITHDRAWN' || null,
    stageId: stage || null,
    search: search || null,
    appliedFrom: from || null,
    appliedTo: to || null,
    applicants: applicantsOf(address),
    meetsMustHaves: must || null,
    sort,
  };
}

function applicantsOf(address: ApplicationsAddress): ApplicantFilter | null {
  if (askedCount(address) === 0) return null;
  const { tags, hasResume, availableWithin, place } = address;
  const figure = (text: string) => (text ? Number(text) : null);
  return {
    experienceFrom: figure(address.experienceFrom),
    experienceTo: figure(address.experienceTo),
    availableWithin: availableWithin || null,
    payTo: figure(address.payTo),
    place: place || null,
    tagIds: tags ? tags.split(',') : null,
    ratingFrom: figure(address.ratingFrom),
    hasResume: hasResume ? hasResume === 'yes' : null,
  };
}

/** Whether an application belongs in a list of this status. */
export function isOfStatus(
  status: ListedStatus | '',
  one: { status: ApplicationStatus; withdrawal?: object | null },
): boolean {
  if (!status) return true;
  const isWithdrawn = one.withdrawal != null;
  return status === 'WITHDRAWN' ? isWithdrawn : !isWithdrawn && one.status === status;
}

/** The export of the same list, in the names of the REST API. */
export function exportPath(address: ApplicationsAddress): string {
  const { job, status, stage, from, to, search, must, sort, availableWithin } = address;
  const asked = Object.fromEntries(ASKED.map((name) => [name, address[name]]));
  return withQuery('/api/applications/export', {
    jobId: job,
    stageId: stage,
    search,
    appliedFrom: from,
    appliedTo: to,
    meetsMustHaves: must && 'true',
    ...asked,
    availableWithin: availableWithin.toLowerCase(),
    ...(status === 'WITHDRAWN' ? { withdrawn: 'true' } : { status: status.toLowerCase() }),
    sort: sort.toLowerCase(),
  });
}
