import { expect, test } from 'vitest';
import { isUnfinished } from '#client/components/analytics/charts/data/cohortCells.ts';
import { seriesFigure } from '#client/components/analytics/charts/data/figureAt.ts';
import { foldSeries } from '#client/components/analytics/charts/data/foldSeries.ts';
import { funnelSteps, stepsApart } from '#client/components/analytics/charts/data/funnelSteps.ts';
import { pivotSums } from '#client/components/analytics/charts/data/pivotSums.ts';
import { panelsOf, seriesIn } from '#client/components/analytics/charts/data/seriesIn.ts';
import { misfitsOf } from '#client/components/analytics/charts/suitability.ts';
import { spreadLabels } from '#client/components/analytics/charts/data/spreadLabels.ts';
import { stackedParts, stackEnds } from '#client/components/analytics/charts/data/stackedParts.ts';
import { funnel } from '#client/pages/dev/charts/groupSamples.ts';
import { dimension, measure, row, sampleAnswer } from '#client/pages/dev/charts/sampleAnswer.ts';
import { byCategory, fortySeries, withGaps } from '#client/pages/dev/charts/timeSamples.ts';

const TIME = dimension('TIME', 'Time');
const CATEGORY = dimension('CATEGORY', 'Category');

test('time runs along the axis in order, and other dimensions form the series', () => {
  const { buckets, series, isTime } = seriesIn(
    sampleAnswer({
      dimensions: [CATEGORY, TIME],
      rows: [
        row(['Sales', '2026-02-01'], [3]),
        row(['Sales', '2026-01-01'], [1]),
        row([null, '2026-02-01'], [5], [4]),
      ],
    }),
  );
  expect(isTime).toBe(true);
  expect(buckets.map(({ key }) => key)).toEqual(['2026-01-01', '2026-02-01']);
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ['Sales', [1, 3]],
    ['Not given', [null, 5]],
  ]);
  expect(series[1]!.previous).toEqual([null, 4]);
});

test('several measures of several groups are named by both', () => {
  const { series } = seriesIn(
    sampleAnswer({
      dimensions: [TIME, CATEGORY],
      measures: [measure('Jobs'), measure('Hires')],
      rows: [row(['2026-01-01', 'Sales'], [1, 2])],
    }),
  );
  expect(series.map(({ label }) => label)).toEqual(['Sales · Jobs', 'Sales · Hires']);
});

test('an hour repeated in autumn is summed, but not for averages', () => {
  const rows = [row(['2026-10-25T02:00'], [2, 10]), row(['2026-10-25T02:00'], [3, 20])];
  const measures = [measure('Visits'), measure('Wait', 'HOURS')];
  const { series } = seriesIn(sampleAnswer({ dimensions: [TIME], measures, rows }));
  expect(series.map(({ values }) => values)).toEqual([[5], [20]]);
});

test('without dimensions the measures are side by side', () => {
  const { buckets, series } = seriesIn(funnel);
  expect(buckets.map(({ label }) => label)).toContain('Shortlisted');
  expect(series).toHaveLength(1);
});

test('each unit has its own panel', () => {
  const panels = panelsOf(seriesIn(withGaps));
  expect(panels.map(({ series }) => series.map(({ unit }) => unit))).toEqual([['DAYS'], ['HOURS']]);
});

test('the eight largest series stay, and the others are summed', () => {
  const { series, folded, dropped } = foldSeries(seriesIn(fortySeries).series, 'Others');
  expect([series.length, folded, dropped]).toEqual([9, 32, 0]);
  const whole = fortySeries.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
  const shown = series
    .flatMap(({ values }) => values)
    .reduce<number>((sum, at) => sum + (at ?? 0), 0);
  expect(shown).toBe(whole);
  expect(series.at(-1)!.label).toBe('Others');
});

test('up to eight series keep their order, and averages are never summed', () => {
  const six = seriesIn(byCategory).series;
  expect(foldSeries(six, 'Others').series).toBe(six);
  const averages = seriesIn(fortySeries).series.map((one) => ({ ...one, isFoldable: false }));
  expect(foldSeries(averages, 'Others')).toMatchObject({ folded: 0, dropped: 32 });
});

test('parts stack upwards, and downwards below zero', () => {
  expect(stackedParts([2, null, -1, 3, -4])).toEqual([
    { series: 0, from: 0, to: 2 },
    { series: 2, from: 0, to: -1 },
    { series: 3, from: 2, to: 5 },
    { series: 4, from: -1, to: -5 },
  ]);
  expect(Math.max(...stackEnds([[1, 2], [4]]))).toBe(4);
});

