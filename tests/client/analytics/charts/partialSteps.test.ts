import { expect, test } from 'vitest';
import { changeTone } from '#client/components/analytics/charts/data/change.ts';
import { partialTest } from '#client/components/analytics/charts/data/partialSteps.ts';

const DATED = {
  grain: 'DAY',
  from: '2026-10-31T18:30:00.000Z',
  to: '2026-11-21T10:00:00.000Z',
  readAt: '2026-11-21T09:59:59.999Z',
  timeZone: 'Asia/Kolkata',
} as const;

test('a time step is partial until it is over, and if the dates cut it off', () => {
  const isPartial = partialTest(DATED);
  expect(['2026-11-01', '2026-11-20'].map(isPartial)).toEqual([false, false]);
  expect(isPartial('2026-11-21')).toBe(true);
  const weekly = partialTest({ ...DATED, grain: 'WEEK' });
  expect(['2026-10-26', '2026-11-02', '2026-11-16'].map(weekly)).toEqual([true, false, true]);
  const october = { ...DATED, from: null, to: '2026-10-31T18:30:00.000Z' };
  expect(partialTest({ ...october, grain: 'MONTH' })('2026-10-01')).toBe(false);
  expect(partialTest({ ...october, grain: 'QUARTER' })('2026-10-01')).toBe(true);
  expect(partialTest({ ...DATED, grain: null })('sales')).toBe(false);
});

test('whether a change is good or bad news depends on the figure', () => {
  expect(changeTone('up', 'MORE')).toBe('good');
  expect(changeTone('up', 'LESS')).toBe('bad');
  expect(changeTone('down', 'LESS')).toBe('good');
  expect([changeTone('same', 'MORE'), changeTone('down', null)]).toEqual([null, null]);
});
