import { expect, test } from 'vitest';
import type { Figure, Unit } from '#client/components/analytics/charts/chartAnswer.ts';
import { useFigures } from '#client/components/analytics/charts/words/useFigures.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { drawIn } from './drawChart.tsx';

async function figuresIn(locale: SiteLocale) {
  const held: ReturnType<typeof useFigures>[] = [];
  function Probe() {
    held.push(useFigures());
    return null;
  }
  await drawIn(<Probe />, locale);
  return held[0]!;
}

test.for<[Figure, Unit, string, string]>([
  [1_240_318, 'COUNT', '12,40,318', '12.4L'],
  [-12.4, 'PERCENT', '−12.4%', '−12.4%'],
  [500_000, 'RUPEES', '₹5,00,000', '₹5L'],
  [-32_500_000, 'RUPEES', '−₹3,25,00,000', '−₹3.25Cr'],
  [200, 'MINUTES', '3 h 20 min', '3.3 h'],
  [1, 'DAYS', '1 day', '24 h'],
  [60, 'HOURS', '2 days 12 h', '2.5 days'],
  [1.256, 'RATIO', '1.26', '1.26'],
  [0, 'RUPEES', '₹0', '0'],
  [null, 'RUPEES', '–', '–'],
])('%s %s is %s in full and %s in short', async ([value, unit, exact, short]) => {
  const figures = await figuresIn('en');
  expect(figures.exact(value, unit)).toBe(exact);
  expect(figures.short(value, unit)).toBe(short);
});

test('time intervals are shown in the result’s time zone', async () => {
  const { time } = await figuresIn('en');
  expect(time('2026-11-01', 'DAY')).toBe('1 Nov 2026');
  expect(time('2026-11-01', 'DAY', 'short')).toBe('1 Nov');
  expect(time('2026-11-02', 'WEEK')).toBe('Week of 2 Nov 2026');
  expect(time('2026-10-01', 'QUARTER')).toBe('Q4 2026');
  expect(time('2026-01-01', 'YEAR')).toBe('2026');
  expect(time('2026-11-01T05:00', 'HOUR')).toBe('1 Nov 2026, 05:00');
  expect(time('2026-11-01T05:00', 'HOUR', 'short')).toBe('05:00');
  expect(time(null, 'DAY')).toBe('–');
});

test('other languages have their own words and units', async () => {
  const hindi = await figuresIn('hi');
  expect(hindi.short(1_250_000, 'RUPEES')).toBe('₹12.5 लाख');
  const spanish = await figuresIn('es');
  expect(spanish.short(1_250_000, 'COUNT')).toMatch(/^1[.,]25 M$/);
  expect(spanish.change(3, 2, 'COUNT')).toEqual({ direction: 'up', text: 'sube 1' });
  expect(spanish.change(30, 20, 'COUNT')).toEqual({ direction: 'up', text: 'sube 50 %' });
});
