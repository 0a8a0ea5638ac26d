import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { debuggerSession } from '#tests/support/pageChecks.ts';

const FAR = 80;
/** The number of presses sent at once; the page stops them at the target. */
const TOGETHER = 8;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const KEYS = {
  Tab: TAB,
  'Shift+Tab': { ...TAB, modifiers: 8 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
};

/** Like a user without a mouse: presses Tab until the element has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  name: keyof typeof KEYS = 'Tab',
): Promise<void> {
  await target.waitFor();
  const key = KEYS[name];
  const debuggerOf = await debuggerSession(page);
  try {
    for (let step = 0; step <= FAR; step += TOGETHER) {
      if (await target.evaluate(holdKey, key.key).catch(() => false)) return;
      const presses = Array.from({ length: TOGETHER }, () => [
        debuggerOf.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
        debuggerOf.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
      ]);
      await Promise.all(presses.flat());
    }
  } finally {
    await page.evaluate(() => document.dispatchEvent(new Event('release-key'))).catch(() => {});
  }
  throw new Error(`The key ${name} does not lead to ${String(target)}`);
}

/** From the moment this element has the focus, the key has no effect. */
function holdKey(element: Element, key: string): boolean {
  document.dispatchEvent(new Event('release-key'));
  const hold = (event: KeyboardEvent) => {
    if (event.key !== key || document.activeElement !== element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', hold, true);
  const release = () => removeEventListener('keydown', hold, true);
  document.addEventListener('release-key', release, { once: true });
  return document.activeElement === element;
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A control of the form in the dialog, or on the page where no dialog is open. */
export const field = (page: Page, label: string) =>
  page.locator('[role=dialog] form, main form').getByLabel(label, { exact: true });

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('ControlOrMeta+A');
  // In one go, as a paste does. Tests that depend on single keys press them.
  await page.keyboard.insertText(text);
}

/** For the failure message: what has the focus instead. */
const whatHasFocus = (target: Locator) =>
  target
    .evaluate((element) => {
      const { activeElement } = document;
      return activeElement === element ? 'this' : activeElement?.outerHTML.slice(0, 200);
    })
    .catch(String);

export async function expectFocus(target: Locator): Promise<void> {
  const message = `the focus is on ${String(target)}`;
  await expect.poll(() => whatHasFocus(target), { timeout: 10_000, message }).toBe('this');
}

/** The focus has not dropped to the start of the page, as it does when its element is removed. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { timeout: 10_000 }).not.toBe('BODY');
}
