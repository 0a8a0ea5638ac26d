/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { caller } from '#tests/support/caller.ts';
import { expectNoAxeViolations } from '#tests/support/pageChecks.ts';
import { expectFocus, field, press, typeInto } from './keyboard.ts';
import { logIn, signUp, tryToLogIn } from './steps/account.ts';
import { bell } from './steps/bell.ts';
import { mailLink } from './steps/mailLink.ts';
import { chooseInMenu } from './steps/menu.ts';
import { button, dialog, expectAccessible, heading, waitForText } from './screen.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pages: true });
});

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken } }';

async function logInElsewhere(email: string, password: string): Promise<string> {
  const { login } = await app.graphql<{ login: { accessToken: string } }>(LOGIN, {
    input: { email, password },
  });
  return login.accessToken;
}

/** Text in the header or, on phones, in its menu. */
async function choose(page: Page, name: 'Login' | 'Logout'): Promise<void> {
  if (await button(page, 'Menu').isVisible()) return chooseInMenu(page, name);
  if (name === 'Logout') await press(page, button(page, /Asha Rao/));
  await press(page, button(page, name));
}

/** The page is hydrated and reacts to presses. */
const ready = (page: Page) => page.locator('button[type=submit]:enabled').last().waitFor();

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await expectFocus(field(page, 'Email'));
  await press(page, dialog(page, 'Login').getByRole('button', { name: 'Sign Up' }));
  await signUp(page, { email, password });
  await waitForText(page, 'Welcome! Your account has been created.');
  await postponeOnboarding(page);
}

/** Onboarding has its own test. Once dismissed it stays away until the next login. */
async function postponeOnboarding(page: Page): Promise<void> {
  await dialog(page, 'Complete your profile').waitFor();
  await page.keyboard.press('Escape');
}

describe.each([1440, 360])('an account at %i px', (width) => {
  test('goes through its whole life cycle by keyboard alone', async () => {
    const email = `asha-${width}@people.example`;
    const [first, second, third] = ['a first phrase', 'a second phrase', 'a third phrase'] as const;
    const page = await newPage({ baseUrl: app.url, width });

    await register(page, email, first);
    await waitForText(page, `Open the link we sent to ${email}`);
    await page.goto(await mailLink(app, email, '/verify-email'));
    await heading(page, 'Email address confirmed');
    expect(await page.getByText(`Open the link we sent to ${email}`).count()).toBe(0);
    await expectAccessible(page);

    await choose(page, 'Logout');
    const elsewhere = await logInElsewhere(email, first);
    await choose(page, 'Login');
    await expectFocus(field(page, 'Email'));
    await expectNoAxeViolations(page);
    await tryToLogIn(page, { email, password: 'not the phrase' });
    await waitForText(
      page,
      'The email or password is incorrect. Try again, or reset your password.',
    );
    await typeInto(page, 'Password', first);
    await page.keyboard.press('Enter');
    await dialog(page, 'Login').waitFor({ state: 'detached' });
    await postponeOnboarding(page);

    await choose(page, 'Logout');
    await choose(page, 'Login');
    await typeInto(page, 'Email', email);
    await press(page, button(page, 'Forgot password?'));
    const forgotten = field(page, 'Email');
    await expectFocus(forgotten);
    expect(await forgotten.inputValue()).toBe(email);
    await page.keyboard.press('Enter');
    await dialog(page, 'Check your email').waitFor();
    await expectNoAxeViolations(page);

    await page.goto(await mailLink(app, email, '/reset-password'));
    await ready(page);
    await expectAccessible(page);
    await typeInto(page, 'New password', second);
    await typeInto(page, 'Confirm password', second);
    await page.keyboard.press('Enter');
    await heading(page, 'Password Reset Successful');
    await expectFocus(page.getByRole('heading', { level: 1 }));
    const old = caller(app.url, { authorization: `Bearer ${elsewhere}` });
    await expect(old.graphql('{ viewer { id } }')).rejects.toThrow('Your session has ended');

    await press(page, button(page, 'Log in'));
    await logIn(page, { email, password: second });

    await page.goto('/settings?section=security');
    await postponeOnboarding(page);
    await waitForText(page, 'This device');
    await expectAccessible(page);
    await typeInto(page, 'Current password', second);
    await typeInto(page, 'New password', third);
    await typeInto(page, 'Confirm new password', third);
    await page.keyboard.press('Enter');
    await waitForText(page, 'Password changed successfully!');
    expect(await field(page, 'Current password').inputValue()).toBe('');
    const [user] = await app.sql<{ id: string }>('select id from users where email = ?', [email]);
    await sendNotification(app, user!.id, 'application_sent');
    await bell(page, 1).waitFor();
    await page.reload();
    await waitForText(page, 'This device');
    await logInElsewhere(email, third);
  });
});

