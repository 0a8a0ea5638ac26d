import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChartAnswer, ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import { factsOf } from '#client/components/analytics/charts/image/imageFacts.ts';
import * as group from '#client/pages/dev/charts/groupSamples.ts';
import { dimension, measure, row, sampleAnswer } from '#client/pages/dev/charts/sampleAnswer.ts';
import * as time from '#client/pages/dev/charts/timeSamples.ts';
import { whenRenderedOrFake } from '#tests/support/rendering.ts';
import { drawChart } from './drawChart.tsx';

/** Shown smaller than drawn, 10 from the left and 20 from the top of the window. */
const PLACE = { left: 10, top: 20, width: 320 };
beforeEach(() => {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...PLACE,
  } as unknown as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function draw(answer: ChartAnswer, kind: ChartKind) {
  const svgRef = createRef<SVGSVGElement>();
  const { container } = await drawChart(answer, kind, { svgRef });
  const svg = svgRef.current!;
  const plot = screen.getByRole('application');
  const number = (node: Element, name: string) => Number(node.getAttribute(name));
  const scale = number(svg, 'width') / PLACE.width;
  const at = (x: number, y: number) => ({
    clientX: PLACE.left + x / scale,
    clientY: PLACE.top + y / scale,
  });
  return {
    container,
    svg,
    plot,
    at,
    bars: (tone: string) => [...svg.querySelectorAll(`rect.fill-chart-${tone}`)],
    /** In the middle of a rectangle of the drawing. */
    pointAt: async (rect: Element) => {
      const x = number(rect, 'x') + number(rect, 'width') / 2;
      const y = number(rect, 'y') + number(rect, 'height') / 2;
      fireEvent.pointerMove(plot, at(x, y));
      await whenRenderedOrFake();
    },
    /** The tooltip of the point: its title, then each line. */
    tip: () => {
      const title = container.querySelector('b');
      return title && [...title.parentElement!.children].map((line) => line.textContent);
    },
    texts: () => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent),
    number,
  };
}

const QUARTERS = sampleAnswer({
  dimensions: [dimension('TIME', 'Time')],
  grain: 'QUARTER',
  rows: [
    row(['2026-01-01'], [40], [20]),
    row(['2026-04-01'], [-20], [10]),
    row(['2026-07-01'], [null], [5]),
  ],
});

test('columns show a tooltip under the mouse, until it leaves', async () => {
  const { bars, pointAt, tip, plot, svg, texts, number } = await draw(QUARTERS, 'BAR');
  const [up, down] = bars('1');
  expect(bars('1')).toHaveLength(2);
  expect(number(down!, 'height')).toBeCloseTo(number(up!, 'height') / 2);
  expect(tip()).toBeNull();
  await pointAt(up!);
  expect(tip()).toEqual(['Q1 2026', 'Applications40was 20, up 100%']);
  expect(svg.querySelectorAll('rect.fill-tint')).toHaveLength(1);
  await pointAt(down!);
  expect(tip()).toEqual(['Q2 2026', 'Applications−20was 10, down 30']);
  fireEvent.pointerLeave(plot, { pointerType: 'touch' });
  await whenRenderedOrFake();
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
  await whenRenderedOrFake();
  expect(tip()).toBeNull();
  expect(svg.querySelector('rect.fill-tint')).toBeNull();
  // The ends of the previous period's bars, below their own quarter.
  expect(svg.querySelectorAll('path.stroke-text')).toHaveLength(2);
  expect(screen.getByText('Dotted mark: 1–30 Sept 2025.')).toBeDefined();
  const figures = [...svg.querySelectorAll('text.fill-text')];
  expect(figures.map(({ textContent }) => textContent)).toEqual(['40', '−20', '–']);
  expect(number(figures[0]!, 'y')).toBeCloseTo(number(up!, 'y') - 6);
  expect(number(figures[1]!, 'y')).toBeCloseTo(number(down!, 'y') + number(down!, 'height') + 15);
  expect(texts()).toEqual(expect.arrayContaining(['Q1 2026', 'Q2 2026', 'Q3 2026', '0']));
});

