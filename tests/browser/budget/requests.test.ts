import { expect, test } from 'vitest';
import { pathInLocale } from '#client/lib/locale.ts';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario } from '#tests/support/scenario.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { settled, visit } from '#tests/browser/pages/visit.ts';
import { Loaded } from './loaded.ts';

/** That a page is being looked at is told, and not asked. */
const TOLD = /^Record\w+View$/;

test(
  'a guest on a public page asks for nothing that the document brought',
  { tags: ['full'] },
  async () => {
    const { app } = await theMarket();
    const page = await newPage({ baseUrl: app.url, expectedProblems: [/status of 404/] });
    const loaded = new Loaded(page);
    const seen = new Set<string>();
    for (const { line, path } of await addressesOf(app)) {
      if (line.access !== 'public') continue;
      // In another language only what is another page file.
      const locales = seen.has(line.page) ? (['en'] as const) : (['en', 'hi'] as const);
      seen.add(line.page);
      for (const locale of locales) {
        loaded.empty();
        await visit(page, pathInLocale(locale, path));
        const questions = loaded.questions.filter((name) => !TOLD.test(name));
        expect(questions, pathInLocale(locale, path)).toEqual([]);
      }
    }
  },
);

const aSmallSite = () =>
  scenario(startApp({ pages: true }))
    .employer()
    .job({ title: 'Night Guard', featured: true })
    .job({ title: 'Baker', featured: true })
    .seeker();

test('who is logged in asks once who they are', async () => {
  const { app, seeker } = await aSmallSite();
  const page = await newPage({ baseUrl: app.url, token: seeker.token });
  const loaded = new Loaded(page);
  await visit(page, '/');
  expect(new Set(loaded.questions).size).toBe(loaded.questions.length);
  expect(loaded.questions.length).toBeLessThanOrEqual(2);
});

test('going back costs no request, and leads to where one was', async () => {
  const { app } = await aSmallSite();
  const page = await newPage({ baseUrl: app.url });
  await visit(page, '/');
  const document = await page.evaluate(() => performance.timeOrigin);
  const link = page.getByRole('main').locator('a[href^="/job-details/"]').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  // The last that the job's page sends: whatever comes later is the way back's.
  const told = page.waitForRequest((request) => /RecordJobView/.test(request.postData() ?? ''));
  await link.click();
  await told;
  await settled(page);

  const loaded = new Loaded(page);
  await page.goBack();
  await page.waitForURL(`${app.url}/`);
  await settled(page);
  expect(loaded.everything).toEqual([]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});
