import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocusKept } from './keyboard.ts';
import { signUpFromHome } from './steps/account.ts';
import { expectOwnApplication, fillApplication, sendApplication } from './steps/applying.ts';
import { readBell } from './steps/bell.ts';
import { findAndSave } from './steps/browsing.ts';
import { mailLink } from './steps/mailLink.ts';
import { beginAsFresher, finishOnboarding, profileOf } from './steps/onboarding.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { heading } from './screen.ts';

const DATA_DIR = uploadsFolder();

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

const onPhone = (token?: string) =>
  newPage({ baseUrl: app.url, width: 360, ...(token && { token }) });

test('by keyboard on a phone: a visitor signs up, completes onboarding and confirms the address', async () => {
  const email = 'fresher@people.example';
  const page = await onPhone();
  await signUpFromHome(page, { email, password: 'a first phrase' });
  await beginAsFresher(page);
  await finishOnboarding(page);
  await expectFocusKept(page);
  expect(await profileOf(app, email)).toMatchObject({
    onboarding_complete: true,
    experience_type: 'fresher',
    phone: '9876543210',
    salary_expectation: 300_000,
  });
  await page.goto(await mailLink(app, email, '/verify-email'));
  await heading(page, 'Email address confirmed');
});

test('by keyboard on a phone: a job seeker searches, filters, saves and applies', async () => {
  const { employer } = await scenario(app).employer();
  const title = 'Payroll Accountant';
  await addJob(app, employer.company!.id, { title: 'Accountant' });
  await addJob(app, employer.company!.id, { title, type: 'part_time' });
  const seeker = await onboardedSeeker(app);
  const page = await onPhone(seeker.token);
  await page.goto('/');
  await findAndSave(page, title);
  await fillApplication(page, { title, email: seeker.email });
  await sendApplication(page);
  await expectFocusKept(page);
  await readBell(page, 'Application sent');
  await expectOwnApplication(page, title);
});
