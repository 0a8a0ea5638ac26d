import type { Market, Who } from './market.ts';
import type { Known } from './reads.ts';
import { filledPaths } from './readsOfRest.ts';

/** A path with and without one of its parameters. */
export interface ParametersOfPath {
  path: string;
  as: Who;
  /** Query strings; the first has no parameter of interest. */
  requests: readonly string[];
}

const HOW_MANY = new Set(['page', 'limit', 'after']);

/** Every parameter of every path that only reads, apart from those that say how much to list. */
export function parametersOfRest(market: Market, added: Known): ParametersOfPath[] {
  const values = valuesOf(market, added);
  const bases = basesOf(market);
  return filledPaths(market, added).flatMap(({ documented, path, names, callers }) => {
    const filters = names.filter((name) => !HOW_MANY.has(name));
    if (filters.length === 0) return [];
    const base = bases[documented] ?? (names.includes('limit') ? 'limit=3' : '');
    const requests = filters.flatMap((name) => {
      const value = values[`${documented} ${name}`] ?? values[name];
      if (value === undefined) throw new Error(`No value for ${name} of ${documented}`);
      return [value].flat().map((one) => changed(base, `${name}=${one}`));
    });
    return [{ path, as: callers.at(-1)!, requests: [base, ...requests] }];
  });
}

/** The query with other values; an empty one removes the parameter. */
function changed(query: string, others: string): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(others))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  return decodeURIComponent(parameters.toString());
}

/** What the other parameters of a path refer to. */
const basesOf = ({ ids }: Market): Readonly<Record<string, string>> => ({
  '/admin/analytics/rows': 'measures=applications,hires&by=category&last=90-day&limit=3',
  '/admin/analytics/export': 'measures=applications,hires&by=category&last=90-day',
  '/interviews/free-times': `interviewerIds=${ids.employer},${ids.interviewer}&kind=video&from=2026-11-24&until=2026-11-27&startTime=09:00&endTime=12:00&minutes=45`,
  '/pay-insights': 'title=Accountant',
});

type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

function valuesOf({ ids }: Market, added: Known): Values {
  const idOf = (name: string) => {
    const id = added[name];
    return typeof id === 'string' ? id : undefined;
  };
  return {
    search: 'accountant',
    '/admin/companies search': 'tejomaya',
    '/admin/users search': 'ananya',
    '/admin/activity-logs search': 'people',
    location: 'Pune',
    withinKm: ['50', '200&location=Pune'],
    category: 'finance-banking',
    type: ['part_time', 'part_time,intern', 'remote'],
    experience: 'mid_level',
    experienceYears: '2',
    salary: 'lakh_3_5',
    payFrom: '600000',
    payTo: '300000',
    verified: 'true',
    quickResponders: 'true',
    shift: 'night',
    workMode: 'hybrid',
    noticePeriod: 'one_month',
    language: 'hindi,tamil',
    sort: ['date', 'salary', 'company'],
    '/applications sort': ['oldest', 'name', 'answers', 'match', 'rating'],
    '/applications/export sort': ['oldest', 'name'],
    jobId: ids.frontEnd,
    status: ['pending', 'rejected'],
    '/admin/users status': ['inactive', 'suspended'],
    appliedFrom: '2026-11-10',
    appliedTo: '2026-11-10',
    experienceFrom: '3',
    experienceTo: '3',
    availableWithin: 'days_15',
    '/applications payTo': '600000',
    '/applications/export payTo': '600000',
    place: 'Pune',
    tags: idOf('tag'),
    ratingFrom: '3',
    hasResume: ['yes', 'no'],
    stageId: idOf('stage'),
    meetsMustHaves: 'true',
    withdrawn: ['true', 'false'],
    show: ['featured', 'hot', 'live', 'pending', 'expired', 'closed'],
    '/jobs/my-jobs sort': ['date', 'title'],
    '/jobs/my-jobs/export sort': ['date', 'title'],
    ids: ids.frontEnd,
    period: ['7d', '90d'],
    title: 'Accountant',
    '/jobs/{id}/performance period': ['7d', '90d'],
    interviewerIds: ids.interviewer,
    kind: 'phone',
    '/interviews/free-times from': '2026-11-26',
    until: '2026-11-24',
    weekdays: '3,5',
    startTime: '11:00',
    endTime: '09:45',
    minutes: '120',
    buffer: '30',
    timeZone: 'America/New_York',
    measures: 'jobs',
    by: 'state',
    grain: 'week&by=time',
    last: '30-day',
    from: '2026-10-20&to=2026-11-20&last=',
    to: '2026-10-20&from=2026-09-20&last=',
    compare: 'previous_period',
    filter: 'is(state,Maharashtra)',
    zone: 'America/New_York',
    calc: 'share_of_total:applications',
    of: 'hires',
    '/admin/analytics/export of': 'hires&rows=1',
    rows: '1',
    '/admin/analytics/rows rows': 'whole&measures=remote_share',
    group: 'category:finance_banking',
    '/admin/analytics/export group': 'category:finance_banking&rows=1',
    steps: '2&by=time&grain=week&group=time:2026-11-09',
    previous: '1&compare=previous_period',
    '/admin/analytics/export previous': '1&compare=previous_period&rows=1',
    readAt: '2026-11-01T06:30:00Z',
    '/admin/analytics/export readAt': '2026-11-01T06:30:00Z&rows=1',
    order: '-hires',
    industry: 'technology',
    role: 'employer',
    action: 'report.share',
    actorId: ids.admin,
    subjectKind: 'company',
    subjectId: ids.company,
    startDate: '2026-11-22',
    endDate: '2026-11-20',
    format: ['csv', 'json'],
    report: idOf('report'),
  };
}
