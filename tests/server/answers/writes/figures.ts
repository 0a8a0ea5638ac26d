import { mutateOrFail, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const QUERY = {
  measures: ['APPLICATIONS', 'HIRES'],
  dimensions: ['CATEGORY'],
  range: { last: 90, unit: 'DAY' },
};
const REPORT = {
  name: 'Where people apply',
  description: 'By category',
  query: QUERY,
  chart: 'BAR',
  shared: true,
};
const SEGMENT = {
  name: 'Busy companies',
  noun: 'COMPANY',
  filter: { dimension: 'COMPANY_STATE', is: ['Maharashtra'] },
  having: [{ measure: 'APPLICATIONS', test: 'AT_LEAST', value: 10 }],
  range: { last: 90, unit: 'DAY' },
};
const ALERT = {
  name: 'Many applications',
  query: { measures: ['APPLICATIONS'], range: { last: 7, unit: 'DAY' } },
  kind: 'THRESHOLD',
  direction: 'ABOVE',
  amount: 2,
};

const made = async (market: Market, name: string, input: object, of: string) => {
  const payload = await mutateOrFail<Record<string, { id: string }>>(market, 'admin', name, input);
  return payload[of]!.id;
};
const report = (market: Market) => made(market, 'saveReport', REPORT, 'report');
const dashboard = (market: Market) =>
  made(market, 'saveDashboard', { name: 'Monday' }, 'dashboard');
const pin = async (market: Market) => {
  await mutateOrFail(market, 'admin', 'pinReport', {
    reportId: await report(market),
    dashboardId: await dashboard(market),
  });
  return market.one('select id from analytics_pins order by id desc limit 1');
};
const scheduled = async (market: Market) => {
  const reportId = await report(market);
  await mutateOrFail(market, 'admin', 'scheduleReport', { reportId, every: 'DAILY', hour: 8 });
  return reportId;
};
const event = (market: Market) =>
  made(
    market,
    'noteChartEvent',
    { kind: 'RELEASE', day: '2026-11-02', name: 'Version 4' },
    'event',
  );
const segment = (market: Market) => made(market, 'saveSegment', SEGMENT, 'segment');
const alert = (market: Market) => made(market, 'saveFigureAlert', ALERT, 'alert');

const idOf = (_: Market, id: string) => ({ id });

export const figures: Writes = {
  saveReport: { as: 'admin', input: () => REPORT },
  'saveReport: a known one': {
    as: 'admin',
    before: report,
    input: (_, id: string) => ({ ...REPORT, id, name: 'Renamed', shared: false, chart: 'TABLE' }),
  },
  duplicateReport: { as: 'admin', before: report, input: idOf },
  shareReport: { as: 'admin', before: report, input: (_, id: string) => ({ id, shared: false }) },
  deleteReport: { as: 'admin', before: scheduled, input: idOf },
  restoreReport: {
    as: 'admin',
    before: async (market) => {
      const id = await scheduled(market);
      await mutateOrFail(market, 'admin', 'deleteReport', { id });
      return id;
    },
    input: idOf,
  },
  scheduleReport: {
    as: 'admin',
    before: report,
    input: (_, reportId: string) => ({ reportId, every: 'WEEKLY', weekday: 2, hour: 9 }),
  },
  'scheduleReport: monthly': {
    as: 'admin',
    before: scheduled,
    input: (_, reportId: string) => ({ reportId, every: 'MONTHLY', day: 31, hour: 18 }),
  },
  unscheduleReport: {
    as: 'admin',
    before: scheduled,
    input: (_, reportId: string) => ({ reportId }),
  },
  saveDashboard: {
    as: 'admin',
    input: () => ({
      name: 'Monday',
      shared: true,
      range: { last: 30, unit: 'DAY' },
      filters: { places: ['Maharashtra'] },
    }),
  },
  deleteDashboard: { as: 'admin', before: dashboard, input: idOf },
  restoreDashboard: {
    as: 'admin',
    before: async (market) => {
      const id = await dashboard(market);
      await mutateOrFail(market, 'admin', 'deleteDashboard', { id });
      return id;
    },
    input: idOf,
  },
  pinReport: {
    as: 'admin',
    before: report,
    input: (_, reportId: string) => ({ reportId, newDashboardName: 'New board', width: 2 }),
  },
  movePin: {
    as: 'admin',
    before: pin,
    input: (_, id: string) => ({ id, position: 0, width: 2 }),
  },
  unpinReport: { as: 'admin', before: pin, input: idOf },
  noteChartEvent: {
    as: 'admin',
    input: () => ({ kind: 'CAMPAIGN', day: '2026-11-02', name: 'Posters in Pune' }),
  },
  deleteChartEvent: { as: 'admin', before: event, input: idOf },
  saveSegment: { as: 'admin', input: () => SEGMENT },
  'saveSegment: a known one': {
    as: 'admin',
    before: segment,
    input: (_, id: string) => ({ ...SEGMENT, id, name: 'Busier', shared: true }),
  },
  deleteSegment: { as: 'admin', before: segment, input: idOf },
  saveFigureAlert: { as: 'admin', input: () => ALERT },
  'saveFigureAlert: that is not met': {
    as: 'admin',
    input: () => ({ ...ALERT, amount: 5000, isMailed: false }),
  },
  'saveFigureAlert: on each group': {
    as: 'admin',
    input: () => ({
      ...ALERT,
      query: { ...QUERY, measures: ['APPLICATIONS'] },
      isPerGroup: true,
      amount: 5,
    }),
  },
  turnFigureAlert: {
    as: 'admin',
    before: alert,
    input: (_, id: string) => ({ id, isActive: false }),
  },
  deleteFigureAlert: { as: 'admin', before: alert, input: idOf },
};
