import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { expectFocus, field, press, tabTo, typeInto } from './keyboard.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pages: true });
});

const PASSWORD = 'a first phrase';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Complete your profile' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();
const radio = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });
const proceed = (page: Page) => press(page, button(page, 'Continue'));

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await press(page, button(page, 'Sign Up').first());
  await expectFocus(page.getByLabel('First name'));
  await page.keyboard.type('Asha');
  await typeInto(page, 'Last name', 'Rao');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', PASSWORD);
  await typeInto(page, 'Confirm password', PASSWORD);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }));
  await dialog(page).waitFor();
}

async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await typeInto(page, label, place.slice(0, 6));
  await page.getByRole('option', { name: place }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await dialog(page).getByLabel(label, { exact: true }).inputValue()).toBe(place);
}

async function personal(page: Page): Promise<void> {
  await shows(page, 'Step 1 of 6');
  await typeInto(page, 'Day', '17');
  await tabTo(page, dialog(page).getByLabel('Month', { exact: true }));
  await page.keyboard.type('May');
  await typeInto(page, 'Year', '1998');
  await press(page, radio(page, /^Male/), 'ArrowDown');
  await typeInto(page, 'Contact number', '98765 43210');
  await choosePlace(page, 'Current location', 'Nagpur, Maharashtra');
  await proceed(page);
}

async function fresher(page: Page): Promise<void> {
  await press(page, radio(page, /^Fresher/), 'Space');
  await shows(page, 'Step 3 of 6');
  await typeInto(page, 'Expected CTC', '3 LPA');
  await choosePlace(page, 'Desired location', 'Nashik, Maharashtra');
  await proceed(page);
}

async function experienced(page: Page): Promise<void> {
  await press(page, radio(page, /^Fresher/), 'ArrowDown');
  await shows(page, 'Step 3 of 6');
  await typeInto(page, 'Current company', 'Lotus Works');
  await typeInto(page, 'Current job title', 'Accountant');
  await tabTo(page, dialog(page).getByLabel('Total experience'));
  await page.keyboard.type('3-5');
  await typeInto(page, 'Current CTC', '6.5 lakh');
  await proceed(page);
}

async function education(page: Page): Promise<void> {
  await shows(page, 'Step 4 of 6');
  await tabTo(page, dialog(page).getByLabel('Highest qualification'));
  await page.keyboard.type('Bach');
  await typeInto(page, 'Specialization', 'Commerce');
  await typeInto(page, 'University', 'University of Pune');
  await typeInto(page, 'Year of passing', '2019');
  await proceed(page);
}

async function skillsAndAssets(page: Page): Promise<void> {
  await shows(page, 'Step 5 of 6');
  await typeInto(page, 'Find or add a technical skill', 'tally prime');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Negotiation'), 'Space');
  await proceed(page);
  await shows(page, 'Step 6 of 6');
  const yes = radio(page, /^Yes/);
  await press(page, yes.first(), 'Space');
  await press(page, yes.last(), 'Space');
}

const profileOf = async (email: string) => {
  const [row] = await app.sql(
    `select p.*, u.phone, u.onboarding_complete from seeker_profiles p join users u on u.id = p.user_id
     where u.email = ?`,
    [email],
  );
  return row;
};

describe('onboarding by keyboard alone, on a phone', () => {
  test('as a fresher, up to the dashboard', { timeout: 180_000 }, async () => {
    const email = 'fresher@people.example';
    const page = await newPage({ baseUrl: app.url, width: 360 });
    await signUp(page, email);
    await shows(page, 'Let us get to know you');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await personal(page);
    await fresher(page);
    await education(page);
    await expectNoAxeViolations(page);
    await skillsAndAssets(page);
    await press(page, button(page, 'Complete Setup'));
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha' }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    expect(await profileOf(email)).toMatchObject({
      onboarding_complete: true,
      phone: '9876543210',
      gender: 'female',
      date_of_birth: '1998-05-17',
      experience_type: 'fresher',
      salary_expectation: 300_000,
      preferred_locations: ['Nashik, Maharashtra'],
      skills: ['Tally Prime', 'Negotiation'],
      is_open_to_work: true,
    });
    // Nothing asks again.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('with experience, over a reload, a logout and a login', { timeout: 180_000 }, async () => {
    const email = 'experienced@people.example';
    const page = await newPage({ baseUrl: app.url, width: 360 });
    await signUp(page, email);
    await personal(page);
    await experienced(page);
    await shows(page, 'Step 4 of 6');
    await typeInto(page, 'Specialization', 'Comm');

    await page.reload();
    await shows(page, 'Step 4 of 6');
    const typed = dialog(page).getByLabel('Specialization');
    expect(await typed.inputValue()).toBe('Comm');

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await press(page, button(page, 'Menu'));
    await press(page, button(page, 'Logout'));
    await page.goto('/login');
    await expectFocus(field(page, 'Email'));
    await page.keyboard.type(email);
    await typeInto(page, 'Password', PASSWORD);
    await page.keyboard.press('Enter');
    await press(page, button(page, 'Complete Profile'));
    await dialog(page).waitFor();
    expect(await typed.inputValue()).toBe('Comm');

    await education(page);
    await skillsAndAssets(page);
    await press(page, button(page, 'Complete Setup'));
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha' }).waitFor();
    expect(await profileOf(email)).toMatchObject({
      experience_type: 'experienced',
      current_company: 'Lotus Works',
      experience: '3-5 years',
      current_ctc: 650_000,
      is_open_to_work: false,
      onboarding_complete: true,
    });
  });
});

test('a save that fails holds nobody up, is kept, and is made up for later', async () => {
  const email = 'unlucky@people.example';
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/ERR_FAILED|SendDraft/] });
  await signUp(page, email);
  await personal(page);
  await fresher(page);
  await education(page);
  await skillsAndAssets(page);
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('SendDraft') ? route.abort() : route.continue(),
  );
  await press(page, button(page, 'Complete Setup'));
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha' }).waitFor();
  await shows(page, 'Your profile is not saved yet');
  expect(await profileOf(email)).toBeUndefined();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha' }).waitFor();
  await shows(page, 'Your profile is not saved yet');
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Your profile is not saved yet').first().waitFor({ state: 'detached' });
  expect(await profileOf(email)).toMatchObject({ phone: '9876543210', onboarding_complete: true });
});
