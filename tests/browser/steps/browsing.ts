import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus, press, tabTo } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
} from '#tests/browser/screen.ts';
import { chooseInMenu } from './menu.ts';

export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

export const shownCount = (page: Page) =>
  page.getByRole('main').locator('h1 ~ p [role=status]').textContent();

/** The number of jobs a filter announces. */
export async function countOfFilter(filter: Locator): Promise<string | undefined> {
  return /(\d+)$/.exec((await filter.textContent()) ?? '')?.[1];
}

export const filterSheet = (page: Page) => dialog(page, 'Filters');

/** On a phone: opens the sheet, applies a filter, and returns to the remaining jobs. */
export async function filterBy(page: Page, name: RegExp): Promise<void> {
  const sheet = filterSheet(page);
  await press(page, button(page, /^Filters/));
  const filter = sheet.getByRole('link', { name });
  await filter.waitFor();
  const promised = await countOfFilter(filter);
  await press(page, filter);
  await expectFocus(filter);
  await press(page, sheet.getByRole('button', { name: new RegExp(`^Show ${promised} jobs?$`) }));
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => shownCount(page)).toMatch(new RegExp(`^${promised} jobs?$`));
  await expectFocus(button(page, /^Filters/));
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: 'What' }));
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toEqual({ search: words });
}

/** A filter sheet in which nobody chose a filter is closed by going back. */
async function lookAtFilters(page: Page): Promise<void> {
  await press(page, button(page, /^Filters/));
  await filterSheet(page).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await filterSheet(page).waitFor({ state: 'hidden' });
}

/** A misspelt search, a filter, saving from the card, and opening the job from the saved list. */
export async function findAndSave(page: Page, title: string): Promise<void> {
  await chooseInMenu(page, 'Browse Jobs');
  await searchFor(page, 'acountant');
  await waitForText(page, /these are jobs for accountant/i);
  await expect.poll(() => shownCount(page)).toBe('2 jobs');
  await lookAtFilters(page);
  await filterBy(page, /^Part Time/);
  await press(page, button(page, `Save ${title}`));
  await waitForText(page, 'Job Saved!');
  await chooseInMenu(page, /^Saved Jobs ?Saved: 1$/);
  await waitForText(page, '1 saved job');
  await press(page, link(page, title));
  await heading(page, title);
}
