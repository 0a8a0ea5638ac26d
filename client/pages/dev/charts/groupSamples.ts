import type { ChartAnswer } from '#client/components/analytics/charts/chartAnswer.ts';
import { STATES } from '#schema/locations/states.ts';
import { dimension, measure, months, row, sampleAnswer, wave } from './sampleAnswer.ts';

const CATEGORY = dimension('CATEGORY', 'Category');
const TYPE = dimension('JOB_TYPE', 'Job type');
const NAMES = [
  'Information technology and software',
  'Healthcare',
  'Banking, financial services and insurance',
  'Education',
  'Logistics, warehousing and last-mile delivery of perishable goods',
  'Retail',
  null,
];
const TYPES = ['Full time', 'Part time', 'Contract', 'Internship', 'Freelance'];

export const longNames: ChartAnswer = sampleAnswer({
  dimensions: [CATEGORY],
  totals: { values: [8_412], previous: [7_905] },
  rows: NAMES.map((name, at) => row([name], [2_400 - at * 330], [2_100 - at * 240])),
});

export const shortNames: ChartAnswer = sampleAnswer({
  dimensions: [TYPE],
  measures: [measure('Median pay', 'RUPEES')],
  rows: TYPES.map((name, at) => row([name], [at === 3 ? null : 1_250_000 - at * 210_000])),
});

export const stacked: ChartAnswer = sampleAnswer({
  dimensions: [CATEGORY, TYPE],
  rows: NAMES.slice(0, 5).flatMap((name, at) =>
    TYPES.map((type, seed) => row([name, type], [wave(at, seed + 1, 400 - seed * 70)])),
  ),
});

export const stackedOverTime: ChartAnswer = sampleAnswer({
  dimensions: [dimension('TIME', 'Time'), TYPE],
  grain: 'MONTH',
  rows: months(12).flatMap((key, at) =>
    TYPES.map((type, seed) => row([key, type], [wave(at, seed + 1, 400 - seed * 70)])),
  ),
});

export const pivoted: ChartAnswer = sampleAnswer({
  dimensions: [CATEGORY, TYPE],
  rows: stacked.rows,
  totals: { values: [11_204] },
  pivot: {
    dimension: 'JOB_TYPE',
    columns: TYPES.map((label) => ({ key: label, label })),
    rows: NAMES.slice(0, 5).map((name, at) => ({
      keys: [name],
      labels: [name ?? ''],
      cells: TYPES.map((_, seed) =>
        at === 2 && seed === 3 ? null : [wave(at, seed + 1, 400 - seed * 70)],
      ),
    })),
  },
});

export const numbers: ChartAnswer = sampleAnswer({
  measures: [
    measure('Applications'),
    measure('Conversion', 'PERCENT'),
    measure('Time to first view', 'MINUTES'),
    measure('Pay on offer', 'RUPEES'),
    measure('Reports'),
  ],
  previousFrom: '2026-09-30T18:30:00.000Z',
  previousTo: '2026-10-31T18:30:00.000Z',
  rows: [row([], [1_240_318, 12.42, 203, 987_654_321_000, 0], [1_108_000, 14.5, 203, null, 4])],
});

export const funnel: ChartAnswer = sampleAnswer({
  // Applications are not a part of the views; each later step is a part of the one before.
  measures: ['Job views', 'Applications', 'Shortlisted', 'Interviews', 'Hires'].map((name, at) => ({
    ...measure(name),
    isWithinPrevious: at > 1,
  })),
  rows: [row([], [48_210, 8_412, 1_930, 640, 112], [40_100, 8_001, 1_800, 700, 90])],
});

export const byState: ChartAnswer = sampleAnswer({
  dimensions: [dimension('STATE', 'State')],
  measures: [measure('Jobs')],
  rows: [
    ...STATES.filter(({ code }) => !['IN-LD', 'IN-MZ', 'IN-DH'].includes(code)).map(
      ({ name }, at) => row([name], [Math.round(wave(at * 5, 3, 60) ** 1.6 / 4)]),
    ),
    row([null], [212]),
  ],
});

export const extremeValues: ChartAnswer = sampleAnswer({
  dimensions: [CATEGORY],
  measures: [measure('Pay on offer', 'RUPEES')],
  rows: [
    row(['One crore crores'], [98_765_432_100_000]),
    row(['Below zero'], [-12_345_678_900_000]),
    row(['Nothing at all'], [0]),
    row(['Not known'], [null]),
  ],
});

export const nothing: ChartAnswer = sampleAnswer({ dimensions: [CATEGORY], rows: [] });
