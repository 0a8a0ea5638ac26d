import { expect, test } from 'vitest';
import { defaultKind, fittingKinds } from '#client/components/analytics/charts/fittingKinds.ts';
import { chartKinds } from '#client/components/analytics/charts/chartKinds.ts';
import { CHART_KINDS, type ChartAnswer } from '#client/components/analytics/charts/chartAnswer.ts';
import * as group from '#client/pages/dev/charts/groupSamples.ts';
import { dimension, measure, row, sampleAnswer } from '#client/pages/dev/charts/sampleAnswer.ts';
import * as time from '#client/pages/dev/charts/timeSamples.ts';
import { masked } from './drawChart.tsx';

const suiting = (answer: ChartAnswer) => {
  const misfits = fittingKinds(masked(answer));
  return CHART_KINDS.filter((kind) => misfits[kind] === null);
};

test.for([
  ['time', time.overTime, ['LINE', 'BAR', 'TABLE'], 'LINE'],
  ['time and a category', time.byCategory, ['LINE', 'BAR', 'STACKED_BAR', 'TABLE'], 'LINE'],
  ['two units over time', time.withGaps, ['LINE', 'BAR', 'TABLE'], 'LINE'],
  ['a category with totals', group.longNames, ['BAR', 'TABLE', 'NUMBER', 'FUNNEL'], 'BAR'],
  ['two categories', group.stacked, ['BAR', 'STACKED_BAR', 'TABLE'], 'STACKED_BAR'],
  ['a pivot', group.pivoted, ['BAR', 'STACKED_BAR', 'TABLE', 'PIVOT', 'NUMBER'], 'PIVOT'],
  ['figures of several units', group.numbers, ['TABLE', 'NUMBER'], 'NUMBER'],
  ['counts alone', group.funnel, ['BAR', 'TABLE', 'NUMBER', 'FUNNEL'], 'NUMBER'],
  ['states', group.byState, ['BAR', 'TABLE', 'MAP'], 'MAP'],
] as const)('%s', ([, answer, kinds, best]) => {
  expect(suiting(answer)).toEqual(kinds);
  expect(defaultKind(masked(answer))).toBe(best);
});

test('the reasons say what is missing', () => {
  const category = dimension('CATEGORY', 'Category');
  const rate = sampleAnswer({
    dimensions: [category, dimension('ROLE', 'Role')],
    measures: [measure('Conversion', 'PERCENT')],
    rows: [row(['a', 'b'], [1])],
  });
  expect(fittingKinds(masked(rate))).toEqual({
    LINE: 'needsTime',
    BAR: null,
    STACKED_BAR: 'needsSums',
    TABLE: null,
    PIVOT: 'needsPivot',
    NUMBER: 'needsTotal',
    FUNNEL: 'needsSteps',
    MAP: 'needsState',
  });
  expect(fittingKinds(masked(group.numbers))).toMatchObject({ BAR: 'needsOneUnit' });
  expect(fittingKinds(masked(sampleAnswer({ rows: [row([], [1])] })))).toMatchObject({
    BAR: 'needsDimension',
    STACKED_BAR: 'needsDimension',
  });
  expect(fittingKinds(masked(group.longNames))).toMatchObject({ STACKED_BAR: 'needsParts' });
});

test('every kind is offered once', () => {
  expect(chartKinds.map(({ kind }) => kind).sort()).toEqual([...CHART_KINDS].sort());
});
