import type { Page } from 'playwright-core';
import { expectFocus, press } from '#tests/browser/keyboard.ts';
import { button, expectGood } from '#tests/browser/screen.ts';

/** With so many unread. */
export const bell = (page: Page, unread = 0) =>
  button(page, unread ? `Notifications, ${unread} new` : 'Notifications');

/** It rings by itself, gives the focus back, and leads to what it tells. */
export async function readBell(page: Page, title: string): Promise<void> {
  const line = page.getByRole('link', { name: title });
  await press(page, bell(page, 1));
  await line.waitFor();
  // Wherever the page was left, a button of it may lie half under the links of the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expectFocus(bell(page, 1));
  await page.keyboard.press('Enter');
  await press(page, line);
  await bell(page).waitFor();
}
