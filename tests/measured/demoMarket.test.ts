import { expect, test } from 'vitest';
import { seededMarket } from '#tests/server/seed/seededMarket.ts';

test('the demo market is seeded in under ten seconds', async () => {
  const market = await seededMarket(new Date('2026-11-21T06:30:00Z'));
  await market.close();
  expect(market.milliseconds).toBeLessThan(10_000);
});
