/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/server/account/twoFactor/authenticator.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addCompany } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { press, typeInto } from '#tests/browser/keyboard.ts';
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

const SQUARE = 'QR code for your authenticator app';
const isMember = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('token')), { timeout: 20_000 })
    .not.toBeNull();

/** From the password to the recovery codes, wherever the steps are shown. */
async function setUp(page: Page, { password }: Person) {
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: SQUARE }).waitFor();
  await expectAccessible(page);
  const shown = await page.getByLabel('Key', { exact: true }).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await typeInto(page, 'Six-digit code', '000000');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Please check one field');
  await typeInto(page, 'Six-digit code', codeOf(secret, app.clock.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  await expectAccessible(page);
  const recoveryCodes = await codes.allTextContents();
  await press(page, page.getByLabel('I have saved these codes'), 'Space');
  await press(page, button(page, 'Done'));
  return { secret, recoveryCodes };
}

async function enter(page: Page, { email, password }: Person) {
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
}

test('by keyboard on a phone: two-factor login is set up and used with a code, then with a recovery code', async () => {
  const { seeker } = await scenario(app).seeker();
  const page = await newPage({ baseUrl: app.url, width: 360, token: seeker.token });
  await page.goto('/settings?section=security');
  await press(page, button(page, 'Set up two-step verification'));
  await dialog(page, 'Set up two-step verification').waitFor();
  await expectAccessible(page);
  const { secret, recoveryCodes } = await setUp(page, seeker);
  expect(recoveryCodes).toHaveLength(10);
  await waitForText(page, '10 recovery codes are left.');
  await expectAccessible(page);

  const phone = await newPage({ baseUrl: app.url, width: 360, theme: 'dark' });
  await phone.goto('/login');
  await dialog(phone, 'Login').waitFor();
  await enter(phone, seeker);
  await dialog(phone, 'Enter your code').waitFor();
  await expectAccessible(phone);
  await expectReadableInTheDark(phone);
  await phone.keyboard.type(codeOf(secret, app.clock.now(), 1));
  await phone.keyboard.press('Enter');
  await isMember(phone);

  const laptop = await newPage({ baseUrl: app.url });
  await laptop.goto('/login');
  await dialog(laptop, 'Login').waitFor();
  await enter(laptop, seeker);
  await press(laptop, button(laptop, 'Use a recovery code'));
  await typeInto(laptop, 'Recovery code', recoveryCodes[0]!);
  await laptop.keyboard.press('Enter');
  await isMember(laptop);
  await laptop.goto('/settings?section=security');
  await waitForText(laptop, '9 recovery codes are left.');
});

test('by keyboard: an administrator who must use a second factor sets it up and reaches the requested page', async () => {
  const { admin } = await scenario(app).admin();
  await addCompany(app, { name: 'Neem Textiles', status: 'pending' });
  await app.settings({ enable2FA: true });
  const page = await newPage({ baseUrl: app.url, width: 360, theme: 'dark' });
  await page.goto('/admin/login');
  await heading(page, 'Admin Login');
  await enter(page, admin);
  await heading(page, 'Set up two-step verification');
  await page.goto('/admin/companies');
  await heading(page, 'Set up two-step verification');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await setUp(page, admin);
  await heading(page, 'Companies');
  await link(page, 'Neem Textiles').or(button(page, 'Neem Textiles')).first().waitFor();
  expect(await page.evaluate(() => location.pathname)).toBe('/admin/companies');
  const kept = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('adminToken'),
  ]);
  expect(kept[1]).toBe(kept[0]);
  await app.settings({ enable2FA: false });
});
