/** @module-tag full */
import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';

test('the REST reference can be read and tried out under the strict content policy', async () => {
  const { url } = await theApp();
  const page = await newPage({ baseUrl: url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  await page.getByRole('heading', { name: /Kaamyab REST API/ }).waitFor();
  await page.locator('#operations-tag-jobs').click();
  await page.locator('#operations-jobs-jobs .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
  expect(new Set(asked)).toEqual(new Set([url]));
});

test('the REST reference fits a phone, in the dark theme too', async () => {
  const { url } = await theApp();
  const page = await newPage({ baseUrl: url, width: 360, theme: 'dark' });
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /Kaamyab REST API/ }).waitFor();
  await page.locator('html.dark-mode').waitFor();
  await expectNoSidewaysScroll(page);
});