test('Escape closes the tooltip of the mouse while the focus is elsewhere', async () => {
  const { bars, pointAt, tip } = await draw(QUARTERS, 'BAR');
  await pointAt(bars('1')[0]!);
  expect(tip()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await whenRenderedOrFake();
  expect(tip()).toBeNull();
});

test('beyond the outermost columns, the nearest column is used', async () => {
  const { plot, at, tip } = await draw(QUARTERS, 'BAR');
  fireEvent.pointerDown(plot, at(-50, 100));
  expect(tip()?.[0]).toBe('Q1 2026');
  fireEvent.pointerDown(plot, at(900, 100));
  expect(tip()).toEqual(['Q3 2026', 'Applications–was 5']);
});

test('a stacked column names the part under the mouse and the total', async () => {
  const { bars, pointAt, tip, svg } = await draw(group.stackedOverTime, 'STACKED_BAR');
  const values = group.stackedOverTime.rows.slice(0, 5).map(({ values: [value] }) => value ?? 0);
  const names = group.stackedOverTime.rows.slice(0, 5).map(({ labels }) => labels[1]!);
  await pointAt(bars('2')[0]!);
  const sum = values.reduce((all, one) => all + one, 0);
  expect(tip()).toEqual([
    'Jan 2024',
    ...names.map((name, at) => `${name}${values[at]!.toLocaleString('en-IN')}`),
    `Total${sum.toLocaleString('en-IN')}`,
  ]);
  const active = () => [...document.querySelectorAll('.bg-tint.rounded-tag')].at(-1)?.textContent;
  expect(active()).toContain(names[1]);
  await pointAt(bars('4')[0]!);
  expect(active()).toContain(names[3]);
  expect(svg.querySelectorAll('pattern')).toHaveLength(4);
});

test('grouped columns name the one under the mouse', async () => {
  const answer = sampleAnswer({
    dimensions: [dimension('TYPE', 'Job type')],
    measures: [measure('Jobs'), measure('Hires')],
    rows: [row(['Full time'], [9, 4]), row([''], [5, 2])],
  });
  const { bars, pointAt, tip, plot, texts } = await draw(answer, 'BAR');
  await pointAt(bars('2')[1]!);
  expect(tip()).toEqual(['–', 'Jobs5', 'Hires2']);
  fireEvent.keyDown(plot, { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('–, Jobs, 5');
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(screen.getByRole('status').textContent).toBe('Full time, Jobs, 9');
  fireEvent.keyDown(plot, { key: 'ArrowRight', ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('Full time, Jobs, 9');
  fireEvent.blur(plot);
  expect(tip()).toBeNull();
  expect(texts()).toContain('Full time');
});

test('horizontal bars show their value and the previous period', async () => {
  const { bars, pointAt, tip, plot, at, texts } = await draw(group.longNames, 'BAR');
  expect(bars('1')).toHaveLength(7);
  await pointAt(bars('1')[1]!);
  expect(tip()).toEqual(['Healthcare', 'Applications2,070was 1,860, up 11%']);
  fireEvent.pointerMove(plot, at(100, 5000));
  await whenRenderedOrFake();
  expect(tip()).toBeNull();
  expect(texts()).toEqual(expect.arrayContaining(['2,400', 'Not given', 'Retail']));
  expect(texts().some((text) => text.endsWith('…'))).toBe(true);
});

test('stacked rows name the part under the mouse and the total', async () => {
  const { bars, pointAt, tip, plot } = await draw(group.stacked, 'STACKED_BAR');
  await pointAt(bars('3')[0]!);
  expect(tip()?.[0]).toBe('Information technology and software');
  expect(tip()?.at(-1)).toMatch(/^Total[\d,]+$/);
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  expect(screen.getByRole('status').textContent).toMatch(/^Healthcare, Contract, \d+$/);
});

test('rows with several measures have an axis and highlight the row under the mouse', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Company ${at + 1}`);
  const answer = sampleAnswer({
    dimensions: [dimension('COMPANY', 'Company')],
    measures: [measure('Jobs'), measure('Hires')],
    rows: names.map((name, at) => row([name], [50 - at, 20 + at])),
  });
  const { bars, pointAt, tip, texts } = await draw(answer, 'BAR');
  await pointAt(bars('2')[4]!);
  expect(tip()).toEqual(['Company 5', 'Jobs46', 'Hires24']);
  expect(texts()).toEqual(expect.arrayContaining(['0', ...names]));
});

test('the line nearest to the mouse is highlighted', async () => {
  const { plot, at, tip, svg } = await draw(time.hours, 'LINE');
  fireEvent.pointerMove(plot, at(0, 0));
  await whenRenderedOrFake();
  const [visits, searches] = time.hours.rows[0]!.values.map((value) =>
    (value ?? 0).toLocaleString('en-IN'),
  );
  expect(tip()).toEqual(['1 Oct 2025, 00:00', `Visits${visits}`, `Searches${searches}`]);
  const widths = () =>
    ['1', '2'].map((tone) =>
      svg.querySelector(`path.stroke-chart-${tone}[stroke-linejoin]`)?.getAttribute('stroke-width'),
    );
  expect(widths()).toEqual(['3', '2']);
  fireEvent.pointerMove(plot, at(640, 260));
  await whenRenderedOrFake();
  expect(tip()?.[0]).toBe('3 Oct 2025, 23:00');
  expect(widths()).toEqual(['2', '3']);
});

test('with forty lines, the tooltip shows the first eight and the highlighted one', async () => {
  const { bars, pointAt, tip } = await draw(time.fortySeries, 'STACKED_BAR');
  expect(factsOf(document.querySelector<SVGSVGElement>('svg[data-facts]')!).legend).toHaveLength(9);
  await pointAt(bars('rest')[0]!);
  expect(tip()).toHaveLength(11);
  expect(tip()?.at(-2)).toMatch(/^Others/);
});

test('a funnel step shows how many reached it and the rate from the previous step', async () => {
  const { svg, pointAt, tip, number, plot } = await draw(group.funnel, 'FUNNEL');
  const rows = [...svg.querySelectorAll('rect.fill-tint')];
  const [whole, second] = svg.querySelectorAll('rect.fill-chart-1');
  expect(number(second!, 'width') / number(whole!, 'width')).toBeCloseTo(8_412 / 48_210);
  await pointAt(rows[1]!);
  expect(tip()).toEqual([
    'Applications',
    'Reached this step8,412',
    'Of the previous step17.4%was 20%',
    'Of the first step17.4%',
    'Compared with 1–30 Sept 2025up 5.1%',
  ]);
  await pointAt(rows[0]!);
  expect(tip()).toHaveLength(3);
  const said = (key: string) => {
    fireEvent.keyDown(plot, { key });
    return screen.getByRole('status').textContent;
  };
  expect(said('End')).toMatch(/^Hires, 112/);
  expect(said('ArrowUp')).toMatch(/^Interviews, 640/);
  expect(said('Home')).toBe('Job views, 48,210');
  expect(screen.getByText('17.4% of the number before')).toBeDefined();
  expect(screen.getByText('22.9% continue')).toBeDefined();
  expect(screen.getByText('Counted separately from the step before: Applications.')).toBeDefined();
});

test('a state shows its value under the mouse, and empty tiles show nothing', async () => {
  const { svg, pointAt, tip, plot, at } = await draw(group.byState, 'MAP');
  const goa = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === 'GA')!;
  const figure = group.byState.rows.find(({ keys }) => keys[0] === 'Goa')!.values[0]!;
  await pointAt(goa.parentElement!.querySelector('rect')!);
  expect(tip()).toEqual(['Goa', `Jobs${figure.toLocaleString('en-IN')}`]);
  const mizoram = [...svg.querySelectorAll('text')].find(
    ({ textContent }) => textContent === 'MZ',
  )!;
  await pointAt(mizoram.parentElement!.querySelector('rect')!);
  expect(tip()).toEqual(['Mizoram', 'JobsNo data']);
  fireEvent.pointerMove(plot, at(1, 1));
  await whenRenderedOrFake();
  expect(tip()).toBeNull();
  const list = [...screen.getByText('Largest').nextElementSibling!.children];
  expect(list).toHaveLength(5);
  const [largest] = group.byState.rows.toSorted((one, other) => other.values[0]! - one.values[0]!);
  expect([...list[0]!.children].map(({ textContent }) => textContent)).toEqual([
    largest!.keys[0],
    largest!.values[0]!.toLocaleString('en-IN'),
  ]);
});
