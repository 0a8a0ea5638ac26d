import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { theMarket, type VisitorName } from '#tests/browser/pages/market.ts';
import { button, dialog } from '#tests/browser/screen.ts';
import { Loaded } from './loaded.ts';

const QUIET = 5_000;

/** Opens a page and stops its clock, so that its scripts start only if the visitor does something. */
async function stillPage(path: string, visitor: VisitorName = 'guest') {
  const { app, tokens } = await theMarket();
  const token = tokens[visitor];
  const page = await newPage({ baseUrl: app.url, width: 360, ...(token && { token }) });
  await page.clock.install();
  const loaded = new Loaded(page);
  await page.goto(path, { waitUntil: 'load' });
  return { page, loaded };
}

/** A page whose scripts are held back until the test lets them through. */
async function waitingPage(path: string) {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  let letThrough = () => {};
  const arrive = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await arrive;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  return { page, letThrough };
}

test('an untouched page loads no script at first, and loads them later to count the visit', async () => {
  const { page, loaded } = await stillPage('/');
  await page.clock.runFor(QUIET - 1_000);
  expect(loaded.scripts).toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => loaded.scripts.length).toBeGreaterThan(0);
});

test('a visitor with a session gets the scripts at once', async () => {
  const { loaded } = await stillPage('/', 'job_seeker');
  await expect.poll(() => loaded.scripts.length).toBeGreaterThan(0);
});

test('a page opened from an email gets its scripts at once too', async () => {
  const { loaded } = await stillPage('/unsubscribe?token=none');
  await expect.poll(() => loaded.scripts.length).toBeGreaterThan(0);
});

test('a button pressed before the scripts have arrived opens its menu once they have', async () => {
  const { page, letThrough } = await waitingPage('/');
  const languages = button(page, /^Language/);
  await languages.click();
  expect(await languages.getAttribute('aria-expanded')).toBe('false');
  letThrough();
  await expect.poll(() => languages.getAttribute('aria-expanded')).toBe('true');
});

test('a link that opens a dialog does so without leaving the page', async () => {
  const { page, letThrough } = await waitingPage('/');
  await page.getByRole('main').locator('a[aria-haspopup=dialog]').first().click();
  letThrough();
  await dialog(page, 'Sign Up').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('text typed before the scripts have arrived filters the page once they have', async () => {
  const { page, letThrough } = await waitingPage('/faq');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('resume');
  const all = await page.locator('details').count();
  letThrough();
  await expect.poll(() => page.locator('details').count()).toBeLessThan(all);
  expect(await search.inputValue()).toBe('resume');
  expect(new URL(page.url()).search).toBe('?search=resume');
});
