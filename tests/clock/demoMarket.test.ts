import { expect, test } from 'vitest';
import { seededMarket } from '#tests/server/seed/seededMarket.ts';
import { quickest } from './quickest.ts';

const LIMIT = 10_000;

test('the demo market is filled in under ten seconds', async () => {
  const took = await quickest(LIMIT, async () => {
    const market = await seededMarket(new Date('2026-11-21T06:30:00Z'));
    await market.close();
    return market.milliseconds;
  });
  expect(took).toBeLessThan(LIMIT);
});
