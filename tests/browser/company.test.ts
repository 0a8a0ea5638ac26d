/** @module-tag full */
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocus, expectFocusKept, press, tabTo, typeInto } from './keyboard.ts';
import { answerForTheCompany, signUpAsEmployer } from './steps/hiring.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { button, expectAccessible, heading, waitForText } from './screen.ts';

const DATA_DIR = uploadsFolder();
let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
});

const editButton = (page: Page) => button(page, 'Edit Profile');

async function companyOf(email: string) {
  const [company] = await app.sql(
    `select c.*, u.onboarding_complete from companies c join users u on u.company_id = c.id where u.email = ?`,
    [email],
  );
  return company;
}

async function chooseLogo(page: Page, buffer: Buffer): Promise<void> {
  page.on('filechooser', () => undefined);
  await tabTo(page, button(page, 'Upload Logo'));
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name: 'us.png', mimeType: 'image/png', buffer });
}

test('an employer signs up and creates a company with a logo by keyboard alone at 360 px', async () => {
  const account = { email: 'boss@people.example', password: 'a first phrase' };
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await signUpAsEmployer(page, account);
  await answerForTheCompany(page, 'Kaveri Foods');
  await expectFocusKept(page);
  await expect
    .poll(() => companyOf(account.email))
    .toMatchObject({
      name: 'Kaveri Foods',
      industry: 'retail',
      website: 'https://kaveri.example',
      phone: '022 2345 6789',
      city: 'Pune',
      admin_status: 'pending',
      onboarding_complete: true,
    });

  await page.goto('/company-profile');
  await heading(page, 'Company Profile');
  await waitForText(page, 'Waiting for approval');
  await expectAccessible(page);
  await press(page, editButton(page));
  await expectAccessible(page);
  await chooseLogo(page, await picture());
  await page.getByAltText('The logo you chose').waitFor();
  await typeInto(page, 'Description (optional)', 'Pickles since 1999.');
  await press(page, button(page, 'Save Changes'));
  await waitForText(page, 'Company profile updated successfully!');
  await expectFocus(editButton(page));
  await expect
    .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await companyOf(account.email)).toMatchObject({ description: 'Pickles since 1999.' });
  await expectAccessible(page);
});

test('an employer who skipped onboarding creates the company on its page', async () => {
  const { employer } = await scenario(app).employer({ company: null });
  const page = await newPage({
    baseUrl: app.url,
    width: 768,
    theme: 'dark',
    token: employer.token,
  });
  await page.goto('/company-profile');
  await heading(page, 'Company Profile');
  await waitForText(page, /You have no company profile yet/);
  await press(page, button(page, 'Save Changes'));
  await waitForText(page, 'Company name is required');
  await expectAccessible(page);
  await typeInto(page, 'Company name', 'Lotus Works');
  await tabTo(page, page.getByRole('main').getByLabel('Industry'));
  await page.keyboard.type('Education');
  await press(page, button(page, 'Save Changes'));
  await waitForText(page, 'Company profile created successfully!');
  await expectFocus(editButton(page));
  expect(await companyOf(employer.email)).toMatchObject({ name: 'Lotus Works' });
});

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 240, height: 240, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
}