test('a funnel shows conversion rates, but not after an empty step', () => {
  const steps = funnelSteps(funnel);
  expect(steps.map(({ rate }) => rate && Math.round(rate))).toEqual([null, 17, 23, 33, 18]);
  expect(steps.at(-1)!.ofFirst).toBeCloseTo(0.23, 2);
  const empty = sampleAnswer({ dimensions: [CATEGORY], rows: [row(['a'], [0]), row(['b'], [3])] });
  expect(funnelSteps(empty)[1]!.rate).toBeNull();
  expect(stepsApart(funnel)).toEqual({ of: 'measures', steps: ['Applications'] });
  expect(stepsApart(empty)).toEqual({ of: 'groups', steps: [] });
});

test('the median time to a step belongs to the step, and is not a step', () => {
  const counts = [measure('Applications'), { ...measure('Seen'), isWithinPrevious: true }];
  const time = { ...measure('Time to first view', 'HOURS'), timesStep: counts[1]!.key };
  const answer = sampleAnswer({
    dimensions: [],
    measures: [counts[0]!, time, counts[1]!],
    rows: [row([], [40, 2.5, 10])],
  });
  expect(funnelSteps(answer).map(({ index, time: took }) => [index, took])).toEqual([
    [0, null],
    [2, { value: 2.5, unit: 'HOURS' }],
  ]);
  expect(misfitsOf(answer).FUNNEL).toBeNull();
  const alone = sampleAnswer({ ...answer, measures: [counts[0]!, { ...time, timesStep: null }] });
  expect(misfitsOf(alone).FUNNEL).toBe('needsSteps');
});

test('a pivot table sums what can be summed', () => {
  const pivot = {
    dimension: 'STATE',
    columns: [
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B' },
    ],
    rows: [
      { keys: ['x'], labels: ['X'], cells: [[1, 10], null] },
      {
        keys: ['y'],
        labels: ['Y'],
        cells: [
          [2, 20],
          [3, 30],
        ],
      },
    ],
  };
  const sums = pivotSums(pivot, [measure('Jobs'), measure('Pay', 'RUPEES')]);
  expect(sums).toEqual({
    rows: [
      [1, null],
      [5, null],
    ],
    columns: [
      [3, null],
      [3, null],
    ],
    all: [6, null],
  });
});

test('line labels do not overlap and stay within the drawing', () => {
  const placed = spreadLabels([100, 98, 101, 10], 16, 0, 110);
  const sorted = [...placed].sort((one, other) => one - other);
  for (let at = 1; at < sorted.length; at += 1)
    expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(16);
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  expect(placed[3]).toBe(10);
});

test('the last period of each cohort has not ended, in the time zone of the question', () => {
  const about = (grain: 'MONTH' | 'WEEK', since: string) => ({
    dimensions: [TIME, dimension(since, 'Since')],
    grain,
    readAt: '2026-11-30T20:00:00Z',
    timeZone: 'UTC',
  });
  const months = about('MONTH', 'MONTHS_SINCE');
  const marked = (from: string) =>
    ['1', '2', '3'].filter((number) => isUnfinished(months, [from, number]));
  expect(marked('2026-09-01')).toEqual(['2', '3']);
  expect(marked('2026-08-01')).toEqual(['3']);
  // In India, December has begun.
  expect(isUnfinished({ ...months, timeZone: 'Asia/Kolkata' }, ['2026-08-01', '3'])).toBe(false);
  const weeks = about('WEEK', 'WEEKS_SINCE');
  expect(isUnfinished(weeks, ['2026-11-16', '1'])).toBe(false);
  expect(isUnfinished(weeks, ['2026-11-23', '1'])).toBe(true);
  expect(isUnfinished(about('WEEK', 'MONTHS_SINCE'), ['2026-11-23', '1'])).toBe(false);
});

test('“Others” opens the rows of all groups in it, if the chart shows one measure', () => {
  const answer = {
    ...fortySeries,
    measures: fortySeries.measures.map((one) => ({ ...one, rowMeasures: [one.key] })),
  };
  const { series } = foldSeries(seriesIn(answer).series, 'Others');
  const { source, folded } = series.at(-1)!;
  const place = { bucket: 0, key: '2026-01-01', source, folded, value: 5, text: '5' };
  const figure = seriesFigure(answer, place);
  expect(figure!.group).toEqual([{ dimension: 'time', key: '2026-01-01' }]);
  expect([figure!.others!.kept.length, figure!.others!.rest.length]).toEqual([8, 32]);
  expect(figure!.others!.rest[0]).toHaveLength(1);
  expect(seriesFigure({ ...answer, isComplete: false }, place)).toBeNull();
});
