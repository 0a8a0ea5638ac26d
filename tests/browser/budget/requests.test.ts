import { expect, test } from 'vitest';
import { pathInLocale } from '#client/lib/locale.ts';
import { startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario } from '#tests/support/scenario.ts';
import { addressesOf } from '#tests/browser/pages/addresses.ts';
import { theMarket } from '#tests/browser/pages/market.ts';
import { waitUntilLoaded, visit } from '#tests/browser/pages/visit.ts';
import { Loaded } from './loaded.ts';

/** Recording a page view is a report, and an invitation's token is a secret that only the browser sends. */
const NOT_COUNTED = /^(Record\w+View|InvitationPage)$/;

test(
  'a guest on a public page requests nothing that the document already contained',
  { tags: ['full'] },
  async () => {
    const { app } = await theMarket();
    const page = await newPage({ baseUrl: app.url, expectedProblems: [/status of 404/] });
    const loaded = new Loaded(page);
    const seen = new Set<string>();
    for (const { line, path } of await addressesOf(app)) {
      if (line.access !== 'public') continue;
      // One address of each page file is enough in a second language.
      const locales = seen.has(line.page) ? (['en'] as const) : (['en', 'hi'] as const);
      seen.add(line.page);
      for (const locale of locales) {
        loaded.empty();
        await visit(page, pathInLocale(locale, path));
        const questions = loaded.questions.filter((name) => !NOT_COUNTED.test(name));
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

test('a logged-in visitor sends one query to learn who they are, and four for the dashboard, its interviews, the recommended jobs and the cards', async () => {
  const { app, seeker } = await aSmallSite();
  const page = await newPage({ baseUrl: app.url, token: seeker.token });
  const loaded = new Loaded(page);
  await visit(page, '/');
  expect(new Set(loaded.questions).size).toBe(loaded.questions.length);
  // Interviews are a part of the hiring loop that the dashboard shows to a seeker at once.
  expect(loaded.questions.length, loaded.questions.join()).toBeLessThanOrEqual(5);
});

test('going back sends no request and restores the position', async () => {
  const { app } = await aSmallSite();
  const page = await newPage({ baseUrl: app.url });
  await visit(page, '/');
  const document = await page.evaluate(() => performance.timeOrigin);
  const link = page.getByRole('main').locator('a[href^="/job-details/"]').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  // The job page's last request: anything later belongs to going back.
  const recorded = page.waitForRequest((request) => /RecordJobView/.test(request.postData() ?? ''));
  await link.click();
  await recorded;
  await waitUntilLoaded(page);

  const loaded = new Loaded(page);
  await page.goBack();
  await page.waitForURL(`${app.url}/`);
  await waitUntilLoaded(page);
  // Parts of the frame load when the browser is idle, on a slow machine only now.
  expect(loaded.everything.filter((path) => !loaded.scripts.includes(path))).toEqual([]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});
