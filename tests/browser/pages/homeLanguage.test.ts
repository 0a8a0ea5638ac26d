/** @module-tag full */
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { visit } from './visit.ts';

test('where Hindi is the site’s language, its addresses need no prefix', async () => {
  const app = await startApp({ pages: true });
  const languageAt = async (path: string) =>
    /<html lang="(\w+)"/.exec(await (await fetch(app.url + path)).text())?.[1];
  expect(await languageAt('/faq')).toBe('en');
  await app.settings({ defaultLanguage: 'hi' });
  await expect.poll(() => languageAt('/faq'), { timeout: 5_000 }).toBe('hi');

  const page = await newPage({ baseUrl: app.url });
  const shown = async () => [
    new URL(page.url()).pathname,
    await page.locator('html').getAttribute('lang'),
  ];
  const footer = page.getByRole('contentinfo');
  const choose = async (name: string) => {
    await footer.getByRole('link', { name }).click();
    await page.waitForLoadState('load');
  };
  await visit(page, '/faq');
  expect(await shown()).toEqual(['/faq', 'hi']);

  // The language choice has an address, stays within the site, and is remembered for addresses without a prefix.
  await choose('English');
  expect(await shown()).toEqual(['/en/faq', 'en']);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL('**/en/privacy');
  await visit(page, '/contact?from=mail');
  await page.waitForURL('**/en/contact?from=mail');
  expect(await shown()).toEqual(['/en/contact', 'en']);

  await choose('हिन्दी');
  expect(await shown()).toEqual(['/contact', 'hi']);
  await visit(page, '/hi/about');
  expect(await shown()).toEqual(['/about', 'hi']);
  await choose('English');
  await visit(page, '/hi/about');
  await page.waitForURL('**/about');
  expect(await shown()).toEqual(['/about', 'hi']);
  await visit(page, '/es/about');
  expect(await shown()).toEqual(['/es/about', 'es']);
});
