import { expect, test } from 'vitest';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { translator } from '#server/lib/words.ts';
import { localPeriod, type AskContext } from '#server/modules/analytics/analytics.service.ts';

/** Thursday, 00:30 in India and Wednesday evening in Greenwich. */
const NOW = new Date('2026-03-11T19:00:00Z');

const ctx = {
  services: {
    clock: { now: () => NOW },
    settings: { current: async () => ({ timeZone: 'Asia/Kolkata' }) },
  },
  locale: 'en',
  t: translator('en', 'errors'),
} as unknown as AskContext;

async function periodOf(range: AnalyticsQuery['range'], timeZone?: string) {
  const { from, to } = await localPeriod(ctx, { range, timeZone });
  return [from?.toISOString().slice(0, 16) ?? null, to?.toISOString().slice(0, 16) ?? null];
}

test('a period until now has no end', async () => {
  expect(await periodOf(null)).toEqual([null, null]);
  expect(await periodOf({ from: '2026-03-01' })).toEqual(['2026-03-01T00:00', null]);
  expect(await periodOf({ last: 2, unit: 'day' })).toEqual(['2026-03-11T00:00', null]);
});

test('a period of whole steps, or with an end, has one', async () => {
  expect(await periodOf({ last: 2, unit: 'day', whole: true })).toEqual([
    '2026-03-10T00:00',
    '2026-03-12T00:00',
  ]);
  expect(await periodOf({ from: '2026-03-01', to: '2026-03-05' })).toEqual([
    '2026-03-01T00:00',
    '2026-03-06T00:00',
  ]);
});

test('days are those of the time zone of the question, or else of the platform', async () => {
  expect(await periodOf({ last: 1, unit: 'day' })).toEqual(['2026-03-12T00:00', null]);
  expect(await periodOf({ last: 1, unit: 'day' }, 'UTC')).toEqual(['2026-03-11T00:00', null]);
});
