import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, tabTo, typeInto } from '#tests/browser/keyboard.ts';
import { button, dialog, expectAccessible, heading, waitForText } from '#tests/browser/screen.ts';
import type { App } from '#tests/support/app.ts';
import { expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';

export const questions = (page: Page) => dialog(page, 'Complete your profile');
const control = (page: Page, label: string) => questions(page).getByLabel(label, { exact: true });
const radio = (page: Page, name: RegExp) => questions(page).getByRole('radio', { name });

async function proceed(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await press(page, button(page, 'Continue'));
}

async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await typeInto(page, label, place.slice(0, 6));
  await page.getByRole('option', { name: place, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await control(page, label).inputValue()).toBe(place);
}

async function personal(page: Page): Promise<void> {
  await waitForText(page, 'Step 1 of 6');
  await typeInto(page, 'Day', '17');
  await tabTo(page, control(page, 'Month'));
  await page.keyboard.type('May');
  await typeInto(page, 'Year', '1998');
  await press(page, radio(page, /^Male/), 'ArrowDown');
  await typeInto(page, 'Contact number', '98765 43210');
  await choosePlace(page, 'Current location', 'Nagpur, Maharashtra');
  await proceed(page);
}

export async function beginAsFresher(page: Page): Promise<void> {
  await personal(page);
  await press(page, radio(page, /^Fresher/), 'Space');
  await waitForText(page, 'Step 3 of 6');
  await typeInto(page, 'Expected CTC', '3 LPA');
  await choosePlace(page, 'Desired location', 'Nashik, Maharashtra');
  await proceed(page);
}

export async function beginWithExperience(page: Page): Promise<void> {
  await personal(page);
  await press(page, radio(page, /^Fresher/), 'ArrowDown');
  await waitForText(page, 'Step 3 of 6');
  await typeInto(page, 'Current company', 'Lotus Works');
  await typeInto(page, 'Current job title', 'Accountant');
  await tabTo(page, control(page, 'Total experience'));
  await page.keyboard.type('3-5');
  await typeInto(page, 'Current CTC', '6.5 lakh');
  await proceed(page);
}

async function education(page: Page): Promise<void> {
  await waitForText(page, 'Step 4 of 6');
  await tabTo(page, control(page, 'Highest qualification'));
  await page.keyboard.type('Bach');
  await typeInto(page, 'Specialization', 'Commerce');
  await typeInto(page, 'University', 'University of Pune');
  await typeInto(page, 'Year of passing', '2019');
  await proceed(page);
}

async function skillsAndAssets(page: Page): Promise<void> {
  await waitForText(page, 'Step 5 of 6');
  await expectAccessible(page);
  await typeInto(page, 'Find or add a technical skill', 'tally prime');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Negotiation'), 'Space');
  await proceed(page);
  await waitForText(page, 'Step 6 of 6');
  const yes = radio(page, /^Yes/);
  await press(page, yes.first(), 'Space');
  await press(page, yes.last(), 'Space');
}

/** From the fourth step to the dashboard. */
export async function finishOnboarding(page: Page): Promise<void> {
  await education(page);
  await skillsAndAssets(page);
  await press(page, button(page, 'Complete Setup'));
  await heading(page, 'Welcome, Asha');
  await questions(page).waitFor({ state: 'detached' });
}

export async function profileOf(app: App, email: string) {
  const [profile] = await app.sql(
    `select p.*, u.phone, u.onboarding_complete from seeker_profiles p join users u on u.id = p.user_id
     where u.email = ?`,
    [email],
  );
  return profile;
}
