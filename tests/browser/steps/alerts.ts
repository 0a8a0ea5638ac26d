import type { Page } from 'playwright-core';
import { runDigest } from '#tests/server/alert/alertWorld.ts';
import { expectFocus, field, press, typeInto } from '#tests/browser/keyboard.ts';
import { button, waitForText } from '#tests/browser/screen.ts';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';

/** Submitted too early at first, then corrected. */
export async function createAlert(page: Page, name: string, keywords: string): Promise<void> {
  await waitForText(page, 'No job alerts found');
  await press(page, button(page, 'Create Alert').last());
  await expectFocus(field(page, 'Alert name'));
  await page.keyboard.press('Enter');
  await waitForText(page, 'Alert name is required');
  await expectFocus(field(page, 'Alert name'));
  await page.keyboard.type(name);
  await typeInto(page, 'Keywords', keywords);
  await waitForText(page, 'No matching jobs yet. We will keep looking.');
  await page.keyboard.press('Enter');
  await waitForText(page, '1 Job Alert');
  await waitForText(page, 'Last sent: Never');
}

/** A job is posted, and the next morning comes. */
export async function postAndSendDigests(app: App, companyId: string, title: string) {
  app.clock.forward({ minutes: 1 });
  await addJob(app, companyId, { title, endsIn: 40 });
  app.clock.forward({ days: 1 });
  await runDigest(app);
}
