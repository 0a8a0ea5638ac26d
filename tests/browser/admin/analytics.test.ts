/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoDrawnViolations, expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { expectFocus, expectFocusKept, press, tabTo } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
} from '#tests/browser/screen.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await startApp({ pages: true });
  const world = await scenario(app).admin().employer().seeker();
  ({ admin } = world);
  const days = [0, -3, -12, -40];
  const [job] = await Promise.all(
    days.map((postedIn) => addJob(app, world.employer.company!.id, { postedIn })),
  );
  await apply(world.seeker, job!);
});

test.each([360, 768, 1440])(
  'at %i px the figures are read, explained and explored by keyboard alone',
  async (width) => {
    const page = await newPage({ baseUrl: app.url, width, token: admin.token });
    await page.goto('/admin/analytics');
    await heading(page, 'Analytics');
    const jobs = page.getByRole('region', { name: 'Jobs', exact: true });
    await jobs.getByText('Compared with the previous 30 days').first().waitFor();
    await jobs.getByRole('figure', { name: 'How many jobs were posted?' }).waitFor();
    await expectAccessible(page);
    await expectReadableInTheDark(page);

    await press(page, link(page, '7 days'));
    await expect.poll(() => page.url()).toContain('?period=7d');
    await jobs.getByText('Compared with the previous 7 days').first().waitFor();
    const about = button(page, 'About this figure: Total jobs');
    await press(page, about);
    const meaning = dialog(page, 'Total jobs');
    await meaning.getByText('All jobs in any status, except').waitFor();
    if (isFullSuite) await expectNoDrawnViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectFocus(about);
    await press(page, jobs.getByRole('link', { name: /^Growth rate: open in Explore/ }));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/analytics/explore');
    expect(new URL(page.url()).search).toBe(
      '?measures=jobs_growth&last=7-day-rolling&chart=number',
    );
    await page.goBack();
    await jobs.getByText('Compared with the previous 7 days').first().waitFor();
  },
);

test('the visible figures and the activity log are downloaded as files', async () => {
  const page = await newPage({ baseUrl: app.url, width: 1440, token: admin.token });
  await page.goto('/admin/analytics?period=90d');
  await heading(page, 'Analytics');
  await page.getByText('Compared with the previous 90 days').first().waitFor();
  const report = page.waitForEvent('download');
  await press(page, button(page, 'Download report'));
  expect((await report).suggestedFilename()).toMatch(/^analytics-90d-\d{4}-\d\d-\d\d\.csv$/);
  await waitForText(page, 'Report downloaded');
  const log = page.waitForEvent('download');
  await press(page, button(page, /^Export CSV/));
  expect((await log).suggestedFilename()).toMatch(/^activity-logs.*\.csv$/);
  await waitForText(page, 'Activity log exported');
});

test('the dashboard opens a figure in the builder', async () => {
  const page = await newPage({ baseUrl: app.url, width: 1440, token: admin.token });
  await page.goto('/admin');
  await press(page, page.getByRole('link', { name: /^Total jobs: open in Explore/ }));
  await expect.poll(() => page.url()).toContain('/admin/analytics/explore?measures=jobs');
});

/** How often the focus moved: presses of Tab are sent in groups. */
const movesIn = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves);

test('a morning by keyboard: a figure, its rows, the split, a report, and an alert that emails about each group', async () => {
  const page = await newPage({ baseUrl: app.url, width: 1440, token: admin.token });
  await page.addInitScript(() => {
    const counter = Object.assign(window, { moves: 0 });
    addEventListener('focusin', () => (counter.moves += 1), true);
  });
  await page.goto('/admin/analytics');
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await press(page, parts.getByRole('link', { name: 'Jobs' }));
  const first = await movesIn(page);
  await tabTo(page, button(page, 'Total jobs: show what is counted'));
  expect((await movesIn(page)) - first).toBeLessThan(5);
  await page.keyboard.press('Enter');
  const rows = dialog(page, 'Rows behind 4');
  await rows.getByText('4 rows').waitFor();
  const before = await movesIn(page);
  await tabTo(page, rows.getByRole('button', { name: 'Split by…' }));
  expect((await movesIn(page)) - before).toBeLessThan(4);
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await expectFocus(entries.first());
  const names = await entries.allInnerTexts();
  for (let step = names.indexOf('Job type'); step > 0; step -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/explore\?measures=jobs&by=job_type/);
  await waitForText(page, 'Answer');
  await expectFocus(page.getByRole('heading', { level: 1 }));

  await press(page, button(page, 'Save as report'));
  await expectFocus(dialog(page, 'Save report').getByLabel('Name'));
  await page.keyboard.press('Enter');
  await waitForText(page, 'Report saved');
  await button(page, 'Save as report').waitFor({ state: 'detached' });
  await expectFocusKept(page);

  await press(page, button(page, 'Tell me when…'));
  const rule = dialog(page, 'Tell me when…');
  await tabTo(page, rule.getByRole('radio', { name: 'The total' }));
  await page.keyboard.press('ArrowDown');
  await expectFocus(rule.getByRole('radio', { name: 'Each group: Job type' }));
  await tabTo(page, rule.getByLabel('Amount'));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Alert saved.');
  await expectFocus(button(page, 'Tell me when…'));
  await app.runTasks();
  const [mail] = await app.mails(admin.email);
  expect(mail!.subject).toBe('Jobs above 1, for each job type: Full Time (4)');
});
