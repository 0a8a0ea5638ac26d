import { expect, test } from 'vitest';
import { fittingChart, isChartKind, type ChartKind } from '#schema/analytics/charts.ts';

const FITTING: [string, Parameters<typeof fittingChart>[0], ChartKind][] = [
  ['one figure', { measures: ['jobs'], dimensions: [] }, 'number'],
  ['two figures', { measures: ['jobs', 'users'], dimensions: [] }, 'table'],
  ['one figure over time', { measures: ['jobs'], dimensions: ['time'] }, 'line'],
  ['one figure by state', { measures: ['jobs'], dimensions: ['state'] }, 'bar'],
  ['one figure by state over time', { measures: ['jobs'], dimensions: ['state', 'time'] }, 'line'],
  ['one figure by two dimensions', { measures: ['jobs'], dimensions: ['state', 'role'] }, 'table'],
  [
    'three dimensions, one of them time',
    { measures: ['jobs'], dimensions: ['time', 'state', 'role'] },
    'table',
  ],
  [
    'a dimension set across',
    { measures: ['jobs'], dimensions: ['time', 'state'], pivot: 'state' },
    'pivot',
  ],
];

test.each(FITTING)('the default chart for %s', (_what, shape, chart) => {
  expect(fittingChart(shape)).toBe(chart);
});

test('only the charts the site can draw are chart types', () => {
  expect(isChartKind('stacked_bar')).toBe(true);
  expect(isChartKind('pie')).toBe(false);
});
