/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocus, press } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
  visible,
} from '#tests/browser/screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

const HEAD = 'title;company_name;location;type;category;description;requirements';
const GOOD = [
  'Weaver;Lotus Works;Pune, Maharashtra;full-time;Software Development;"Weaves; by hand.";Patience',
  'Dyer;lotus works;Jaipur, Rajasthan;part_time;Software Development;Dyes.;A nose',
];
const BAD = [';Lotus Works;Pune, Maharashtra;sometimes;Software Development;Spins.;Patience'];
const file = (lines: string[]) => Buffer.from(`\uFEFF${[HEAD, ...lines].join('\r\n')}\r\n`);

/** Opens the browser's file dialog by keyboard. */
async function choose(page: Page, lines: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button(page, 'Choose file'));
  const buffer = file(lines);
  await (await chooser).setFiles({ name: 'looms.csv', mimeType: 'text/csv', buffer });
}
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const jobs = () =>
  app.sql(
    `select title, admin_status as status from jobs
     where bulk_upload_id is not null and deleted_at is null order by title`,
  );

test('by keyboard on a phone: a file with errors is corrected, uploaded and undone', async () => {
  const { admin } = await scenario(app)
    .employer({ company: { name: 'Lotus Works' } })
    .admin();
  const page = await newPage({ baseUrl: app.url, width: 360, token: admin.token });
  await page.goto('/admin/jobs');
  await press(page, link(page, 'Bulk Upload').filter({ visible: true }).last());
  await heading(page, 'Bulk Upload');
  await waitForText(page, 'No uploads yet.');
  await expectAccessible(page);
  await expectReadableInTheDark(page);

  await choose(page, [...GOOD, ...BAD]);
  await step(page, 'Preview of looms.csv').waitFor();
  await expectFocus(step(page, 'Preview of looms.csv'));
  await waitForText(page, '2 errors in the file');
  await waitForText(page, /^Row 4, title: /);
  await waitForText(page, /^Row 4, type: /);
  expect(await button(page, 'Upload 3 jobs').isDisabled()).toBe(true);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  const download = page.waitForEvent('download');
  await press(page, button(page, 'Download the file with its errors'));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await press(page, button(page, 'Back'));
  await step(page, 'Choose a file').waitFor();
  await choose(page, GOOD);
  await waitForText(page, 'Every row is valid.');
  await expectAccessible(page);
  await press(page, button(page, 'Upload 2 jobs'));
  await step(page, 'Uploading looms.csv').waitFor();
  await expectAccessible(page);
  // The page is left while the task is queued and finds the upload again afterwards.
  await page.goto('/admin/bulk-upload');
  await press(page, link(page, 'See progress'));
  await app.runTasks();
  await step(page, '2 jobs uploaded').waitFor();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  expect(await jobs()).toEqual([
    { title: 'Dyer', status: 'approved' },
    { title: 'Weaver', status: 'approved' },
  ]);

  await press(page, visible(button(page, 'Undo upload: looms.csv')));
  const question = page.getByRole('alertdialog', { name: 'Undo the upload of looms.csv?' });
  await question.waitFor();
  await expectAccessible(page);
  await press(page, question.getByRole('button', { name: 'Undo upload' }));
  await waitForText(page, 'Upload undone');
  await waitForText(page, /^This upload was undone /);
  expect(await jobs()).toEqual([]);
  await expectAccessible(page);
});

test('by keyboard: a reported job is opened and its reports are resolved', async () => {
  const { admin, seeker, job } = await scenario(app).admin().seeker().job({ title: 'Money Mule' });
  await seeker.graphql(
    `mutation($id: ID!) { reportJob(input: { jobId: $id, reason: FEE, detail: "They asked for ₹500." }) { message } }`,
    { id: job.id },
  );
  const page = await newPage({ baseUrl: app.url, width: 360, theme: 'dark', token: admin.token });
  await page.goto('/admin');
  await press(page, link(page, 'Money Mule'));
  const shown = dialog(page, 'Money Mule');
  await shown.getByText('They asked for ₹500.').waitFor();
  await expectAccessible(page);
  await press(page, shown.getByRole('button', { name: 'Resolve reports' }));
  await waitForText(page, 'Reports resolved');
  await expectFocus(shown.getByRole('heading', { name: 'Reports' }));
  await page.keyboard.press('Escape');
  await waitForText(page, 'No jobs found');
  await expectAccessible(page);
});
