/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { endUndoWindow } from '#tests/server/application/status/statusWorld.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { expectFocus, expectFocusKept, press, tabTo, typeInto } from './keyboard.ts';
import { fillApplication, sendApplication } from './steps/applying.ts';
import { bell, readBell } from './steps/bell.ts';
import { answerForTheCompany, describeJob, paySettings, signUpAsEmployer } from './steps/hiring.ts';
import { mailLink } from './steps/mailLink.ts';
import { chooseInMenu } from './steps/menu.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { button, dialog, expectAccessible, heading, link, waitForText } from './screen.ts';

const DATA_DIR = uploadsFolder();
const SOON = { timeout: 5_000 };
const BOSS = { email: 'boss@people.example', password: 'a first phrase' };
const TITLE = 'Accountant';

let app: App;
let seeker: Person;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  await app.settings({ timeZone: 'Asia/Kolkata' });
  seeker = await onboardedSeeker(app);
});

test('by keyboard alone at 360 px: an employer signs up, posts, is approved and hires; the seeker is notified within 5 seconds', async () => {
  const theirs = await newPage({ baseUrl: app.url, width: 360 });
  await signUpAsEmployer(theirs, BOSS);
  await answerForTheCompany(theirs, 'Kaveri Foods');
  await theirs.goto(await mailLink(app, BOSS.email, '/verify-email'));
  await heading(theirs, 'Email address confirmed');
  await chooseInMenu(theirs, 'Add Job');
  await describeJob(theirs, TITLE.toLowerCase());
  await paySettings(theirs, '5 - 10 LPA', 'We read this as ₹5–10L a year.');
  await press(theirs, button(theirs, 'Post Job'));
  await waitForText(theirs, 'Job Posted Successfully!');
  await waitForText(theirs, /will go live once it is approved\.$/);
  await heading(theirs, 'Manage Jobs');
  await waitForText(theirs, 'Pending');

  await approveAll();
  await bell(theirs, 2).waitFor(SOON);

  const applicants = await newPage({ baseUrl: app.url, width: 360, token: seeker.token });
  await applyFor(applicants);
  await bell(theirs, 3).waitFor(SOON);
  await theirs.keyboard.press('Escape');

  await chooseInMenu(theirs, 'Manage Applications');
  await heading(theirs, 'Manage Applications');
  await tabTo(theirs, link(theirs, 'Asha Rao'));
  await expectAccessible(theirs);
  await theirs.keyboard.press('e');
  await expectNotified(applicants, /shortlisted/i);

  await expectFocus(link(theirs, 'Asha Rao'));
  await theirs.keyboard.press('Enter');
  await heading(theirs, 'Asha Rao');
  const details = theirs.getByRole('main');
  await press(theirs, details.getByRole('button', { name: 'Hire Candidate' }));
  await details.getByText('This decision is final. You don’t need to do anything else.').waitFor();
  await endUndoWindow(app);
  await expectNotified(applicants, /hired/i);
  await theirs.keyboard.press('Escape');
  await expectFocus(link(theirs, 'Asha Rao'));

  await applicants.goto('/my-applications');
  await tabTo(applicants, link(applicants, TITLE));
  await applicants.keyboard.press('Enter');
  const steps = applicants.getByRole('list', { name: 'History' });
  for (const step of ['Applied', 'Shortlisted', 'Viewed', 'Hired'])
    await steps.getByText(step, { exact: true }).waitFor(SOON);
  await expectAccessible(applicants);
});

async function approveAll(): Promise<void> {
  const { admin } = await scenario(app).admin();
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/admin/login');
  await typeInto(page, 'Email', admin.email);
  await typeInto(page, 'Password', admin.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Admin Panel');
  await press(page, link(page, 'Kaveri Foods'));
  await decide(page, 'Kaveri Foods');
  await waitForText(page, 'Company approved');
  await page.goto('/admin');
  await press(page, link(page, TITLE));
  await decide(page, TITLE);
  await waitForText(page, 'Job approved');
  await expectFocusKept(page);
}

async function decide(page: Page, name: string): Promise<void> {
  await dialog(page, name).waitFor();
  await press(page, dialog(page, name).getByRole('button', { name: /^Approve/ }));
}

async function applyFor(page: Page): Promise<void> {
  await page.goto(`/browse-jobs?search=${TITLE}`);
  await press(page, link(page, TITLE));
  await heading(page, TITLE);
  await fillApplication(page, { title: TITLE, email: seeker.email });
  await sendApplication(page);
  await readBell(page, 'Application sent');
}

/** Bell and email, at most five seconds after the employer's key press. */
async function expectNotified(page: Page, what: RegExp): Promise<void> {
  const mails = async () =>
    (await app.mails(seeker.email)).filter(({ subject }) => what.test(subject)).length;
  await bell(page, 1).waitFor(SOON);
  await expect.poll(mails, SOON).toBe(1);
  await press(page, bell(page, 1));
  await press(page, page.getByRole('link', { name: what }).first());
  await bell(page).waitFor();
}
