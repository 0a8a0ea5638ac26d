import type { Locator, Page } from 'playwright-core';
import { isFullSuite } from '#tests/support/breadth.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

export const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Of what stands there once for each width, the one that shows. */
export const visible = (target: Locator) => target.filter({ visible: true }).first();

export const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** The quick suite looks at each page with axe where it visits them all, and at dialogs in jsdom. */
export async function expectGood(page: Page): Promise<void> {
  if (isFullSuite) await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}
