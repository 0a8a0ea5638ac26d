/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { expectFocus, press, tabTo, typeInto } from '#tests/browser/keyboard.ts';
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
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

const stored = async (key: string) => {
  const [row] = await app.sql<{ value: unknown }>('select value from settings where key = ?', [
    key,
  ]);
  return row?.value;
};

test('by keyboard on a phone: a setting is refused, corrected, saved and found in the log, and the log is exported', async () => {
  const { admin } = await scenario(app).admin({ firstName: 'Meera', lastName: 'Nair' });
  const page = await newPage({ baseUrl: app.url, width: 360, token: admin.token });
  await page.goto('/admin/settings');
  await heading(page, 'Settings');
  await waitForText(page, 'Two-step verification for administrators');
  await expectAccessible(page);

  await typeInto(page, 'Session timeout', '2');
  await waitForText(page, '1 unsaved change');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expectFocus(summary);
  await press(page, summary.getByRole('link'));
  await expectFocus(page.locator('[name=sessionTimeout]'));
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('45');
  await press(page, button(page, 'Save'));
  await waitForText(page, 'Settings saved');
  expect(await stored('sessionTimeout')).toBe(45);
  await expect.poll(() => page.getByText('Settings saved').count(), { timeout: 6_000 }).toBe(0);

  await typeInto(page, 'Site name', 'Naukri Ghar');
  await press(page, link(page, 'Your account'));
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expectFocus(question.getByRole('button', { name: 'Stay' }));
  await expectAccessible(page);
  await press(page, question.getByRole('button', { name: 'Leave' }));
  await heading(page, 'Your account');
  expect(await stored('siteName')).toBeUndefined();

  await page.goto('/admin/activity');
  await heading(page, 'Activity Logs');
  await press(page, button(page, 'Settings changed'));
  await waitForText(page, 'Session timeout');
  await waitForText(page, 'By Meera Nair');
  await expectAccessible(page);
  await press(page, button(page, 'Check the log'));
  await waitForText(page, 'The log is intact');
  await press(page, button(page, 'Export'));
  const days = dialog(page, 'Export activity logs');
  await tabTo(page, days.getByLabel('CSV, for spreadsheets'));
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await press(page, days.getByRole('button', { name: 'Export' }));
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^activity-logs-.*\.json$/);
  const entries = JSON.parse(await readFile(await file.path(), 'utf8')) as { action: string }[];
  expect(entries.map(({ action }) => action)).toContain('settings.update');
});

test('an entry that was changed directly in the database is named', async () => {
  const { admin } = await scenario(app).admin();
  await admin.rest('PUT', '/api/admin/settings', { maxLoginAttempts: 6 });
  const [entry] = await app.sql<{ id: string }>(
    `update activity_log set ip = '10.9.9.9'
     where id = (select max(id) from activity_log) returning id::text`,
  );
  const page = await newPage({ baseUrl: app.url, theme: 'dark', token: admin.token });
  await page.goto('/admin/activity');
  await press(page, button(page, 'Check the log'));
  await waitForText(page, 'The log has been tampered with');
  await press(page, link(page, `Show entry ${entry!.id}`));
  await waitForText(page, '1 entry');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test.each([360, 768, 1440])(
  'no accessibility violations in the dark theme at %i',
  async (width) => {
    const { admin } = await scenario(app).admin();
    const page = await newPage({ baseUrl: app.url, width, theme: 'dark', token: admin.token });
    for (const path of ['/admin/settings', '/admin/account', '/admin/activity']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(() => page.locator('[aria-busy=true]').count(), { timeout: 20_000 })
        .toBe(0);
      await expectAccessible(page);
      await expectReadableInTheDark(page);
    }
  },
);
