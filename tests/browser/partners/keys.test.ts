/** @module-tag full */
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { scenario } from '#tests/support/scenario.ts';
import { press, tabTo, typeInto } from '#tests/browser/keyboard.ts';
import { button, expectAccessible, waitForText } from '#tests/browser/screen.ts';

test('by keyboard at 360 px: an API key is created, copied, works within its scopes, and stops when revoked', async () => {
  const { app, employer } = await scenario(startApp({ pages: true }))
    .employer()
    .job();
  const page = await newPage({ baseUrl: app.url, width: 360, token: employer.token });
  await page.goto('/integrations');
  await press(page, button(page, 'Create API key'));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('button', { name: 'Create API key' }));
  await expectAccessible(page);
  await typeInto(page, 'Name', 'Careers page');
  await tabTo(page, page.getByRole('checkbox', { name: 'Read jobs' }));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: 'Create API key' }));
  await waitForText(page, 'Your new key');
  await expectAccessible(page);
  const program = keyHolder(app, (await dialog.locator('pre').first().innerText()).trim());
  await press(page, button(page, 'I have saved it'));
  await waitForText(page, 'Never used');

  expect(await program.rest('GET', '/api/jobs/my-jobs')).toMatchObject({ status: 200 });
  expect(await program.rest('GET', '/api/applications')).toMatchObject({ status: 403 });
  await page.reload();
  await waitForText(page, 'Just now');
  await press(page, button(page, /Careers page/));
  const revoke = page.getByRole('menuitem', { name: 'Revoke…' });
  await tabTo(page, revoke, 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Revoke key'));
  await waitForText(page, '“Careers page” has been revoked');
  await waitForText(page, 'No active API keys');
  expect(await program.rest('GET', '/api/jobs/my-jobs')).toMatchObject({ status: 401 });
});
