import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { theMarket } from '#tests/e2e/pages/market.ts';
import { settled } from '#tests/e2e/pages/visit.ts';

const STEADY = 0.05;

test.each(['/', '/es', '/browse-jobs'])('%s stands still while it loads', async (path) => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
  const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(STEADY);
});

test('the font comes beside the styles, and only those that the page shows', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  const preloaded = async (path: string) => {
    const html = await (await fetch(app.url + path)).text();
    return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, file]) => file!,
    );
  };
  const [latin, ...others] = await preloaded('/');
  expect(others).toEqual([]);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts).toContain(latin);
  const [devanagari] = (await preloaded('/hi')).filter((path) => path !== latin);
  expect(fonts).not.toContain(devanagari);
  await page.goto('/hi', { waitUntil: 'networkidle' });
  expect(fonts).toContain(devanagari);
});
