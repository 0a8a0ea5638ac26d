import { expect, test } from 'vitest';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import { useQuestionWords } from '#client/pages/admin/analytics/builder/question/useQuestionWords.ts';
import type { AnalyticsFilter, AnalyticsRange } from '#schema/analytics/query.ts';
import { drawIn } from './charts/drawChart.tsx';
import { MODEL } from './builderWorld.tsx';

type ModelData = Parameters<typeof modelOf>[0];

async function words(of: object = MODEL) {
  const model = modelOf(of as ModelData, { yes: 'Yes', no: 'No' });
  const held: ReturnType<typeof useQuestionWords>[] = [];
  function Probe() {
    held.push(useQuestionWords(model));
    return null;
  }
  await drawIn(<Probe />);
  return held[0]!;
}

const is = (dimension: string, ...values: string[]): AnalyticsFilter => ({ dimension, is: values });

test.for<[string, AnalyticsFilter]>([
  ['State is Kerala or Goa', is('state', 'Kerala', 'Goa')],
  ['Remote is Yes', is('remote', 'yes')],
  ['Category is nothing', is('category', '')],
  ['Category is not Sales', { dimension: 'category', isNot: ['Sales'] }],
  ['Category contains “care”', { dimension: 'category', contains: 'care' }],
  ['Category begins with “Ca”', { dimension: 'category', startsWith: 'Ca' }],
  ['Category is not given', { dimension: 'category', empty: true }],
  ['Category is given', { dimension: 'category', empty: false }],
  ['Time from 1 Nov 2026', { dimension: 'time', from: '2026-11-01' }],
  ['Time up to 30 Nov 2026', { dimension: 'time', to: '2026-11-30T00:00' }],
  ['Time from 1 Nov 2026 to now', { dimension: 'time', from: '2026-11-01', to: 'now' }],
  ['pigeons is one', is('pigeons', 'one')],
  ['not (State is Goa)', { not: is('state', 'Goa') }],
  [
    'not (State is Goa or Remote is Yes)',
    { not: { or: [is('state', 'Goa'), is('remote', 'yes')] } },
  ],
  [
    'State is Goa and (Remote is No or Category is Sales)',
    { and: [is('state', 'Goa'), { or: [is('remote', 'no'), is('category', 'Sales')] }] },
  ],
])('a filter reads: %s', async ([said, filter]) => {
  const { filterWords } = await words();
  expect(filterWords(filter)).toBe(said);
});

test.for<[string, string[]]>([
  ['Pay from 1 lakh to 6 lakh', ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']],
  ['Pay is 1 lakh, 2 lakh, 3 lakh or 4 lakh', ['p1', 'p2', 'p3', 'p4']],
  ['Pay is 1 lakh, 2 lakh, 3 lakh, 4 lakh or 6 lakh', ['p1', 'p2', 'p3', 'p4', 'p6']],
])('many bands in a row are named by the first and the last one: %s', async ([said, keys]) => {
  const values = [1, 2, 3, 4, 5, 6].map((lakh) => ({ key: `p${lakh}`, label: `${lakh} lakh` }));
  const pay = { ...MODEL.dimensions[0]!, key: 'PAY', name: 'Pay', kind: 'BAND', values };
  const { filterWords } = await words({ ...MODEL, dimensions: [pay] });
  expect(filterWords(is('pay', ...keys))).toBe(said);
});

test.for<[string, AnalyticsRange | null]>([
  ['All time', null],
  ['Last 90 days', { last: 90, unit: 'day' }],
  ['This month', { last: 1, unit: 'month' }],
  ['Last month', { last: 1, unit: 'month', whole: true }],
  ['Last 3 whole weeks', { last: 3, unit: 'week', whole: true }],
  ['Last 24 hours, to the minute', { last: 24, unit: 'hour', rolling: true }],
  ['1 Nov 2026 to 30 Nov 2026', { from: '2026-11-01', to: '2026-11-30' }],
  ['Since 1 Nov 2026', { from: '2026-11-01' }],
  ['Up to 30 Nov 2026', { to: '2026-11-30' }],
])('a range of time reads: %s', async ([said, range]) => {
  const { range: rangeWords } = await words();
  expect(rangeWords({ measures: ['hires'], range })).toBe(said);
});

test('a question is named by its measures and dimensions', async () => {
  const { title } = await words();
  const measures = ['applications', 'hires'];
  expect(title({ measures, dimensions: [] })).toBe('Applications and Hires');
  expect(title({ measures: ['hires'], dimensions: ['state', 'time'] })).toBe(
    'Hires by State and Time',
  );
  expect(title({ measures: ['hires'], dimensions: ['time'], grain: 'month' })).toBe(
    'Hires by month',
  );
  expect(title({ measures: ['pigeons'], dimensions: [] })).toBe('pigeons');
});
