import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocusKept, press } from './keyboard.ts';
import { signUpFromHome } from './legs/account.ts';
import { expectInMyApplications, fillApplication, sendApplication } from './legs/applying.ts';
import { readBell } from './legs/bell.ts';
import { findAndSave } from './legs/browsing.ts';
import { answerForTheCompany, describeJob, paySettings, signUpAsEmployer } from './legs/hiring.ts';
import { mailLink } from './legs/mailLink.ts';
import { chooseInMenu } from './legs/menu.ts';
import { beginAsFresher, finishOnboarding, profileOf } from './legs/onboarding.ts';
import { onboardedSeeker } from './legs/seeker.ts';
import { uploadsFolder } from './legs/uploadsFolder.ts';
import { button, heading, shows } from './screen.ts';

const DATA_DIR = uploadsFolder();
const PASSWORD = 'a first phrase';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

const onPhone = (token?: string) =>
  newPage({ baseUrl: app.url, width: 360, ...(token && { token }) });

test('by keyboard on a phone: a visitor signs up, answers the questions and confirms the address', async () => {
  const email = 'fresher@people.example';
  const page = await onPhone();
  await signUpFromHome(page, { email, password: PASSWORD });
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
  await expectInMyApplications(page, title);
});

test('by keyboard on a phone: an employer signs up, answers for the company and posts a job', async () => {
  const boss = { email: 'boss@people.example', password: PASSWORD };
  const page = await onPhone();
  await signUpAsEmployer(page, boss);
  await answerForTheCompany(page, 'Kaveri Foods');
  await page.goto(await mailLink(app, boss.email, '/verify-email'));
  await heading(page, 'Email address confirmed');
  await chooseInMenu(page, 'Add Job');
  await describeJob(page, 'accountant');
  await paySettings(page, '5 - 10 LPA', 'Read as ₹5–10L a year.');
  await press(page, button(page, 'Post Job'));
  await shows(page, 'Job Posted Successfully!');
  await heading(page, 'Manage Jobs');
  await shows(page, 'Pending');
  const stored = await app.sql(
    `select j.title, j.salary_min, c.name as company from jobs j join companies c on c.id = j.company_id
     where c.name = 'Kaveri Foods'`,
  );
  expect(stored).toEqual([{ title: 'Accountant', salary_min: 500_000, company: 'Kaveri Foods' }]);
});
