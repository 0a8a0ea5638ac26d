/** @module-tag full */
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario } from '#tests/support/scenario.ts';
import { press, tabTo, typeInto } from '#tests/browser/keyboard.ts';
import { button, expectAccessible, waitForText } from '#tests/browser/screen.ts';
import { receiver } from '#tests/server/partner/webhook/receiver.ts';
import { deliver, verified } from '#tests/server/partner/webhook/webhookWorld.ts';

test('by keyboard at 360 px: a webhook is created, its secret copied, and a test event found in the log', async () => {
  const { app, employer } = await scenario(startApp({ pages: true })).employer();
  const { url, received } = await receiver();
  const page = await newPage({ baseUrl: app.url, width: 360, token: employer.token });
  await page.goto('/integrations?section=webhooks');
  await waitForText(page, 'No webhooks yet');
  await expectAccessible(page);

  await press(page, button(page, 'Add webhook'));
  await typeInto(page, 'Address', 'http://10.0.0.1/hook');
  await tabTo(page, page.getByRole('checkbox', { name: 'Job changed' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }));
  await waitForText(page, 'The address must begin with https://.');
  await page.getByLabel('Address').fill(url);
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }));
  await waitForText(page, 'The secret of this webhook');
  const secret = await page.getByRole('dialog').locator('pre').first().innerText();
  await expectAccessible(page);
  await press(page, button(page, 'I have saved it'));

  await press(page, page.getByRole('link', { name: 'See the log' }));
  await waitForText(page, 'Nothing here yet');
  await press(page, button(page, 'Send a test'));
  await waitForText(page, 'A test is on its way');
  await deliver(app);
  await page.getByRole('button', { name: /^webhook\.test.*Delivered/ }).waitFor();
  await press(page, page.getByRole('button', { name: /^webhook\.test/ }));
  await waitForText(page, 'Response 204');
  await expectAccessible(page);
  expect(verified(app, secret.trim(), received[0]!)).toMatchObject({ type: 'webhook.test' });
  await press(page, button(page, 'Send again'));
  await waitForText(page, 'It is being sent again');
  await deliver(app);
  await waitForText(page, 'sent manually');
  expect(received).toHaveLength(2);
});
