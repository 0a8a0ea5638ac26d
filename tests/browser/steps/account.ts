import type { Page } from 'playwright-core';
import { expectFocus, field, press, typeInto } from '#tests/browser/keyboard.ts';
import { button, dialog } from '#tests/browser/screen.ts';

export interface Account {
  email: string;
  password: string;
}

/** In the open dialog; ends at the first onboarding question. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await expectFocus(field(page, 'First name (optional)'));
  await fillInSignUp(page, account);
  await dialog(page, 'Complete your profile').waitFor();
}

/** Fills every field of the open dialog and submits it. */
export async function fillInSignUp(page: Page, { email, password }: Account): Promise<void> {
  await typeInto(page, 'First name (optional)', 'Asha');
  await typeInto(page, 'Last name (optional)', 'Rao');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Confirm password', password);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, dialog(page, 'Sign Up').getByRole('button', { name: 'Sign Up', exact: true }));
}

export async function signUpFromHome(page: Page, account: Account): Promise<void> {
  await page.goto('/');
  await press(page, button(page, 'Sign Up').first());
  await signUp(page, account);
}

/** In the open dialog. */
export async function tryToLogIn(page: Page, { email, password }: Account): Promise<void> {
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await expectFocus(field(page, 'Email'));
  await tryToLogIn(page, account);
  await dialog(page, 'Login').waitFor({ state: 'detached' });
}
