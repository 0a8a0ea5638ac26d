import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario } from '#tests/support/scenario.ts';
import { press } from './keyboard.ts';
import { answerForTheCompany, describeJob, paySettings, signUpAsEmployer } from './steps/hiring.ts';
import { mailLink } from './steps/mailLink.ts';
import { chooseInMenu } from './steps/menu.ts';
import { button, heading, waitForText } from './screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

test('by keyboard on a phone: an employer signs up, describes the company and confirms the address', async () => {
  const boss = { email: 'boss@people.example', password: 'a first phrase' };
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await signUpAsEmployer(page, boss);
  await answerForTheCompany(page, 'Kaveri Foods');
  await page.goto(await mailLink(app, boss.email, '/verify-email'));
  await heading(page, 'Email address confirmed');
  const companies = await app.sql(
    `select industry, city from companies where name = 'Kaveri Foods'`,
  );
  expect(companies).toEqual([{ industry: 'retail', city: 'Pune' }]);
});

test('by keyboard on a phone: an employer posts a job', async () => {
  const { employer } = await scenario(app).employer();
  const page = await newPage({ baseUrl: app.url, width: 360, token: employer.token });
  await page.goto('/');
  await chooseInMenu(page, 'Add Job');
  await describeJob(page, 'accountant');
  await paySettings(page, '5 - 10 LPA', 'We read this as ₹5–10L a year.');
  await press(page, button(page, 'Post Job'));
  await waitForText(page, 'Job Posted Successfully!');
  await heading(page, 'Manage Jobs');
  await waitForText(page, 'Pending');
  const stored = await app.sql('select title, salary_min from jobs where company_id = ?', [
    employer.company!.id,
  ]);
  expect(stored).toEqual([{ title: 'Accountant', salary_min: 500_000 }]);
});
