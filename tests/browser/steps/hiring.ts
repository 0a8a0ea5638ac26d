import type { Page } from 'playwright-core';
import { expectFocus, field, press, tabTo, typeInto } from '#tests/browser/keyboard.ts';
import { button, expectAccessible, heading, waitForText } from '#tests/browser/screen.ts';
import { fillInSignUp, type Account } from './account.ts';
import { questions } from './onboarding.ts';

const inQuestions = (page: Page, label: string) => questions(page).getByLabel(label);

/** From the employers' page to the first question about the company. */
export async function signUpAsEmployer(page: Page, account: Account): Promise<void> {
  await page.goto('/signup');
  await press(page, button(page, 'Get Started'));
  await page.getByRole('radio', { name: 'I am hiring' }).waitFor();
  // A radio group of two: arrow keys change it.
  await press(page, page.getByRole('radio').first(), 'ArrowDown');
  await fillInSignUp(page, account);
  await questions(page).waitFor();
}

export async function answerForTheCompany(page: Page, name: string): Promise<void> {
  await waitForText(page, 'Step 1 of 2');
  await expectAccessible(page);
  await typeInto(page, 'Company name', name);
  await tabTo(page, inQuestions(page, 'Industry'));
  await page.keyboard.type('Retail');
  await typeInto(page, 'Website (optional)', 'kaveri.example');
  await press(page, button(page, 'Continue'));
  await waitForText(page, 'Step 2 of 2');
  await expectAccessible(page);
  await typeInto(page, 'Phone (optional)', '022 2345 6789');
  await typeInto(page, 'City (optional)', 'Pune');
  await press(page, button(page, 'Complete Setup'));
  await questions(page).waitFor({ state: 'detached' });
}

/** The lines load when they are first needed. */
async function typeForLines(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(text);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

/** The first two steps of the wizard, from Post a Job to the third. */
export async function describeJob(page: Page, title: string): Promise<void> {
  await heading(page, 'Post a Job');
  await typeForLines(page, 'Job Title', title);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeForLines(page, 'Location', 'Pune');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (const label of ['Job Type', 'Experience Level', 'Industry']) {
    await tabTo(page, field(page, label));
    await page.keyboard.press('ArrowDown');
  }
  // Enter submits nothing on the first two steps.
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await press(page, button(page, 'Next'));
  await expectFocus(page.getByRole('heading', { name: 'Description', exact: true }));
  await typeInto(page, 'Job Description', 'Keep the books of a small company.');
  await typeInto(page, 'Requirements', 'Tally');
  await waitForText(page, 'Draft saved');
}

export async function paySettings(page: Page, salary: string, readAs: string): Promise<void> {
  await press(page, button(page, 'Next'));
  await expectFocus(page.getByRole('heading', { name: 'Settings', exact: true }));
  await tabTo(page, page.getByLabel('Salary (optional)'));
  await page.keyboard.type(salary);
  await waitForText(page, readAs);
  await expectAccessible(page);
}
