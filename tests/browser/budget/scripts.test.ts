import { expect, test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { newPage } from '#tests/support/browser.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { waitUntilLoaded, visit } from '#tests/browser/pages/visit.ts';
import { pagesAmong, pagesBehind, pageSource, sizeOfPage } from './built.ts';
import { Loaded } from './loaded.ts';
import {
  HEAVIER_PAGES,
  KILOBYTE,
  PAGE_BUDGET,
  ROOM,
  SCRIPT_BUDGETS,
  scriptComplaints,
} from './scriptBudget.ts';

test.each(Object.entries(SCRIPT_BUDGETS))(
  'on a phone, %s needs no script before it is used, and then at most %i KB',
  { tags: ['full'] },
  async (path) => {
    const { app } = await theMarket();
    const page = await newPage({ baseUrl: app.url, width: 360 });
    const loaded = new Loaded(page);
    await page.goto(path, { waitUntil: 'load' });
    expect(loaded.scripts).toEqual([]);
    await waitUntilLoaded(page);
    expect(await scriptComplaints(app.url, path, loaded)).toEqual([]);
  },
);

test('no page’s chunk contains the code of another page', () => {
  for (const line of pageLines(true)) expect(pagesBehind(line)).toEqual([pageSource(line)]);
});

test('the scripts of a page fit into its budget', () => {
  const sizes = new Map(
    pageLines(false).map((line) => [line.page, sizeOfPage(line) / KILOBYTE] as const),
  );
  const complaints = [...sizes].flatMap(([page, size]) => {
    const budget = HEAVIER_PAGES[page] ?? PAGE_BUDGET;
    if (size > budget) return `${page}: ${size.toFixed(1)} KB of ${budget}`;
    return budget > PAGE_BUDGET && size <= PAGE_BUDGET - ROOM ? `${page} needs no exception` : [];
  });
  expect(complaints).toEqual([]);
});

test('no page loads the code of another page', { tags: ['full'] }, async () => {
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
