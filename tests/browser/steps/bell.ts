import type { Page } from 'playwright-core';
import { expectFocus, press } from '#tests/browser/keyboard.ts';
import { button, expectAccessible } from '#tests/browser/screen.ts';

/** Expects this unread count. */
export const bell = (page: Page, unread = 0) =>
  button(page, unread ? `Notifications, ${unread} new` : 'Notifications');

/** Expects the bell to update by itself, to return the focus, and to lead to the subject of the notification. */
export async function readBell(page: Page, title: string): Promise<void> {
  const line = page.getByRole('link', { name: title });
  await press(page, bell(page, 1));
  await line.waitFor();
  // On a scrolled page, one of its buttons may lie half below the header's links.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectFocus(bell(page, 1));
  await page.keyboard.press('Enter');
  await press(page, line);
  await bell(page).waitFor();
}
