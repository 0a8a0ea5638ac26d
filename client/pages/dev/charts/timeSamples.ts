import type { ChartAnswer } from '#client/components/analytics/charts/chartAnswer.ts';
import { days, dimension, measure, months, row, sampleAnswer, wave } from './sampleAnswer.ts';

const TIME = dimension('TIME', 'Time');
const CATEGORIES = [
  'Information technology',
  'Healthcare',
  'Banking and finance',
  'Education',
  'Sales',
  'Logistics, warehousing and last-mile delivery of perishable goods',
];

export const overTime: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  grain: 'MONTH',
  rows: months(12).map((key, at) => row([key], [wave(at, 2, 900)])),
});

export const compared: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  grain: 'DAY',
  readAt: '2025-10-30T06:30:00.000Z',
  rows: days(30).map((key, at) => row([key], [wave(at, 2, 90)], [wave(at, 5, 70)])),
});

export const byCategory: ChartAnswer = sampleAnswer({
  dimensions: [TIME, dimension('CATEGORY', 'Category')],
  grain: 'MONTH',
  rows: months(18).flatMap((key, at) =>
    CATEGORIES.map((name, seed) => row([key, name], [wave(at, seed + 1, 700 - seed * 90)])),
  ),
});

export const fortySeries: ChartAnswer = sampleAnswer({
  dimensions: [TIME, dimension('COMPANY', 'Company')],
  grain: 'MONTH',
  leftOut: 3,
  rows: months(9).flatMap((key, at) =>
    Array.from({ length: 40 }, (_, seed) =>
      row([key, `Company ${seed + 1}`], [wave(at, seed + 1, 420 / (seed + 1))]),
    ),
  ),
});

export const fourHundredDays: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  grain: 'DAY',
  rows: days(400).map((key, at) => row([key], [wave(at / 6, 2, 900)])),
});

export const withGaps: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  measures: [measure('Time to hire', 'DAYS'), measure('Time to first view', 'HOURS')],
  grain: 'WEEK',
  rows: days(140)
    .filter((_, at) => at % 7 === 5)
    .map((key, at) =>
      row(
        [key],
        [[4, 5, 11].includes(at) ? null : 9 + wave(at, 3, 4), at === 9 ? null : wave(at, 1, 20)],
      ),
    ),
});

export const growth: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  measures: [measure('Growth', 'PERCENT')],
  grain: 'QUARTER',
  rows: months(24)
    .filter((_, at) => at % 3 === 0)
    .map((key, at) => row([key], [[12.4, -3.2, -18, 4, 0, 31.5, null, 8.25][at]!])),
});

export const onePoint: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  grain: 'YEAR',
  rows: [row(['2026-01-01'], [12])],
});

export const hours: ChartAnswer = sampleAnswer({
  dimensions: [TIME],
  measures: [measure('Visits'), measure('Searches')],
  grain: 'HOUR',
  rows: days(3).flatMap((day, at) =>
    Array.from({ length: 24 }, (_, hour) =>
      row(
        [`${day}T${String(hour).padStart(2, '0')}:00`],
        [wave(at * 24 + hour, 2, 1500), wave(at * 24 + hour, 4, 600)],
      ),
    ),
  ),
});
