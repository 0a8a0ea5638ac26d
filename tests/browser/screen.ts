import type { Locator, Page } from 'playwright-core';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

export const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The visible one of the elements that are rendered once per width. */
export const visible = (target: Locator) => target.filter({ visible: true }).first();

export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor();

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** The quick suite checks pages with axe where it visits them all, and dialogs in jsdom. */
export async function expectAccessible(page: Page): Promise<void> {
  if (isFullSuite) await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}
