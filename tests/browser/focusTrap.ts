import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from './keyboard.ts';

/** More than the number of tab stops in the longest dialog. */
const STOPS = 60;

interface FocusTrapOptions {
  role?: 'dialog' | 'alertdialog';
  /** Resolves when the content of the dialog is there. */
  inside?: () => Promise<unknown>;
  check?: () => Promise<unknown>;
}

/** Opened by key it traps the focus in both directions; closed by Escape it returns the focus to its opener. */
export async function expectFocusTrap(
  page: Page,
  opener: Locator,
  name: string,
  { role = 'dialog', inside, check }: FocusTrapOptions = {},
): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole(role, { name, exact: true });
  await dialog.waitFor();
  await inside?.();
  await check?.();
  const stray = async (key: string) => {
    await page.keyboard.press(key);
    return page.evaluate((kind) => !document.activeElement?.closest(`[role=${kind}]`), role);
  };
  const first = await page.evaluate(() => document.activeElement?.outerHTML);
  for (let stop = 0; stop < STOPS; stop += 1) {
    expect(await stray('Tab'), `the Tab key leaves "${name}"`).toBe(false);
    if ((await page.evaluate(() => document.activeElement?.outerHTML)) === first) break;
  }
  for (let stop = 0; stop < 3; stop += 1)
    expect(await stray('Shift+Tab'), `Shift and Tab leave "${name}"`).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
}
