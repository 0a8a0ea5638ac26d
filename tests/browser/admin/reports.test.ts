/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { expectFocus, press, tabTo } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
} from '#tests/browser/screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

const REPORTS = '/admin/analytics/reports';

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, button(page, menu));
  const entries = page.getByRole('menuitem');
  await expectFocus(entries.first());
  const at = (await entries.allInnerTexts()).indexOf(item);
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
  await expectFocus(entries.nth(at));
  await page.keyboard.press('Enter');
}

const saved = (who: Person, name: string) =>
  who.graphql(
    `mutation ($input: SaveReportInput!) { saveReport(input: $input) { report { id } } }`,
    {
      input: {
        name,
        query: { measures: ['APPLICATIONS'], dimensions: ['CATEGORY'] },
        chart: 'BAR',
      },
    },
  );

const tiles = (page: Page) => page.locator('[data-pin] h2').allInnerTexts();
const read = (page: Page, count: number) =>
  expect.poll(() => page.getByText(/as of \d/i).count(), { timeout: 20_000 }).toBe(count);

test('by keyboard: a question is saved, pinned, shared and scheduled, and its dashboard is arranged', async () => {
  const { asha, ravi } = await scenario(app)
    .admin({ as: 'asha', firstName: 'Asha', lastName: 'Rao' })
    .admin({ as: 'ravi', firstName: 'Ravi', lastName: 'Iyer' });
  const page = await newPage({ baseUrl: app.url, token: asha.token, width: 1440 });
  await page.goto(REPORTS);
  await heading(page, 'Reports');
  await waitForText(page, 'No reports yet');
  await expectAccessible(page);

  // A template is opened in the builder and saved under its own name.
  await press(page, link(page, 'Which categories get the most applications?'));
  await page.waitForURL(/explore\?measures=applications/);
  await press(page, button(page, 'Save as report'));
  const save = dialog(page, 'Save report');
  await expectFocus(save.getByLabel('Name'));
  await page.keyboard.type('Where people apply');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Report saved');
  await saved(asha, 'All of them');
  await page.goto(REPORTS);
  await link(page, 'Where people apply').waitFor();
  await choose(page, 'Actions for Where people apply', 'Share with administrators');
  await waitForText(page, 'Shared with the other administrators');

  // Pin both to a dashboard; the second asks which one.
  await choose(page, 'Actions for Where people apply', 'Pin to a dashboard…');
  const pin = dialog(page, 'Pin “Where people apply”');
  await tabTo(page, pin.getByLabel('Dashboard name'));
  await page.keyboard.type('Monday morning');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Pinned');
  await choose(page, 'Actions for All of them', 'Pin to a dashboard…');
  const second = dialog(page, 'Pin “All of them”');
  await second.getByLabel('Monday morning').waitFor();
  await expectAccessible(page);
  await press(page, second.getByRole('button', { name: 'Pin', exact: true }));
  await press(page, link(page, 'Monday morning'));
  await heading(page, 'Monday morning');
  await read(page, 2);
  await expectAccessible(page);

  // Change its dates, first temporarily and then permanently.
  await tabTo(page, page.getByLabel('Dates', { exact: true }));
  await page.keyboard.press('L');
  await page.waitForURL(/range=7-day/);
  await press(page, button(page, 'Save for this dashboard'));
  await waitForText(page, 'Saved for this dashboard');
  await page.waitForURL((url) => url.search === '');

  await tabTo(page, button(page, 'Move Where people apply'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tiles(page)).toEqual(['All of them', 'Where people apply']);
  await expectFocus(button(page, 'Move Where people apply'));
  const order = () =>
    app.sql(
      'select r.name from analytics_pins p join analytics_reports r on r.id = p.report_id order by p.position',
    );
  await expect.poll(order).toEqual([{ name: 'All of them' }, { name: 'Where people apply' }]);
  const place = new URL(page.url()).pathname;

  // While it is private, other users do not find it.
  const other = await newPage({ baseUrl: app.url, token: ravi.token, width: 360, theme: 'dark' });
  await other.goto(place);
  await waitForText(other, 'You cannot open this dashboard');
  await expectAccessible(other);

  await press(page, button(page, 'Share with administrators'));
  const question = page.getByRole('alertdialog', { name: 'Share the report on it too?' });
  await question.getByText('All of them').waitFor();
  await press(page, question.getByRole('button', { name: 'Share dashboard and reports' }));
  await waitForText(page, 'Shared with the other administrators');
  await other.reload();
  await heading(other, 'Monday morning');
  await read(other, 2);
  await waitForText(other, 'Created by Asha Rao');
  expect(await tiles(other)).toEqual(['All of them', 'Where people apply']);
  expect(await other.getByRole('button', { name: /^Decision / }).count()).toBe(0);
  await expectReadableInTheDark(other);
  await expectAccessible(other);

  // Email it on Mondays at eight.
  await page.goto(REPORTS);
  await choose(page, 'Actions for Where people apply', 'Send by email…');
  const mail = dialog(page, 'Send “Where people apply” by email');
  await mail.getByText('The next three emails:').waitFor();
  await expectAccessible(page);
  await press(page, mail.getByRole('button', { name: 'Schedule emails' }));
  await waitForText(page, 'Emails scheduled');
  await waitForText(page, /^Next: Mon/);
  app.clock.forward({ days: 8 });
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, 'send-reports', {}));
  await app.runTasks();
  const [letter] = await app.mails(asha.email);
  expect(letter?.subject).toContain('Where people apply');
});

test('on a phone in the dark theme: a report is deleted at once and restored by Undo', async () => {
  const { admin } = await scenario(app).admin();
  await saved(admin, 'Not for long');
  const page = await newPage({ baseUrl: app.url, token: admin.token, width: 360, theme: 'dark' });
  await page.goto(REPORTS);
  await link(page, 'Not for long').waitFor();
  await expectReadableInTheDark(page);
  await expectAccessible(page);
  await choose(page, 'Actions for Not for long', 'Delete');
  await waitForText(page, 'Report deleted');
  await expect.poll(() => link(page, 'Not for long').count()).toBe(0);
  await press(page, button(page, /^Undo/));
  await link(page, 'Not for long').waitFor();
  await expectFocus(link(page, 'Not for long'));
});
