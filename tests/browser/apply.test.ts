/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { field, press, tabTo, typeInto } from './keyboard.ts';
import { logIn } from './steps/account.ts';
import {
  applyDialog,
  chooseFile,
  expectApplied,
  expectOwnApplication,
  sendApplication,
} from './steps/applying.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { button, expectAccessible, heading, link, waitForText, visible } from './screen.ts';

const DATA_DIR = uploadsFolder();
const COVER_LETTER = 'Cover letter (optional)';
let app: App;
let employer: Employer;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  ({ employer } = await scenario(app).employer());
});

test('on a desktop, a guest logs in, returns to the form, replaces a wrong file with a PDF and applies', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/400/] });
  await page.goto(`/job-details/${job.id}`);
  await page.waitForLoadState('networkidle');
  await press(page, visible(button(page, 'Apply Now')));
  await waitForText(page, 'Please log in to apply for jobs');
  await logIn(page, seeker);

  const dialog = applyDialog(page, 'Staff Nurse');
  await dialog.getByLabel('Name', { exact: true }).waitFor();
  expect(await field(page, 'Name').inputValue()).toBe('Asha Rao');
  expect(await field(page, 'Email').inputValue()).toBe(seeker.email);
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);

  await chooseFile(page, 'Asha Rao.pdf', Buffer.from('<!doctype html>'));
  await dialog.getByText('We could not open this file. It may be damaged').waitFor();
  await press(page, button(page, 'Remove'));
  await chooseFile(page, 'Asha Rao.pdf', pdf());
  await dialog.getByText('Uploaded', { exact: true }).waitFor();
  await typeInto(page, COVER_LETTER, 'I have nursed for five years.');
  await sendApplication(page);
  await expectAccessible(page);

  await press(page, visible(link(page, 'My application')));
  await expectOwnApplication(page, 'Staff Nurse');
  await expectAccessible(page);
  const sent = await app.sql('select 1 from applications where job_id = ?', [job.id]);
  expect(sent).toHaveLength(1);
});

test('a stored resume makes applying one press, and Apply Now then disappears', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await addJob(app, employer.company!.id, { title: 'Welder' });
  const page = await newPage({ baseUrl: app.url, token: seeker.token });
  await page.goto('/resume');
  await heading(page, 'My resumes');
  await chooseFile(page, 'cv.pdf', pdf());
  await button(page, 'Upload Another Resume').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'cv.pdf' }).getByText('Default').waitFor();
  await expectAccessible(page);

  await page.goto(`/job-details/${job.id}?apply=1`);
  await button(page, 'Submit Application').waitFor();
  expect(await page.getByRole('radio', { name: 'cv.pdf' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'cv.pdf' }).focus();
  await press(page, button(page, 'Submit Application'));
  await waitForText(page, 'Application Submitted!');

  await page.goto(`/job-details/${job.id}`);
  await expectApplied(page);
  expect(await visible(button(page, 'Apply Now')).count()).toBe(0);
});

test('a session that ends while the dialog is open leads to the login and back', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await addJob(app, employer.company!.id, { title: 'Driver' });
  const page = await newPage({
    baseUrl: app.url,
    token: seeker.token,
    expectedProblems: [/401/],
  });
  await page.goto(`/job-details/${job.id}?apply=1`);
  await typeInto(page, COVER_LETTER, 'Twelve years, and not a scratch.');
  await tabTo(page, button(page, 'Submit Application'));
  await app.sql('delete from sessions where user_id = ?', [seeker.id]);
  // Any other request of the page would notice too that the session has ended.
  await page.keyboard.press('Enter');
  await waitForText(page, 'Please log in to apply for jobs');
  await logIn(page, seeker);
  await applyDialog(page, 'Driver').waitFor();
  expect(await field(page, 'Email').inputValue()).toBe(seeker.email);
  expect(await field(page, COVER_LETTER).inputValue()).toBe('Twelve years, and not a scratch.');
});
