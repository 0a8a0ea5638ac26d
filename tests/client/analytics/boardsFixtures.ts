const ADDRESS = 'measures=applications&by=category&last=90-day&chart=bar';
export const READ = '2026-11-21T09:58:00.000Z';

export const aReport = (id: string, values: object = {}) => ({
  __typename: 'AnalyticsReport',
  id,
  version: 1,
  name: `Report ${id}`,
  description: '',
  question: 'Applications by category, last 90 days',
  problem: null as string | null,
  address: ADDRESS as string | null,
  chart: 'BAR',
  isOwn: true,
  isShared: false,
  mayChange: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
  owner: { __typename: 'AnalyticsPerson', id: 'me', name: 'Asha Rao' } as object | null,
  schedule: null as object | null,
  ...values,
});
export type StoredReport = ReturnType<typeof aReport>;

export const aPin = (report: StoredReport, values: object = {}) => ({
  __typename: 'AnalyticsPin',
  id: `p${report.id}`,
  width: 2,
  address: report.address,
  unapplied: [] as string[],
  question: report.question,
  problem: report.problem,
  report,
  ...values,
});

export const aDashboard = (id: string, values: object = {}) => ({
  __typename: 'AnalyticsDashboard',
  id,
  version: 1,
  name: `Dashboard ${id}`,
  isOwn: true,
  isShared: false,
  mayChange: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
  owner: { __typename: 'AnalyticsPerson', id: 'me', name: 'Asha Rao' } as object | null,
  range: null as object | null,
  filters: {
    __typename: 'AnalyticsBoardFilters',
    categories: [],
    places: [],
    companies: [],
    segments: [],
  } as object,
  pins: [] as ReturnType<typeof aPin>[],
  ...values,
});
export type StoredDashboard = ReturnType<typeof aDashboard>;

const column = (key: string, name: string, unit: string) => ({
  key,
  name,
  unit,
  description: '',
  source: '',
  isAdditive: true,
  isStock: false,
  rowMeasures: unit === 'COUNT' ? [key] : [],
});

export const ANSWER = {
  dimensions: [column('CATEGORY', 'Category', 'NONE')],
  measures: [column('APPLICATIONS', 'Applications', 'COUNT')],
  rows: [
    { keys: ['sales'], labels: ['Sales'], values: [41], previous: null },
    { keys: ['design'], labels: ['Design'], values: [7], previous: null },
  ],
  totals: null,
  pivot: null,
  from: '2026-08-24T00:00:00.000Z',
  to: '2026-11-21T10:00:00.000Z',
  previousFrom: null,
  previousTo: null,
  timeZone: 'UTC',
  grain: null,
  rowCount: 2,
  isComplete: true,
  leftOut: 0,
  readAt: READ,
  freshAt: READ,
  milliseconds: 12,
};

export const aTemplate = (key: string, name: string) => ({
  __typename: 'AnalyticsTemplate',
  key,
  name,
  question: `${key}, last 90 days`,
  chart: 'LINE',
  address: `measures=${key}&by=time&last=90-day&chart=line`,
});
