import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { caller } from '#tests/support/caller.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { expectFocus, press, tabTo, typeInto } from './keyboard.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pages: true });
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** The link of the newest mail to this address. */
async function linkTo(email: string, path: string): Promise<string> {
  const [mail] = await app.mails(email);
  const link = new RegExp(`${app.url}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}: ${mail?.text}`);
  return link;
}

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';

async function logInElsewhere(email: string, password: string): Promise<string> {
  const { login } = await app.graphql<{ login: { accessToken: string } }>(LOGIN, {
    input: { email, password },
  });
  return login.accessToken;
}

async function logout(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: /Asha Rao/ }));
  await press(page, button(page, 'Logout'));
  await button(page, 'Login').waitFor();
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await expectFocus(page.getByLabel('Email'));
  await press(page, dialog(page, 'Login').getByRole('button', { name: 'Sign Up' }));
  await expectFocus(page.getByLabel('First name'));
  await page.keyboard.type('Asha');
  await typeInto(page, 'Last name', 'Rao');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Confirm password', password);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, dialog(page, 'Sign Up').getByRole('button', { name: 'Sign Up' }));
  await shows(page, 'Welcome! Your account is ready.');
}

describe.each([1440, 360])('an account at %i px', (width) => {
  const small = width < 500;

  test('lives its whole life by keyboard alone', { timeout: 180_000 }, async () => {
    const email = `asha-${width}@people.example`;
    const [first, second, third] = ['a first phrase', 'a second phrase', 'a third phrase'] as const;
    const page = await newPage({ baseUrl: app.url, width });
    const openMenu = () => (small ? press(page, button(page, 'Menu')) : Promise.resolve());

    await register(page, email, first);
    await shows(page, `Please confirm ${email}`);

    await page.goto(await linkTo(email, '/verify-email'));
    await heading(page, 'Email address confirmed');
    expect(await page.getByText(`Please confirm ${email}`).count()).toBe(0);
    await expectGood(page);

    await openMenu();
    if (small) await press(page, button(page, 'Logout'));
    else await logout(page);
    const lost = await logInElsewhere(email, first);

    await openMenu();
    await press(page, button(page, 'Login'));
    await expectFocus(page.getByLabel('Email'));
    await expectNoAxeViolations(page);
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', 'not the phrase');
    await page.keyboard.press('Enter');
    await shows(page, 'Invalid email or password');
    await typeInto(page, 'Password', first);
    await page.keyboard.press('Enter');
    await dialog(page, 'Login').waitFor({ state: 'detached' });

    await openMenu();
    if (small) await press(page, button(page, 'Logout'));
    else await logout(page);
    await openMenu();
    await press(page, button(page, 'Login'));
    await typeInto(page, 'Email', email);
    await press(page, button(page, 'Forgot password?'));
    const field = dialog(page, 'Forgot password').getByLabel('Email');
    await expectFocus(field);
    expect(await field.inputValue()).toBe(email);
    await page.keyboard.press('Enter');
    await dialog(page, 'Check your email').waitFor();
    await expectNoAxeViolations(page);

    await page.goto(await linkTo(email, '/reset-password'));
    await heading(page, 'Reset Password');
    await typeInto(page, 'New password', second);
    await typeInto(page, 'Confirm password', second);
    await expectGood(page);
    await page.keyboard.press('Enter');
    await heading(page, 'Password Reset Successful');
    await expectFocus(page.getByRole('heading', { level: 1 }));

    const old = caller(app.url, { authorization: `Bearer ${lost}` });
    await expect(old.graphql('{ viewer { id } }')).rejects.toThrow('Your session has ended');

    await press(page, button(page, 'Log in'));
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', second);
    await page.keyboard.press('Enter');
    await dialog(page, 'Login').waitFor({ state: 'detached' });

    await page.goto('/settings');
    await shows(page, 'This device');
    await expectGood(page);
    await typeInto(page, 'Current password', second);
    await typeInto(page, 'New password', third);
    await typeInto(page, 'Confirm new password', third);
    await page.keyboard.press('Enter');
    await shows(page, 'Password changed successfully!');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
    await page.reload();
    await shows(page, 'This device');
    await logInElsewhere(email, third);
  });
});

test('a browser whose session was reset away is asked to log in', async () => {
  const email = 'ravi@people.example';
  await register(await newPage({ baseUrl: app.url }), email, 'a first phrase');
  const token = await logInElsewhere(email, 'a first phrase');
  const page = await newPage({ baseUrl: app.url, token });
  await page.goto('/settings');
  await shows(page, 'Samsung Internet').catch(() => shows(page, 'This device'));
  await app.graphql('mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }', {
    input: { email },
  });
  const link = await linkTo(email, '/reset-password');
  await app.graphql('mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
    input: { token: new URL(link, app.url).searchParams.get('token'), password: 'a second phrase' },
  });
  await page.reload();
  await dialog(page, 'Login').waitFor();
  await shows(page, 'Please log in to continue.');
});
