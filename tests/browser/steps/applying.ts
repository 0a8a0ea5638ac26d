import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { field, press, tabTo } from '#tests/browser/keyboard.ts';
import { button, visible } from '#tests/browser/screen.ts';
import { pdf } from '#tests/server/file/documents.ts';

export const applyDialog = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `Apply for ${title}` });

/** Like a user without a mouse: opens the file dialog by key. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  // The browser reports file choosers only while there is a listener, so one stays attached.
  page.on('filechooser', () => undefined);
  await tabTo(page, button(page, 'Choose file'));
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer });
}

/** From the job's page to a form that is ready to be submitted. */
export async function fillApplication(
  page: Page,
  { title, email }: { title: string; email: string },
): Promise<void> {
  await press(page, visible(button(page, 'Apply Now')));
  await applyDialog(page, title).getByLabel('Name', { exact: true }).waitFor();
  expect(await field(page, 'Name').inputValue()).toBe('Asha Rao');
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await chooseFile(page, 'Asha Rao.pdf', pdf());
  await applyDialog(page, title).getByText('Uploaded', { exact: true }).waitFor();
}

/** Submits the open form; ends where the form was opened. */
export async function sendApplication(page: Page): Promise<void> {
  await press(page, button(page, 'Submit Application'));
  await page.getByText('Application Submitted!').waitFor();
  await page.getByText('We will get back to you soon. Thank you for your interest!').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visible(page.getByText(/Application submitted successfully!/)).waitFor();
  await expectApplied(page);
}

export const expectApplied = (page: Page) => visible(page.getByText(/^Applied on/)).waitFor();

/** The applicant's page of this application. */
export async function expectOwnApplication(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('list', { name: 'History' }).getByText('Applied').waitFor();
  await page.getByRole('link', { name: 'Asha Rao.pdf' }).waitFor();
}