const LINE = /\/graphql\/stream$/;

test('a password change keeps its browser logged in even if the response is slow', async () => {
  const email = 'meena@people.example';
  const page = await newPage({ baseUrl: app.url });
  await page.clock.install();
  await register(page, email, 'a first phrase');
  const opened = page.waitForRequest(LINE);
  await page.goto('/settings?section=security');
  await opened;

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('newPassword')) return route.continue();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  await typeInto(page, 'Current password', 'a first phrase');
  await typeInto(page, 'New password', 'a second phrase');
  await typeInto(page, 'Confirm new password', 'a second phrase');
  // The server closes the streams of ended sessions; a moment later the page would reconnect.
  const closed = page.waitForEvent('requestfinished', (request) => LINE.test(request.url()));
  await page.keyboard.press('Enter');
  await closed;
  await page.clock.fastForward(5_000);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  answer();
  await waitForText(page, 'Password changed successfully!');
});

/** What the live stream of an open page reports after its session has ended. */
const REFUSED = [/status of 401/];

test('a session ended by a password reset sends its browser to the login', async () => {
  const email = 'ravi@people.example';
  await register(
    await newPage({ baseUrl: app.url, expectedProblems: REFUSED }),
    email,
    'a first phrase',
  );
  await waitForText(await settingsOf(await logInElsewhere(email, 'a first phrase')), 'This device');

  await app.graphql(REQUEST, { input: { email } });
  const link = new URL(await mailLink(app, email, '/reset-password'), app.url);
  const token = link.searchParams.get('token');
  const stale = await logInElsewhere(email, 'a first phrase');
  await app.graphql(RESET, { input: { token, password: 'a second phrase' } });

  const page = await settingsOf(stale);
  await dialog(page, 'Login').waitFor();
  await waitForText(page, 'Please log in to continue.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto(link.pathname + link.search);
  await ready(page);
  await typeInto(page, 'New password', 'a third phrase');
  await typeInto(page, 'Confirm password', 'a third phrase');
  await page.keyboard.press('Enter');
  await heading(page, 'Invalid Reset Link');
  await press(page, button(page, 'Request a new link'));
  await dialog(page, 'Forgot password').waitFor();
});

const REQUEST =
  'mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }';
const RESET = 'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';

async function settingsOf(token: string): Promise<Page> {
  const page = await newPage({ baseUrl: app.url, token, expectedProblems: REFUSED });
  await page.goto('/settings?section=security');
  return page;
}

test('too many wrong passwords lock the account and say until when', async () => {
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/429/] });
  await page.goto('/login');
  await tryToLogIn(page, { email: 'nobody@people.example', password: 'not the phrase' });
  for (let guess = 0; guess < 5; guess += 1) {
    await expectFocus(page.locator('form > [tabindex="-1"]'));
    await typeInto(page, 'Password', `guess number ${guess}`);
    await page.keyboard.press('Enter');
  }
  await waitForText(
    page,
    'Too many failed attempts. Try again in 15 minutes, or reset your password.',
  );
});
