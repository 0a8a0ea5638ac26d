import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { longNames, pivoted, shortNames } from '#client/pages/dev/charts/groupSamples.ts';
import { dimension, measure, row, sampleAnswer } from '#client/pages/dev/charts/sampleAnswer.ts';
import { overTime } from '#client/pages/dev/charts/timeSamples.ts';
import { drawChart } from './drawChart.tsx';

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

test('a table sorts by any column, largest first, and unknown values stay last', async () => {
  await drawChart(shortNames, 'TABLE');
  const header = screen.getByRole('columnheader', { name: 'Median pay' });
  await userEvent.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(firstCells()).toEqual(['Full time', 'Part time', 'Contract', 'Freelance', 'Internship']);
  await userEvent.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(firstCells()).toEqual(['Freelance', 'Contract', 'Part time', 'Full time', 'Internship']);
});

test('time sorts chronologically', async () => {
  await drawChart(overTime, 'TABLE');
  const header = screen.getByRole('columnheader', { name: 'Time' });
  await userEvent.click(within(header).getByRole('button'));
  expect(firstCells()[0]).toBe('Jan 2024');
  await userEvent.click(within(header).getByRole('button'));
  expect(firstCells()[0]).toBe('Dec 2024');
});

test('compared figures are side by side above the total', async () => {
  await drawChart(longNames, 'TABLE');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Category',
    'Applications',
    '1–30 Sept 2025',
    'Change',
  ]);
  const total = screen.getAllByRole('row').at(-1)!;
  expect(total.textContent).toMatch(/^TotalApplications8,4121–30 Sept 20257,905Changeup 6.4%$/);
});

test('a table of cohorts is shaded, and marks the periods that have not ended', async () => {
  const cells = (...values: (number | null)[]) => values.map((value) => [value]);
  const since = dimension('MONTHS_SINCE', 'Months since the start');
  const cohort = (month: string, values: (number | null)[]) => ({
    keys: [month],
    labels: [month],
    cells: cells(...values),
  });
  await drawChart(
    sampleAnswer({
      dimensions: [dimension('TIME', 'Time'), since],
      measures: [measure('Came back', 'PERCENT')],
      grain: 'MONTH',
      rows: [row(['2026-09-01', '1'], [40]), row(['2026-09-01', '2'], [25])],
      pivot: {
        dimension: 'MONTHS_SINCE',
        columns: ['1', '2'].map((key) => ({ key, label: `Month ${key}` })),
        rows: [cohort('2026-09-01', [40, 25]), cohort('2026-10-01', [3, null])],
      },
    }),
    'PIVOT',
  );
  const table = screen.getByRole('table', { name: 'Which grow?' });
  const shown = within(table)
    .getAllByRole('cell')
    .map(({ textContent, className }) => [textContent, /bg-heat-\d/.exec(className)?.[0]]);
  expect(shown).toEqual([
    ['40%', 'bg-heat-5'],
    ['25% *', 'bg-heat-4'],
    ['3% *', 'bg-heat-1'],
    ['–', undefined],
  ]);
  screen.getByText(/^\* This month or week has not ended/);
});

test('a pivot table has headers on both axes, sums, and a dash for missing values', async () => {
  await drawChart(pivoted, 'PIVOT');
  const table = screen.getByRole('table', { name: 'Which grow?' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Category', 'Full time', 'Part time', 'Contract', 'Internship', 'Freelance', 'Sum']);
  const row = within(table).getByRole('row', { name: /^Banking/ });
  expect(within(row).getAllByRole('cell')[3]!.textContent).toBe('–');
  expect(within(table).getByRole('row', { name: /^Sum/ })).toBeDefined();
  expect(screen.getByText(/Applications: 11,204/)).toBeDefined();
});

test('a pivot table of two dimensions with the same values names its rows after the right one', async () => {
  await drawChart(
    sampleAnswer({
      dimensions: [
        dimension('EMAIL_CONFIRMED', 'Email confirmed'),
        dimension('ONBOARDED', 'Onboarding finished'),
      ],
      rows: [row(['yes', 'no'], [40]), row(['no', 'yes'], [3])],
      pivot: {
        dimension: 'ONBOARDED',
        columns: [
          { key: 'no', label: 'No' },
          { key: 'yes', label: 'Yes' },
        ],
        rows: [
          { keys: ['yes'], labels: ['Yes'], cells: [[40], null] },
          { keys: ['no'], labels: ['No'], cells: [null, [3]] },
        ],
      },
    }),
    'PIVOT',
  );
  expect(screen.getAllByRole('columnheader')[0]!.textContent).toBe('Email confirmed');
});
