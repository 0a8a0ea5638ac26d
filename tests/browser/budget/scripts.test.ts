import { expect, test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { newPage } from '#tests/support/browser.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { visit } from '#tests/browser/pages/visit.ts';
import { pagesAmong, pagesBehind, pageSource, zippedSize } from './built.ts';
import { Loaded } from './loaded.ts';

const KILOBYTE = 1_024;

test.each([
  ['/', 200],
  ['/browse-jobs', 220],
])('%s needs at most %i KB of scripts', async (path, kilobytes) => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url, width: 360 });
  const loaded = new Loaded(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = loaded.scripts.map((path) => zippedSize(path));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * KILOBYTE);
});

test('no page is built together with the code of another', () => {
  for (const line of pageLines(true)) expect(pagesBehind(line)).toEqual([pageSource(line)]);
});

test('no page loads the code of another', { tags: ['full'] }, async () => {
  const { app } = await theMarket();
  const addresses = await addressesOf(app);
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/status of 404/] });
  const loaded = new Loaded(page);
  for (const { line, path } of addresses) {
    if (line.access !== 'public') continue;
    loaded.empty();
    await visit(page, path);
    expect(pagesAmong(loaded.scripts), path).toEqual([pageSource(line)]);
  }
});

test('every script of a page is named in its document, so that none waits for another', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  const loaded = new Loaded(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const html = await (await fetch(app.url)).text();
  expect(loaded.scripts.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});
