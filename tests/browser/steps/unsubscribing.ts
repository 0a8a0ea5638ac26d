import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocusKept, press } from '#tests/browser/keyboard.ts';
import { button, expectAccessible, link, waitForText } from '#tests/browser/screen.ts';
import type { App } from '#tests/support/app.ts';
import { mailLink } from './mailLink.ts';
import { chooseInMenu } from './menu.ts';

/** Opens the link of the newest email and ends at the alerts. */
export async function unsubscribeInPage(app: App, page: Page, email: string): Promise<void> {
  await page.goto(await mailLink(app, email, '/unsubscribe'));
  await press(page, button(page, 'Unsubscribe from this alert'));
  await waitForText(page, /^Done\. You will get no more emails from “.+”\.$/);
  await expectFocusKept(page);
  await expectAccessible(page);
  await press(page, link(page, 'Manage alerts'));
}

/** RFC 8058: the mail program posts, and the address in the email's header is all it has. */
export async function unsubscribeInOneClick(app: App, page: Page, email: string): Promise<void> {
  const [mail] = await app.sql<{ head: Record<string, string> }>(
    'select headers as head from outbox where recipient = ? order by created_at desc limit 1',
    [email],
  );
  expect(mail!.head['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const answer = await fetch(mail!.head['List-Unsubscribe']!.slice(1, -1), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await chooseInMenu(page, 'Job Alerts');
}
