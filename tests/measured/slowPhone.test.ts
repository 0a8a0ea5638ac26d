import { expect, test } from 'vitest';
import { slow, watch, type Seen } from '#tests/browser/budget/slowPhone.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { waitUntilLoaded } from '#tests/browser/pages/visit.ts';
import { newPage } from '#tests/support/browser.ts';
import { quickest } from './quickest.ts';

const LARGEST_PAINT = 2_500;
const STEADY = 0.05;

test.each(['/', '/browse-jobs', '/browse-jobs?search=executive'])(
  '%s appears quickly on a slow phone, without layout shifts',
  expectSpeed,
);

test('the page of a job does too', async () => {
  const { app } = await theMarket();
  const job = (await addressesOf(app)).find(({ line }) => line.path === '/job-details/:jobId');
  await expectSpeed(job!.path);
});

async function expectSpeed(path: string): Promise<void> {
  const { app } = await theMarket();
  const took = await quickest({ limit: LARGEST_PAINT, tries: 3 }, async () => {
    const { paint, shift } = await visited(app.url, path);
    expect(shift).toBeLessThanOrEqual(STEADY);
    expect(paint).toBeGreaterThan(0);
    return paint;
  });
  expect(took).toBeLessThanOrEqual(LARGEST_PAINT);
}

async function visited(baseUrl: string, path: string): Promise<Seen> {
  // What the server prepares for the first visitor is not part of the time.
  await fetch(baseUrl + path);
  const page = await newPage({ baseUrl, width: 360 });
  const seen = await watch(page);
  await slow(page);
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilLoaded(page);
  return seen();
}
