/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { expectFocus, expectFocusKept, press, tabTo } from '#tests/browser/keyboard.ts';
import { button, dialog, expectAccessible, heading, waitForText } from '#tests/browser/screen.ts';

let app: App;
let admin: Person;
let second: Person;

beforeAll(async () => {
  app = await startApp({ pages: true });
  const world = await scenario(app)
    .admin()
    .admin({ as: 'second', firstName: 'Ravi' })
    .employer()
    .seeker();
  ({ admin, second } = world);
  const company = world.employer.company!.id;
  const days = [-2, -3, -4];
  const jobs = await Promise.all(days.map((postedIn) => addJob(app, company, { postedIn })));
  await app.sql(`update jobs set state = 'Kerala'`);
  await app.sql(`update jobs set state = 'Goa' where id = ?`, [jobs[2]!.id]);
  await apply(world.seeker, jobs[0]!);
});

const searchOf = (page: Page) => new URL(page.url()).searchParams;
const expectSearch = (page: Page, name: string, value: string | null) =>
  expect.poll(() => searchOf(page).get(name)).toBe(value);

/** Expects no problems, in both themes. */
async function expectFine(page: Page) {
  await expectAccessible(page);
  await expectReadableInTheDark(page);
}

/** Through the menu, by keyboard. */
async function choose(page: Page, act: string) {
  await press(page, button(page, 'More'));
  const item = page.getByRole('menuitem', { name: act, exact: true });
  await item.waitFor();
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 12 && !(await isThere()); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function download(page: Page, act: string) {
  const coming = page.waitForEvent('download');
  await choose(page, act);
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a question is built, changed, saved, pinned, shared and exported by keyboard alone', async () => {
  const page = await newPage({ baseUrl: app.url, token: admin.token });
  await page.goto('/admin/analytics/explore');
  await waitForText(page, 'Start with a question');
  await expectFine(page);

  await tabTo(page, page.getByRole('combobox', { name: 'Type a question' }));
  await page.keyboard.type('jobs by state last 30 days');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Jobs by State', exact: true }).waitFor();
  await waitForText(page, '2 rows');
  expect(Object.fromEntries(searchOf(page))).toEqual({
    measures: 'jobs',
    by: 'state',
    last: '30-day',
  });
  await expectFine(page);

  await press(page, button(page, 'Add measure'));
  await expectFocus(page.getByRole('searchbox', { name: 'Search by name' }));
  await page.keyboard.type('applications per job');
  await press(
    page,
    page.getByRole('complementary').getByRole('button', { name: 'Applications per job' }),
  );
  await expectSearch(page, 'measures', 'jobs,applications_per_job');
  const chips = page.getByRole('group', { name: 'Measures' }).locator('[data-chip-button]');
  await tabTo(page, chips.nth(1));
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSearch(page, 'measures', 'applications_per_job,jobs');
  await expectFocus(chips.first());
  await page.keyboard.press('Delete');
  await expectSearch(page, 'measures', 'jobs');
  await expectFocusKept(page);
  await page.keyboard.press('Control+z');
  await expectSearch(page, 'measures', 'applications_per_job,jobs');
  await page.locator('[aria-label="Redo"]:not([aria-disabled="true"])').waitFor();
  await page.keyboard.press('Control+Shift+Z');
  await expectSearch(page, 'measures', 'jobs');

  await press(page, button(page, 'Add filter'));
  const filters = dialog(page, 'Filters');
  const what = filters.getByLabel('Dimension');
  await expectFocus(what);
  await page.keyboard.type('State');
  await expect.poll(() => what.inputValue()).toBe('state');
  await press(page, filters.getByRole('checkbox', { name: 'Kerala' }), 'Space');
  await expectFine(page);
  await press(page, filters.getByRole('button', { name: 'Apply filters' }));
  await waitForText(page, 'State is Kerala');
  await waitForText(page, '1 row');
  // The button that opened the dialog is the next tab stop.
  await tabTo(page, button(page, 'Remove: State is Kerala'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await waitForText(page, '2 rows');
  await expectFocusKept(page);

  await press(page, button(page, 'Save as report'));
  await page.keyboard.type('Where the jobs are');
  await press(page, page.getByRole('dialog').getByLabel(/administrators/), 'Space');
  await page.keyboard.press('Enter');
  await heading(page, 'Where the jobs are');
  await waitForText(page, 'Shared with all administrators');

  await choose(page, 'Pin to a dashboard');
  const pin = page.getByRole('dialog');
  await tabTo(page, pin.getByRole('textbox'));
  await page.keyboard.type('The market');
  await page.keyboard.press('Enter');
  await waitForText(page, 'The market');
  await pin.waitFor({ state: 'detached' });

  const file = await download(page, 'Export CSV');
  const lines = parse(file.bytes, { bom: true, relax_column_count: true });
  const csv = lines.filter(([state]) => state === 'Kerala' || state === 'Goa');
  await press(page, button(page, 'Show as table'));
  const rows = page.getByRole('region', { name: 'Answer' }).getByRole('row');
  await rows.filter({ hasText: 'Kerala' }).waitFor();
  const cells = (name: string) => rows.filter({ hasText: name }).locator('th, td').allInnerTexts();
  const shown = await Promise.all(['Kerala', 'Goa'].map(cells));
  expect(csv.map(([state, count]) => [state, count])).toEqual(
    shown.map(([state, count]) => [state?.trim(), count?.trim()]),
  );
  const picture = await download(page, 'Save as image (PNG)');
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');

  // The menu with the image option is the next tab stop.
  await tabTo(page, button(page, 'Share link'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const share = dialog(page, 'Share by link');
  const link = await share.getByLabel('Link').inputValue();
  await expectFine(page);
  const other = await newPage({ baseUrl: app.url, token: second.token, theme: 'dark' });
  await other.goto(link);
  await heading(other, 'Where the jobs are');
  await waitForText(other, '2 rows');
  await expectAccessible(other);
});

test('on a phone fields are chosen in sheets, and a refused question keeps the last result', async () => {
  const page = await newPage({ baseUrl: app.url, width: 360, token: admin.token });
  await page.goto('/admin/analytics/explore?measures=jobs');
  await waitForText(page, '1 row');
  await expectFine(page);
  await press(page, button(page, 'Add dimension'));
  const sheet = dialog(page, 'Break down by');
  await expectFine(page);
  await tabTo(page, sheet.getByRole('searchbox', { name: 'Search by name' }));
  await page.keyboard.type('state');
  await press(page, sheet.getByRole('button', { name: 'State', exact: true }));
  await press(page, sheet.getByRole('button', { name: 'Done: 1 chosen' }));
  await expectFocus(button(page, 'Add dimension'));
  await waitForText(page, '2 rows');
  await page.goto('/admin/analytics/explore?measures=jobs&by=search_term');
  await waitForText(page, 'This question cannot be answered');
  await page
    .getByRole('group', { name: 'By' })
    .getByText(/Search term cannot be used with Jobs/)
    .waitFor();
  await expectFine(page);
});
