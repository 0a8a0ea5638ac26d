import { describe, expect, test } from 'vitest';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { translator } from '#server/lib/words.ts';
import { spannedPeriod } from '#server/modules/report/inWords/period.service.ts';
import {
  periodInWords,
  filterInWords,
  filtersInWords,
  type Speech,
} from '#server/modules/report/inWords/question.service.ts';
import { figureInWords, tableOf } from '#server/modules/report/schedule/reportMail.service.ts';

const t = translator('en', 'analyticsReports');

test.each([
  [null, 'count', '–'],
  [1234567.891, 'count', '12,34,567.9'],
  [1234.56, 'rupees', '₹1,235'],
  [2.71449, 'ratio', '2.71'],
  [12.34, 'percent', '12.3%'],
  [1, 'days', '1 day'],
  [1.5, 'days', '1.5 days'],
  [90, 'minutes', '90 min'],
])('%s in %s is formatted as %s', (value, unit, words) => {
  expect(figureInWords(value, unit, 'en')).toBe(words);
});

test.each([1, 2])('with %i dimensions each total of an email is below its column', (count) => {
  const names = ['State', 'Industry'].slice(0, count);
  const values = { values: [12], previous: [1_000], counts: [null], previousCounts: [null] };
  const { columns, rows, totals } = tableOf(
    {
      dimensions: names.map((name) => ({ key: name, name, kind: 'text' })),
      measures: [{ key: 'JOBS', name: 'Jobs', unit: 'count' }],
      rows: [{ keys: names, labels: names, ...values }],
      totals: values,
      previousFrom: new Date(0),
    } as unknown as Parameters<typeof tableOf>[0],
    'en',
  );
  expect(columns.map(({ label }) => label)).toEqual([...names, 'Jobs', 'Jobs, previous period']);
  expect(rows).toEqual([[...names, '12', '1,000']]);
  expect(totals).toEqual(['Total', ...names.slice(1).map(() => ''), '12', '1,000']);
});

test.each([
  [{ last: 30, unit: 'day' }, 'last 30 days'],
  [{ last: 1, unit: 'day' }, 'today'],
  [{ last: 2, unit: 'week', rolling: true }, 'last 2 weeks to the minute'],
  [{ last: 1, unit: 'month', whole: true }, 'last month'],
  [{ from: '2026-01-01', to: '2026-02-01' }, '2026-01-01 to 2026-02-01'],
  [{ from: '2026-01-01' }, 'since 2026-01-01'],
  [{ to: '2026-02-01' }, 'until 2026-02-01'],
  [null, 'all time'],
] as const)('the period %j is described as "%s"', (range, words) => {
  expect(periodInWords(range, t)).toBe(words);
});

describe('the dates of a period', () => {
  const whole = {
    from: new Date('2026-10-31T18:30:00Z'),
    to: new Date('2026-11-30T18:30:00Z'),
    timeZone: 'Asia/Kolkata',
  };
  test('end with the day before its exclusive end', () => {
    const range = { last: 1, unit: 'month' } as const;
    expect(spannedPeriod({ ...whole, range }, 'en')).toBe('this month (1 Nov 2026 to 30 Nov 2026)');
    const dated = { from: '2026-11-01', to: '2026-11-30' };
    expect(spannedPeriod({ ...whole, range: dated }, 'en')).toBe('1 Nov 2026 to 30 Nov 2026');
  });
  test('are a single date for a single day', () => {
    const to = new Date('2026-11-01T18:30:00Z');
    const range = { last: 1, unit: 'day' } as const;
    expect(spannedPeriod({ ...whole, to, range }, 'en')).toBe('today (1 Nov 2026)');
  });
  test('include the time if the period does', () => {
    const range = { last: 30, unit: 'day', rolling: true } as const;
    expect(spannedPeriod({ ...whole, range }, 'en')).toBe(
      'last 30 days to the minute (1 Nov 2026, 00:00 to 1 Dec 2026, 00:00)',
    );
  });
});

const speech: Speech = {
  t,
  names: {
    measure: (key) => key,
    dimension: (key) => ({ state: 'State', time: 'Time' })[key] ?? key,
    calculation: ({ name }) => name ?? '',
    value: (_dimension, value) => ({ goa: 'Goa' })[value] ?? null,
  },
  segment: () => undefined,
  labels: (_dimension, value) => ({ 'c-1': 'Lotus Works' })[value] ?? null,
  list: (parts, type) => parts.join(` ${type} `),
  inside: (name) => name.toLowerCase(),
};

const SAID: [AnalyticsFilter, string][] = [
  [{ dimension: 'state', is: ['goa', 'Kerala'] }, 'state is Goa or Kerala'],
  [{ dimension: 'company', isNot: ['c-1'] }, 'company is not Lotus Works'],
  [{ dimension: 'state', contains: 'o' }, 'state contains “o”'],
  [{ dimension: 'state', startsWith: 'G' }, 'state begins with “G”'],
  [{ dimension: 'time', from: '5', to: '9' }, 'time is from 5 to 9'],
  [{ dimension: 'time', from: '5' }, 'time is 5 or more'],
  [{ dimension: 'time', to: '9' }, 'time is 9 or less'],
  [{ dimension: 'state', empty: true }, 'state is not given'],
  [{ dimension: 'state', empty: false }, 'state is given'],
  [{ not: { dimension: 'state', empty: true } }, 'not (state is not given)'],
  [
    {
      and: [
        { dimension: 'time', from: '5' },
        {
          or: [
            { dimension: 'state', is: ['goa'] },
            { dimension: 'state', empty: true },
          ],
        },
      ],
    },
    'time is 5 or more and (state is Goa or state is not given)',
  ],
];

test.each(SAID)('%j is described in words', (filter, words) => {
  expect(filterInWords(filter, speech)).toBe(words);
});

test('top-level conditions are described line by line', () => {
  expect(filtersInWords(SAID.at(-1)![0], speech)).toEqual([
    'time is 5 or more',
    'state is Goa or state is not given',
  ]);
  expect(filtersInWords(null, speech)).toEqual([]);
});
