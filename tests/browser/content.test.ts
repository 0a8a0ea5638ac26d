/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addArticle } from '#tests/server/content/post/articles.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectFocus, field, press, typeInto } from './keyboard.ts';
import { mailLink } from './steps/mailLink.ts';
import { expectAccessible, waitForText } from './screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
  for (let step = 0; step < 8; step += 1) {
    const slug = `article-${step}`;
    await addArticle(app, {
      slug,
      title: `Article number ${step}`,
      daysAgo: step,
      featured: step < 2,
    });
  }
});

const ready = (page: Page) => page.locator('main button[type=submit]:enabled').first().waitFor();

test('at 360 px a contact message is written, corrected and sent by keyboard alone', async () => {
  const email = 'asha@people.example';
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/contact');
  await ready(page);
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: /Support Ticket/ }));
  await expectFocus(field(page, 'Name'));
  expect(await field(page, 'Inquiry type').inputValue()).toBe('support');
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('form > [tabindex="-1"]'));
  await waitForText(page, 'Email is required');
  await expectAccessible(page);
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Subject', 'My phone number');
  await typeInto(page, 'Message', 'The old number comes back after each login.');
  await press(page, page.getByRole('button', { name: 'Send message' }));
  await waitForText(page, 'Thank you! Your message has been sent successfully.');
  expect(await field(page, 'Message').inputValue()).toBe('');
  const reference = await page.locator('[role=status] strong').first().textContent();
  const [mail] = await app.mails(email);
  expect(mail?.subject).toContain(reference);
  await expectAccessible(page);
});

test('a reader opens an article, which counts one view, and confirms a subscription with a press', async () => {
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/blog');
  await ready(page);
  await waitForText(page, '8 articles');
  await press(page, page.getByRole('link', { name: 'Page 2' }));
  await page.waitForURL('**/blog?page=2');
  await page.goBack();
  await page.getByRole('searchbox').fill('number 3');
  await waitForText(page, '1 article');
  expect(new URL(page.url()).search).toBe('?search=number+3');
  await page.getByRole('article').getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Article number 3' }).waitFor();
  await waitForText(page, '1 view');
  await page.reload();
  await waitForText(page, '1 view');
  await expectAccessible(page);

  await page.goBack();
  await ready(page);
  await typeInto(page, 'Email address', 'reader@people.example');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Check your email');
  await page.goto(await mailLink(app, 'reader@people.example', '/confirm-subscription'));
  const subscribed = () => app.sql('select 1 from subscribers where confirmed_at is not null');
  expect(await subscribed()).toHaveLength(0);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Yes, subscribe me' }));
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
  expect(await subscribed()).toHaveLength(1);
});

test('the FAQ can be searched and opened by keyboard, and Back from an answer restores the search', async () => {
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/faq');
  await page.getByRole('searchbox').waitFor();
  await press(page, page.locator('summary', { hasText: 'How do I create an account?' }));
  await waitForText(page, /confirm your address/);
  await page.getByRole('searchbox').fill('apply now');
  await waitForText(page, /questions? found/);
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'Find a job' }));
  await page.waitForURL('**/browse-jobs');
  await page.goBack();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('apply now');
});

test.each([
  '/about',
  '/privacy',
  '/browse-database',
  '/contact',
  '/faq',
  '/blog',
  '/blog/article-1',
  '/',
])('%s is complete without a script', async (path) => {
  const html = await (await fetch(app.url + path)).text();
  const words: Record<string, RegExp> = {
    '/about': /500.*20\+.*10L\+.*Pan India/s,
    '/privacy': /Last updated: December 15, 2023/,
    '/browse-database':
      /Candidate Database.*The search is open to employers.*Sign up as an employer/s,
    '/contact': /Business hours.*Send message/s,
    '/faq': /Getting Started.*FAQPage|FAQPage.*Getting Started/s,
    '/blog': /8 articles.*Article number 5.*Stay Updated/s,
    '/blog/article-1': /"@type":"Article".*All about article-1\./s,
    '/': /News and advice.*Article number 2.*Read More/s,
  };
  expect(html).toMatch(words[path]!);
});
