/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { IdentityProvider } from '#tests/support/identityProvider.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { expectFocus, field, press, tabTo, typeInto } from './keyboard.ts';
import { bell } from './steps/bell.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { button, expectAccessible } from './screen.ts';

let app: App;
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await IdentityProvider.start();
  app = await startApp({ pages: true, environment: provider.environment });
  provider.serve(app.url);
});
afterAll(() => provider.stop());

async function seekerAt(
  path: string,
  width?: number,
  expectedProblems?: RegExp[],
  before?: (page: Page) => void,
) {
  const seeker = await onboardedSeeker(app);
  const page = await newPage({ baseUrl: app.url, token: seeker.token, width, expectedProblems });
  before?.(page);
  await page.goto(path);
  return { seeker, page };
}

/** Another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  onTestFinished(() => tab.close());
  await tab.goto(path);
  return tab;
}

const streams = async () =>
  (
    await app.sql(
      `select 1 from pg_stat_activity where application_name = 'kaamyab-live' and datname = current_database()`,
    )
  ).length;

test('the bell updates in every tab at once, without a reload, and is marked read in all of them', async () => {
  let asked = 0;
  const { seeker, page } = await seekerAt('/', undefined, undefined, (first) =>
    first
      .context()
      .on('request', (request) => (asked += Number(request.url().endsWith('/graphql/stream')))),
  );
  const tab = await anotherTab(page, '/browse-categories');
  await bell(page).waitFor();
  await bell(tab).waitFor();
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(1);
  await expect.poll(streams, { timeout: 10_000 }).toBe(1);

  await sendNotification(app, seeker.id, 'application_status_changed', '/settings');
  await bell(page, 1).waitFor();
  await bell(tab, 1).waitFor();
  expect(asked, 'one line for all tabs').toBe(1);

  await press(page, bell(page, 1));
  await page.getByText('You have been shortlisted').first().waitFor();
  await sendNotification(app, seeker.id, 'job_alert_matched');
  await page.getByText('3 new jobs for you').first().waitFor();
  await expectAccessible(page);
  await press(page, button(page, 'Mark all as read'));
  await bell(page).waitFor();
  await bell(tab).waitFor();
});

test('an empty bell explains what will appear there', async () => {
  const { page } = await seekerAt('/');
  await bell(page).click();
  await page.getByRole('heading', { name: 'Nothing new yet' }).waitFor();
  await expectAccessible(page);
});

test('settings by keyboard at 360 px: a switch is saved, and says when it could not be', async () => {
  const { page } = await seekerAt('/settings', 360, [/ERR_CONNECTION_FAILED/]);
  const alerts = page.getByRole('switch', { name: 'Job alerts' });
  await tabTo(page, alerts);
  await page.keyboard.press('Space');
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  expect(await alerts.isChecked()).toBe(false);
  await page.reload();
  await alerts.waitFor();
  expect(await alerts.isChecked()).toBe(false);

  const all = page.getByRole('switch', { name: 'Email notifications' });
  await tabTo(page, all);
  await page.keyboard.press('Space');
  await page.getByText('All of these are off', { exact: false }).waitFor();
  expect(await alerts.isDisabled()).toBe(true);
  await expectAccessible(page);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SettingUpdate')
      ? route.abort('connectionfailed')
      : route.continue(),
  );
  const failing = page.waitForEvent('requestfailed');
  await page.keyboard.press('Space');
  await failing;
  await page.getByText('We could not save your change').waitFor();
  await expect.poll(() => all.isChecked()).toBe(false);
});

test('every section of the settings has no violations in both themes and widths', async () => {
  const { seeker } = await scenario(app).seeker();
  for (const [width, theme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    const page = await newPage({ baseUrl: app.url, token: seeker.token, width, theme });
    for (const section of ['notifications', 'privacy', 'security', 'data']) {
      await page.goto(`/settings?section=${section}`);
      await page.getByRole('tabpanel').locator('h2').first().waitFor();
      await expectAccessible(page);
    }
  }
});

test('a user’s data is downloaded as a file', async () => {
  const { page } = await seekerAt('/settings?section=data', 360);
  const coming = page.waitForEvent('download');
  await press(page, button(page, 'Export my data'));
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^kaamyab-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByText('Your download has started').waitFor();
  await expectAccessible(page);
});

async function deleteAccount(page: Page, seeker: Person) {
  await press(page, button(page, 'Delete my account'));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await typeInto(page, 'Password', 'not the password');
  await typeInto(page, 'Type DELETE to confirm', 'delete me');
  await page.keyboard.press('Enter');
  await dialog.getByText('Please type DELETE').last().waitFor();
  await typeInto(page, 'Type DELETE to confirm', 'delete');
  await page.keyboard.press('Enter');
  await dialog.getByText('The password is incorrect.').last().waitFor();
  await typeInto(page, 'Password', seeker.password);
  await page.keyboard.press('Enter');
}

test('only its owner can delete an account, which logs out every tab', async () => {
  const { seeker, page } = await seekerAt('/settings?section=data', 360);
  await deleteAccount(page, seeker);
  await page.getByText('Your account has been deleted.').waitFor();
  await page.waitForURL(`${app.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(seeker.graphql('{ viewer { id } }')).toFailWith('UNAUTHENTICATED');
});

test('sign-in with Google returns to the page the user wanted', async () => {
  provider.person = {
    sub: 'asha',
    email: 'asha.google@people.example',
    email_verified: true,
    given_name: 'Asha',
  };
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/login?returnUrl=%2Fsettings');
  await button(page, 'Continue with Google').waitFor();
  await expectFocus(field(page, 'Email'));
  await expectAccessible(page);
  await press(page, button(page, 'Continue with Google'));
  await page.waitForURL('**/settings');
  await page.getByText('You are logged in as asha.google@people.example.').waitFor();
  expect(page.url()).not.toContain('#');
  await page.goto('/settings?section=security');
  await button(page, 'Set a password').waitFor();
});

test('a user who declines at Google reads why they are not signed in', async () => {
  provider.person = null;
  const page = await newPage({ baseUrl: app.url });
  await page.goto('/login');
  await button(page, 'Continue with Google').click();
  await page.getByText('You did not sign in with Google.', { exact: false }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
});
