import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocusKept } from './keyboard.ts';
import { logIn, signUpFromHome } from './steps/account.ts';
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

test('by keyboard on a phone: a visitor signs up and confirms the address', async () => {
  const email = 'visitor@people.example';
  const page = await onPhone();
  await signUpFromHome(page, { email, password: 'a first phrase' });
  await page.goto(await mailLink(app, email, '/verify-email'));
  await heading(page, 'Email address confirmed');
  const [user] = await app.sql('select email_verified_at as at from users where email = ?', [
    email,
  ]);
  expect(user?.['at']).not.toBeNull();
});

test('by keyboard on a phone: a new job seeker logs in and completes onboarding', async () => {
  const { seeker } = await scenario(app).seeker({ firstName: 'Asha' });
  const page = await onPhone();
  await page.goto('/login');
  await logIn(page, seeker);
  await beginAsFresher(page);
  await finishOnboarding(page);
  await expectFocusKept(page);
  expect(await profileOf(app, seeker.email)).toMatchObject({
    onboarding_complete: true,
    experience_type: 'fresher',
    phone: '9876543210',
    salary_expectation: 300_000,
  });
});

describe('by keyboard on a phone: a job seeker', () => {
  const title = 'Payroll Accountant';
  let job: { id: string };

  beforeAll(async () => {
    const { employer } = await scenario(app).employer();
    await addJob(app, employer.company!.id, { title: 'Accountant' });
    job = await addJob(app, employer.company!.id, { title, type: 'part_time' });
  });

  test('searches, filters and saves', async () => {
    const seeker = await onboardedSeeker(app);
    const page = await onPhone(seeker.token);
    await page.goto('/');
    await findAndSave(page, title);
    const saved = await app.sql('select job_id as id from saved_jobs where user_id = ?', [
      seeker.id,
    ]);
    expect(saved).toEqual([{ id: job.id }]);
  });

  test('applies, and reads about it at the bell', async () => {
    const seeker = await onboardedSeeker(app);
    const page = await onPhone(seeker.token);
    await page.goto(`/job-details/${job.id}`);
    await fillApplication(page, { title, email: seeker.email });
    await sendApplication(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Applied on');
    await readBell(page, 'Application sent');
    await expectOwnApplication(page, title);
  });
});
