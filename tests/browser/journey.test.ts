/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocusKept, field, typeInto } from './keyboard.ts';
import { logIn, signUpFromHome, type Account } from './steps/account.ts';
import { createAlert, postAndSendDigests } from './steps/alerts.ts';
import { expectOwnApplication, fillApplication, sendApplication } from './steps/applying.ts';
import { readBell } from './steps/bell.ts';
import { findAndSave } from './steps/browsing.ts';
import { mailLink } from './steps/mailLink.ts';
import { chooseInMenu } from './steps/menu.ts';
import {
  beginAsFresher,
  beginWithExperience,
  finishOnboarding,
  profileOf,
  questions,
} from './steps/onboarding.ts';
import { unsubscribeInOneClick, unsubscribeInPage } from './steps/unsubscribing.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { expectAccessible, heading, waitForText } from './screen.ts';

const TITLE = 'Payroll Accountant';
const DATA_DIR = uploadsFolder();

let app: App;
let companyId: string;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  await app.settings({ timeZone: 'Asia/Kolkata' });
  const { employer } = await scenario(app).employer();
  companyId = employer.company!.id;
  await addJob(app, companyId, { title: 'Accountant' });
  await addJob(app, companyId, { title: TITLE, type: 'part_time' });
  await addJob(app, companyId, { title: 'Welder', type: 'part_time' });
});

const PEOPLE = [
  {
    name: 'a fresher',
    begin: beginAsFresher,
    profile: {
      experience_type: 'fresher',
      salary_expectation: 300_000,
      preferred_locations: ['Nashik, Maharashtra'],
      is_open_to_work: true,
    },
    look: expectAccessible,
    unsubscribe: unsubscribeInPage,
  },
  {
    name: 'somebody with experience',
    begin: resumeOnboardingAfterLogout,
    profile: {
      experience_type: 'experienced',
      current_company: 'Lotus Works',
      experience: '3-5 years',
      current_ctc: 650_000,
      is_open_to_work: false,
    },
    // Axe has checked these pages in the fresher's journey.
    look: expectNoSidewaysScroll,
    unsubscribe: unsubscribeInOneClick,
  },
];

test.each(PEOPLE)(
  '$name, by keyboard alone at 360 px: from the sign-up to the unsubscribe link',

  async ({ name, begin, profile, look, unsubscribe }) => {
    const account = {
      email: `${name.split(' ').at(-1)}@people.example`,
      password: 'a first phrase',
    };
    const { email } = account;
    const page = await newPage({ baseUrl: app.url, width: 360 });
    await signUpFromHome(page, account);
    await look(page);
    await begin(page, account);
    await finishOnboarding(page);
    await expectFocusKept(page);
    await look(page);
    expect(await profileOf(app, email)).toMatchObject({ ...KNOWN, ...profile });

    await page.goto(await mailLink(app, email, '/verify-email'));
    await heading(page, 'Email address confirmed');
    await findAndSave(page, TITLE);
    await fillApplication(page, { title: TITLE, email });
    await look(page);
    await sendApplication(page);
    await expectFocusKept(page);
    await readBell(page, 'Application sent');
    await expectOwnApplication(page, TITLE);
    await look(page);
    expect((await app.mails(email))[0]).toMatchObject({
      subject: 'Application sent · Kaamyab',
      text: expect.stringContaining(`${app.url}/my-applications`),
    });

    await chooseInMenu(page, 'Job Alerts');
    await createAlert(page, 'Tea', 'taster');
    await expectFocusKept(page);
    await look(page);
    await postAndSendDigests(app, companyId, 'Tea taster');
    await readBell(page, '1 new job for you');
    await heading(page, 'taster jobs');
    const [digest, ...earlier] = await app.mails(email);
    expect(digest).toMatchObject({
      subject: '1 new job: Tea',
      text: expect.stringContaining('Tea taster'),
    });

    await unsubscribe(app, page, email);
    const alert = page.getByRole('article').filter({ hasText: 'Tea' });
    await alert.getByText('1 job found').waitFor();
    await alert.getByText('Inactive', { exact: true }).waitFor();
    await look(page);
    await postAndSendDigests(app, companyId, 'Another tea taster');
    expect(await app.mails(email)).toEqual([digest, ...earlier]);
  },
);

const KNOWN = {
  onboarding_complete: true,
  phone: '9876543210',
  gender: 'female',
  date_of_birth: '1998-05-17',
  skills: ['Tally Prime', 'Negotiation'],
};

/** The answers survive a reload, a logout and a login. */
async function resumeOnboardingAfterLogout(page: Page, account: Account): Promise<void> {
  await beginWithExperience(page);
  const typed = field(page, 'Specialization');
  await typeInto(page, 'Specialization', 'Comm');
  await page.reload();
  await waitForText(page, 'Step 4 of 6');
  expect(await typed.inputValue()).toBe('Comm');
  await page.keyboard.press('Escape');
  await questions(page).waitFor({ state: 'detached' });
  await chooseInMenu(page, 'Logout');
  await chooseInMenu(page, 'Login');
  await logIn(page, account);
  await questions(page).waitFor();
  expect(await typed.inputValue()).toBe('Comm');
}
