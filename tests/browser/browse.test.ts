/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { asked, Loaded } from './budget/loaded.ts';
import { expectFocus, press, tabTo } from './keyboard.ts';
import { shownCount, filterBy, filterSheet, countOfFilter, query } from './steps/browsing.ts';
import { theMarket } from './pages/market.ts';
import { waitUntilLoaded, visit } from './pages/visit.ts';
import { button, expectAccessible, link } from './screen.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const firstJob = (page: Page) => page.locator('[data-jobs] > li').first().getByRole('link').first();

test('by keyboard alone: search, filter, turn the page, and go back to the same position', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  await visit(page, '/browse-jobs');
  const all = await shownCount(page);

  await page.keyboard.press('/');
  await expectFocus(page.getByRole('combobox', { name: 'What' }));
  await page.keyboard.type('executive');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toEqual({ search: 'executive' });
  await expect.poll(() => heading(page).textContent()).toBe('executive jobs');
  await expect.poll(() => shownCount(page)).not.toBe(all);
  await waitUntilLoaded(page);

  const facet = page.locator('#filters').getByRole('link', { name: /^Full Time/ });
  const promised = await countOfFilter(facet);
  const choosing = new Loaded(page);
  await press(page, facet);
  await expect.poll(() => query(page)).toEqual({ search: 'executive', type: 'full-time' });
  await expect.poll(() => shownCount(page)).toBe(`${promised} jobs`);
  await expectFocus(facet);
  expect(choosing.questions).toEqual(['BrowseJobsPage']);

  const next = page.getByRole('link', { name: 'Next page' });
  await press(page, next);
  await expect.poll(() => query(page)).toMatchObject({ page: '2' });
  await expectFocus(heading(page));
  await waitUntilLoaded(page);
  const second = await firstJob(page).textContent();

  await page.keyboard.press('j');
  await expectFocus(firstJob(page));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const third = page.locator('[data-jobs] > li').nth(2).getByRole('link').first();
  await expectFocus(third);
  const scrolled = await page.evaluate(() => scrollY);
  const seen = asked(page, 'RecordJobView');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/job-details/*');
  await seen;
  await waitUntilLoaded(page);

  const loaded = new Loaded(page);
  await page.goBack();
  await expect.poll(() => query(page)).toMatchObject({ page: '2', type: 'full-time' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await firstJob(page).textContent()).toBe(second);
  await waitUntilLoaded(page);
  expect(loaded.questions).toEqual([]);
});

test('at 360 px opening the filter sheet adds a step to the history', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await visit(page, '/browse-jobs');
  await press(page, button(page, 'Filters'));
  await filterSheet(page).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await filterSheet(page).waitFor({ state: 'hidden' });

  await filterBy(page, /^Remote/);
  expect(query(page)).toEqual({ remote: 'true' });
  await expectAccessible(page);
  await press(page, link(page, 'Remove filter: Remote'));
  await expect.poll(() => query(page)).toEqual({});
});

test('suggestions can be chosen by keyboard, and other text stays as typed', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  await visit(page, '/browse-jobs');
  const where = page.getByRole('combobox', { name: 'Where' });
  await tabTo(page, where);
  await page.keyboard.type('Pun');
  await page.getByRole('option', { name: /^Pune, Maharashtra/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)['location']).toMatch(/^Pun/);
  await waitUntilLoaded(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nowhere at all');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)['location']).toBe('Nowhere at all');
});
