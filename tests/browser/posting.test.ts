/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { expectFocusKept, press, tabTo } from './keyboard.ts';
import { describeJob, paySettings } from './steps/hiring.ts';
import { button, dialog, expectAccessible, heading, link, waitForText } from './screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
  await app.settings({ timeZone: 'Asia/Kolkata', autoApproveJobs: true });
});

async function onboardedEmployer(): Promise<Employer> {
  const { employer } = await scenario(app).employer();
  await app.sql('update users set onboarding_complete = true where id = ?', [employer.id]);
  return employer;
}

test('by keyboard: a job is posted, viewed, edited, closed with others, and reopened', async () => {
  const employer = await onboardedEmployer();
  await addJob(app, employer.company!.id, { title: 'Night Guard' });
  const page = await newPage({ baseUrl: app.url, token: employer.token });
  await page.goto('/manage-jobs');
  await waitForText(page, '1 job');
  await expectAccessible(page);
  await press(page, link(page, 'Post New Job'));
  await describeJob(page, 'accountant');

  await page.reload();
  await waitForText(page, 'Your draft is back');
  await paySettings(page, '5 - 10 LPA', 'We read this as ₹5–10L a year.');
  await press(page, button(page, 'Post Job'));
  await waitForText(page, 'Job Posted Successfully!');
  await waitForText(page, 'Your job posting has been created and is now live.');
  await heading(page, 'Manage Jobs');
  await waitForText(page, '2 jobs');

  await press(page, button(page, /^Edit: Accountant/));
  await dialog(page, 'Edit Job').waitFor();
  await tabTo(page, dialog(page, 'Edit Job').getByLabel('Salary (optional)'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6 LPA');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Job updated');
  await waitForText(page, '₹6L a year');

  await press(
    page,
    page.getByRole('checkbox', { name: 'Select all jobs on this page' }).last(),
    'Space',
  );
  await waitForText(page, '2 jobs selected');
  await expectAccessible(page);
  await press(page, button(page, 'Close'));
  await waitForText(page, '2 jobs closed');
  await expectFocusKept(page);
  const open = () =>
    app.sql(`select 1 from jobs where company_id = ? and status = 'active'`, [
      employer.company!.id,
    ]);
  expect(await open()).toEqual([]);
  await press(page, button(page, 'Undo').last());
  await waitForText(page, '2 jobs reopened');
  expect(await open()).toHaveLength(2);
});

test('by keyboard on a phone: a job is deleted and restored, and a pending one says so', async () => {
  const employer = await onboardedEmployer();
  await addJob(app, employer.company!.id, { title: 'Night Guard' });
  await addJob(app, employer.company!.id, { title: 'Baker', adminStatus: 'pending' });
  const page = await newPage({
    baseUrl: app.url,
    token: employer.token,
    width: 360,
    theme: 'dark',
  });
  await page.goto('/manage-jobs#add-job');
  await heading(page, 'Post a Job');
  await page.goto('/manage-jobs');
  await waitForText(page, '2 jobs');
  await waitForText(page, 'Pending');
  await expectAccessible(page);
  await press(page, button(page, 'Delete: Night Guard'));
  const question = page.getByRole('alertdialog', { name: 'Delete Job' });
  await question.getByText('This action cannot be undone.').waitFor();
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await waitForText(page, 'Job deleted');
  await expectFocusKept(page);
  await waitForText(page, '1 job');
  await press(page, button(page, 'Undo'));
  await waitForText(page, '2 jobs');
  await waitForText(page, 'Night Guard');
});
