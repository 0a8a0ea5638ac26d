/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { openSeeker } from '#tests/server/candidate/candidateWorld.ts';
import { expectFocus, expectFocusKept, press, tabTo, typeInto } from './keyboard.ts';
import { button, dialog, expectAccessible, heading, link, waitForText } from './screen.ts';

let app: App;
let nurse: Person;

beforeAll(async () => {
  app = await startApp({ pages: true });
  for (let n = 0; n < 14; n += 1) {
    await openSeeker(
      app,
      { headline: 'Accountant in retail', location: 'Pune, Maharashtra', skills: ['Tally', 'GST'] },
      { firstName: 'Ravi', lastName: `Nair ${n}` },
    );
  }
  nurse = await openSeeker(
    app,
    {
      headline: 'Staff nurse with six years in intensive care',
      summary: 'Night shifts are fine.',
      currentJobTitle: 'Staff Nurse',
      currentCompany: 'City Hospital',
      experience: '5-8 years',
      location: 'Kochi, Kerala',
      salaryExpectation: 600_000,
      education: 'BACHELOR',
      technicalSkills: ['Patient care', 'ICU', 'Triage'],
    },
    { firstName: 'Meera', lastName: 'Das' },
  );
});

async function hiring(details: object = {}): Promise<Employer> {
  const { employer } = await scenario(app).employer(details);
  await app.sql('update users set onboarding_complete = true where id = ?', [employer.id]);
  return employer;
}

test.each(['light', 'dark'] as const)(
  'by keyboard on a phone, %s: an employer searches for a nurse, writes to her, and is back at the list',
  async (theme) => {
    const employer = await hiring();
    await addJob(app, employer.company!.id, { title: 'Night Nurse' });
    const page = await newPage({ baseUrl: app.url, token: employer.token, width: 360, theme });
    await page.goto('/browse-database');
    await heading(page, 'Candidate Database');
    await waitForText(page, '15 candidates');
    await expectAccessible(page);

    await press(page, link(page, 'Page 2'));
    await waitForText(page, 'Ravi Nair');
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');

    await typeInto(page, 'Keywords', 'nurse');
    await page.keyboard.press('Enter');
    await waitForText(page, '1 candidate');
    expect(new URL(page.url()).search).toBe('?search=nurse');

    await press(page, button(page, 'Filters'));
    await dialog(page, 'Filters').waitFor();
    await expectAccessible(page);
    await tabTo(page, dialog(page, 'Filters').getByLabel('Place'));
    await page.keyboard.type('Pune');
    await page.getByRole('option', { name: 'Pune, Maharashtra', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForText(page, 'No candidates match');
    await press(page, button(page, 'No candidates match'));
    await waitForText(page, 'No candidates match all your filters');
    await expectFocus(button(page, /^Filters/));
    await expectAccessible(page);
    await press(page, link(page, 'Without the place 1 person'));
    await waitForText(page, '1 candidate');
    await expectFocusKept(page);

    await press(page, link(page, 'Meera Das'));
    await dialog(page, 'Meera Das').waitFor();
    await waitForText(page, 'Night shifts are fine.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectFocus(link(page, 'Meera Das'));

    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().endsWith('/graphql'))));
    await page.goBack();
    await waitForText(page, 'No candidates match all your filters');
    await page.goForward();
    await waitForText(page, '1 candidate');
    expect(requests).toBe(0);

    await press(page, link(page, 'Meera Das'));
    await press(page, button(page, 'Write to Meera Das'));
    const letter = dialog(page, 'Write to Meera Das');
    await letter.waitFor();
    await expectAccessible(page);
    await press(page, letter.getByRole('button', { name: 'Send' }));
    await waitForText(page, 'Please check 2 fields');
    await tabTo(page, letter.getByLabel('About which job?'));
    await page.keyboard.type('Night');
    await tabTo(page, letter.getByLabel('Message'));
    await page.keyboard.type('We read your profile. May we call you?');
    await press(page, letter.getByRole('button', { name: 'Send' }));
    await waitForText(page, 'Your message is on its way');
    await dialog(page, 'Meera Das').waitFor();
    await expectFocusKept(page);
    await page.keyboard.press('Escape');
    await waitForText(page, 'Contacted');
    await expectAccessible(page);
    const mails = await app.mails(nurse.email);
    expect(mails[0]!.text).toContain('We read your profile. May we call you?');
  },
);

test('a candidate who hides in the meantime is no longer shown', async () => {
  const employer = await hiring();
  const seeker = await openSeeker(app, { headline: 'Lighthouse keeper' }, { firstName: 'Anu' });
  const page = await newPage({ baseUrl: app.url, token: employer.token });
  await page.goto('/browse-database?search=lighthouse');
  await waitForText(page, 'Anu Rao');
  await app.sql('update seeker_profiles set is_open_to_work = false where user_id = ?', [
    seeker.id,
  ]);
  await press(page, link(page, 'Anu Rao'));
  await waitForText(page, 'This profile is no longer visible.');
  expect(await button(page, /^Write to/).count()).toBe(0);
});

test('an employer who awaits approval reads why they cannot search; other visitors do not', async () => {
  const waiting = await hiring({ company: { status: 'pending' } });
  const page = await newPage({ baseUrl: app.url, token: waiting.token, width: 360 });
  await page.goto('/browse-database');
  await waitForText(page, 'Yours is waiting for approval.');
  await waitForText(page, 'The search is open to employers');
  await expectAccessible(page);
  const guest = await newPage({ baseUrl: app.url, width: 360 });
  await guest.goto('/browse-database');
  await waitForText(guest, 'Sign up as an employer');
  expect(await guest.getByText('approved companies').count()).toBe(0);
});

test('a failed list says so, and Try Again loads it', async () => {
  const employer = await hiring();
  const page = await newPage({
    baseUrl: app.url,
    token: employer.token,
    expectedProblems: [/500|Failed to load/],
  });
  let fails = true;
  await page.route('**/graphql', (route) => {
    const isList = fails && route.request().postData()?.includes('CandidateSearch');
    return isList
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({
            errors: [{ message: 'No', extensions: { code: 'INTERNAL', requestId: 'r-1' } }],
          }),
        })
      : route.continue();
  });
  await page.goto('/browse-database');
  await waitForText(page, 'We could not load the candidates');
  fails = false;
  await press(page, button(page, 'Try Again'));
  await waitForText(page, /candidates$/);
  expect(await page.getByRole('alert').count()).toBe(0);
});
