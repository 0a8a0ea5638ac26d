import type { Caller } from '#tests/support/caller.ts';

export interface Report {
  id: string;
  name: string;
  description: string;
  question: string;
  problem: string | null;
  address: string | null;
  chart: string;
  isOwn: boolean;
  isShared: boolean;
  mayChange: boolean;
  version: number;
  owner: { id: string; name: string } | null;
  query: { measures: string[]; dimensions: string[] } | null;
  schedule: Schedule | null;
}

export interface Schedule {
  id: string;
  every: string;
  weekday: number | null;
  day: number | null;
  hour: number;
  timeZone: string;
  nextAt: string;
  lastSentAt: string | null;
  isActive: boolean;
  failures: number;
}

export interface Dashboard {
  id: string;
  name: string;
  isOwn: boolean;
  isShared: boolean;
  mayChange: boolean;
  version: number;
  range: { last: number | null; unit: string | null } | null;
  filters: { categories: string[]; places: string[]; companies: string[] };
  owner: { name: string } | null;
  pins: Pin[];
}

interface Pin {
  id: string;
  position: number;
  width: number;
  address: string | null;
  question: string;
  report: { id: string; name: string };
}

const REPORT = `id name description question problem address chart isOwn isShared mayChange version
  owner { id name } query { measures dimensions }
  schedule { id every weekday day hour timeZone nextAt lastSentAt isActive failures }`;

const DASHBOARD = `id name isOwn isShared mayChange version range { last unit }
  filters { categories places companies segments } owner { name }
  pins { id position width address question report { id name } }`;

/** Applications by category in the last ninety days. */
export const QUESTION = {
  measures: ['APPLICATIONS'],
  dimensions: ['CATEGORY'],
  range: { last: 90, unit: 'DAY' },
};

async function change(who: Caller, name: string, type: string, input: object): Promise<Report> {
  const data = await who.graphql<Record<string, { report: Report }>>(
    `mutation($input: ${type}!) { ${name}(input: $input) { report { ${REPORT} } } }`,
    { input },
  );
  return data[name]!.report;
}

export const saveReport = (who: Caller, input: object = {}) =>
  change(who, 'saveReport', 'SaveReportInput', {
    name: 'Where people apply',
    description: '',
    query: QUESTION,
    chart: 'BAR',
    ...input,
  });
export const duplicateReport = (who: Caller, id: string) =>
  change(who, 'duplicateReport', 'ReportInput', { id });
export const shareReport = (who: Caller, id: string, shared = true) =>
  change(who, 'shareReport', 'ShareReportInput', { id, shared });
export const deleteReport = (who: Caller, id: string) =>
  change(who, 'deleteReport', 'ReportInput', { id });
export const restoreReport = (who: Caller, id: string) =>
  change(who, 'restoreReport', 'ReportInput', { id });
export const scheduleReport = (who: Caller, input: object) =>
  change(who, 'scheduleReport', 'ScheduleReportInput', { every: 'DAILY', hour: 8, ...input });
export const unscheduleReport = (who: Caller, reportId: string) =>
  change(who, 'unscheduleReport', 'UnscheduleReportInput', { reportId });

export async function reportsOf(who: Caller, scope = 'ALL'): Promise<Report[]> {
  const data = await who.graphql<{ admin: { analytics: { reports: Report[] } } }>(
    `query($scope: AnalyticsReportScope!) { admin { analytics { reports(scope: $scope) { ${REPORT} } } } }`,
    { scope },
  );
  return data.admin.analytics.reports;
}

export async function reportOf(who: Caller, id: string): Promise<Report | null> {
  const data = await who.graphql<{ admin: { analytics: { report: Report | null } } }>(
    `query($id: ID!) { admin { analytics { report(id: $id) { ${REPORT} } } } }`,
    { id },
  );
  return data.admin.analytics.report;
}

async function changeBoard(who: Caller, name: string, type: string, input: object) {
  const data = await who.graphql<Record<string, { dashboard: Dashboard }>>(
    `mutation($input: ${type}!) { ${name}(input: $input) { dashboard { ${DASHBOARD} } } }`,
    { input },
  );
  return data[name]!.dashboard;
}

export const saveDashboard = (who: Caller, input: object = {}) =>
  changeBoard(who, 'saveDashboard', 'SaveDashboardInput', { name: 'Monday', ...input });
export const deleteDashboard = (who: Caller, id: string) =>
  changeBoard(who, 'deleteDashboard', 'DashboardInput', { id });
export const restoreDashboard = (who: Caller, id: string) =>
  changeBoard(who, 'restoreDashboard', 'DashboardInput', { id });
export const pinReport = (who: Caller, input: object) =>
  changeBoard(who, 'pinReport', 'PinReportInput', input);
export const unpinReport = (who: Caller, id: string) =>
  changeBoard(who, 'unpinReport', 'UnpinReportInput', { id });
export const movePin = (who: Caller, input: object) =>
  changeBoard(who, 'movePin', 'MovePinInput', input);

export async function dashboardsOf(who: Caller): Promise<Dashboard[]> {
  const data = await who.graphql<{ admin: { analytics: { dashboards: Dashboard[] } } }>(
    `{ admin { analytics { dashboards { ${DASHBOARD} } } } }`,
  );
  return data.admin.analytics.dashboards;
}

export async function dashboardOf(who: Caller, id: string): Promise<Dashboard | null> {
  const data = await who.graphql<{ admin: { analytics: { dashboard: Dashboard | null } } }>(
    `query($id: ID!) { admin { analytics { dashboard(id: $id) { ${DASHBOARD} } } } }`,
    { id },
  );
  return data.admin.analytics.dashboard;
}

export interface BoardView {
  markText: string | null;
  pins: {
    pinId: string;
    address: string | null;
    question: string;
    problem: string | null;
    unapplied: string[];
  }[];
}

/** The dashboard as it is viewed. */
export async function viewOf(who: Caller, id: string, view?: object): Promise<BoardView> {
  const data = await who.graphql<{
    admin: { analytics: { dashboard: { view: BoardView } } };
  }>(
    `query($id: ID!, $view: AnalyticsDashboardViewInput) {
      admin { analytics { dashboard(id: $id) { view(view: $view) {
        markText pins { pinId address question problem unapplied } } } } } }`,
    { id, view },
  );
  return data.admin.analytics.dashboard.view;
}
