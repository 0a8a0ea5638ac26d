/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { press } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
} from '#tests/browser/screen.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

test.each([1440, 360])('at %i px a job has its own admin page with its history', async (width) => {
  const { employer, admin } = await scenario(app).employer().admin({ firstName: 'Meera' });
  const job = await addJob(app, employer.company!.id, {
    title: 'Tailor',
    adminStatus: 'pending',
  });
  const page = await newPage({ baseUrl: app.url, width, token: admin.token });
  await page.goto(`/admin/jobs?open=${job.id}`);
  await press(
    page,
    dialog(page, 'Tailor').getByRole('link', { name: 'View full page and history' }),
  );
  await heading(page, 'Tailor');
  expect(new URL(page.url()).pathname).toBe(`/admin/jobs/${job.id}`);
  await waitForText(page, 'Nothing has been recorded yet.');
  await press(page, button(page, 'Approve: Tailor'));
  await waitForText(page, 'By Meera Rao');
  await expectAccessible(page);

  await press(page, button(page, 'Reject: Tailor'));
  await press(page, dialog(page, 'Reject job').getByRole('button', { name: 'Reject' }));
  await press(page, button(page, 'Job rejected'));
  await waitForText(page, 'Admin action');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test('a company has one too, and a missing company says so', async () => {
  const { admin } = await scenario(app).admin();
  const company = await addCompany(app, { name: 'Neem Textiles', status: 'pending' });
  const page = await newPage({ baseUrl: app.url, width: 360, token: admin.token });
  await page.goto(`/admin/companies/${company.id}`);
  await heading(page, 'Neem Textiles');
  await press(page, button(page, 'Approve: Neem Textiles'));
  await button(page, 'Company approved').waitFor();
  await expectAccessible(page);
  await press(page, link(page, 'Companies'));
  await heading(page, 'Companies');
  await page.goto('/admin/companies/none');
  await waitForText(page, 'This company no longer exists.');
  await expectAccessible(page);
});
