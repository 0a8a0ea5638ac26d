import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const FAR = 80;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** As a person without a mouse: Tab until it has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < FAR; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A control of the form in the dialog, or in the page where no dialog is open. */
export const field = (page: Page, label: string) =>
  page.locator('[role=dialog] form, main form').getByLabel(label, { exact: true });

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Told of a failure: what has it instead. */
const whatHasFocus = (target: Locator) =>
  target
    .evaluate((element) => {
      const { activeElement } = document;
      return activeElement === element ? 'this' : activeElement?.outerHTML.slice(0, 200);
    })
    .catch(String);

export async function expectFocus(target: Locator): Promise<void> {
  const told = `the focus is on ${String(target)}`;
  await expect.poll(() => whatHasFocus(target), { timeout: 10_000, message: told }).toBe('this');
}

/** It has not fallen back to the beginning of the page, as it does when its place is taken away. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { timeout: 10_000 }).not.toBe('BODY');
}
