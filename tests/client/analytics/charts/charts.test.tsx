import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { factsOf } from '#client/components/analytics/charts/image/imageFacts.ts';
import { chartSamples } from '#client/pages/dev/charts/chartSamples.ts';
import * as group from '#client/pages/dev/charts/groupSamples.ts';
import * as time from '#client/pages/dev/charts/timeSamples.ts';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawChart } from './drawChart.tsx';

test.for(chartSamples.map((sample) => [sample.title, sample] as const))(
  'nobody is kept from: %s',
  async ([, { kind, answer, compact = false }]) => {
    const { container } = await drawChart(answer, kind, { compact });
    await expectNoViolations(container);
    expect(screen.getByRole('figure', { name: 'Which grow?' })).toBeDefined();
  },
);

test('every chart has a table behind it', async () => {
  await drawChart(time.byCategory, 'LINE');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Which grow?' });
  expect(within(table).getAllByText('Jan 2024')).not.toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Show all 108 rows/ }));
  expect(within(table).getAllByRole('row')).toHaveLength(109);
});

test('a chart is one tab stop, arrow keys move through it, and its points are announced', async () => {
  await drawChart(time.byCategory, 'LINE');
  const chart = screen.getByRole('application', { name: 'Which grow?' });
  const announced = () => screen.getByRole('status').textContent;
  expect(screen.getAllByRole('application')).toHaveLength(1);
  chart.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(announced()).toMatch(/^Jan 2024, Information technology, [\d,]+$/);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(announced()).toMatch(/^Feb 2024, Healthcare/);
  await userEvent.keyboard('{End}');
  expect(announced()).toMatch(/^Jun 2025, Healthcare/);
  await userEvent.keyboard('{Escape}');
  expect(announced()).toBe('');
});

test('a chart handles Escape only while something is open', async () => {
  const keysReceived: string[] = [];
  await drawChart(time.overTime, 'LINE');
  const listen = (event: KeyboardEvent) => keysReceived.push(event.key);
  document.addEventListener('keydown', listen);
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}{Escape}{Escape}');
  document.removeEventListener('keydown', listen);
  expect(keysReceived.filter((key) => key === 'Escape')).toHaveLength(1);
});

test('compared periods show their change', async () => {
  await drawChart(time.compared, 'LINE');
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toMatch(
    /^1 Oct 2025, Applications, \d+, was \d+, up \d+%$/,
  );
  expect(screen.getByText('Dotted line: 1–30 Sept 2025.')).toBeDefined();
});

test('the legend hides series, but never the last one', async () => {
  const drawing = createRef<SVGSVGElement>();
  await drawChart(time.hours, 'LINE', { svgRef: drawing });
  const [visits, searches] = ['Visits', 'Searches'].map((name) =>
    screen.getByRole('button', { name }),
  );
  visits!.focus();
  await userEvent.keyboard(' ');
  expect(visits!.getAttribute('aria-pressed')).toBe('false');
  expect(factsOf(drawing.current!).legend.map(({ label }) => label)).toEqual(['Searches']);
  await userEvent.click(searches!);
  expect(searches!.getAttribute('aria-pressed')).toBe('true');
});

test('forty series are folded, with a note', async () => {
  await drawChart(time.fortySeries, 'STACKED_BAR');
  expect(screen.getByRole('button', { name: 'Others' })).toBeDefined();
  expect(screen.getByText(/other 32 are added up/)).toBeDefined();
  expect(screen.getByText('3 groups of fewer than five people are left out.')).toBeDefined();
});

test('a line to a time step that is not over is dashed, and events are marked on the axis', async () => {
  // Midnight in India: an event belongs to the step in which it begins.
  const { at, name } = { at: '2025-10-28T18:30:00.000Z', name: 'New search page' };
  const drawing = createRef<SVGSVGElement>();
  await drawChart(time.compared, 'LINE', { svgRef: drawing, events: [{ id: 'e', at, name }] });
  const [dashed, ...others] = drawing.current!.querySelectorAll('[data-partial]');
  expect(dashed?.getAttribute('d')?.match(/[ML]/g)).toEqual(['M', 'L']);
  expect(others).toEqual([]);
  expect(drawing.current!.querySelectorAll('[data-events] path')).toHaveLength(1);
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(screen.getByRole('status').textContent).toMatch(/^30 Oct 2025 \(incomplete\), /);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toMatch(/, New search page$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  const event = within(screen.getByRole('table')).getByText(/New search page/);
  expect(event.closest('tr')?.textContent).toMatch(/^29 Oct 2025/);
});

test('a line is broken where values are unknown', async () => {
  const drawing = createRef<SVGSVGElement>();
  await drawChart(time.withGaps, 'LINE', { svgRef: drawing });
  const line = drawing.current!.querySelector('path.stroke-chart-1');
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
  expect(screen.getAllByRole('application')).toHaveLength(2);
});

test('a kind that does not suit says why and is replaced', async () => {
  await drawChart(time.overTime, 'MAP');
  expect(screen.getByText('The map needs State as its only dimension.')).toBeDefined();
  expect(screen.getByRole('application')).toBeDefined();
});

test('an empty result says so', async () => {
  await drawChart(group.nothing, null);
  expect(screen.getByText('Nothing to show')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
});

test('a number shows its change in words', async () => {
  await drawChart(group.numbers, 'NUMBER');
  expect(screen.getByText('12,40,318')).toBeDefined();
  expect(screen.getByText('up 12%')).toBeDefined();
  expect(screen.getByText('down 2.1 points')).toBeDefined();
  expect(screen.getByText('3 h 23 min')).toBeDefined();
  expect(screen.getByText('1–31 Oct 2026: 11,08,000', { normalizer: plain })).toBeDefined();
});

test('arrow keys move through the map', async () => {
  await drawChart(group.byState, 'MAP');
  screen.getByRole('application').focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toMatch(/^Ladakh, /);
  expect(screen.getByText('Not on the map')).toBeDefined();
});

test('arrow keys move through the steps of a funnel', async () => {
  await drawChart(group.funnel, 'FUNNEL');
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe(
    'Applications, 8,412, Of the previous step 17.4%',
  );
});

const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*–\s*/g, '–')
    .trim();
