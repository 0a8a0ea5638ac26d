import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { addJob } from '#tests/support/rows.ts';
import { field, press, tabTo, typeInto } from './keyboard.ts';

let app: App;
let employer: Employer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-apply-'));
  app = await startApp({ pages: true, environment: { DATA_DIR: folder } });
  ({ employer } = await scenario(app).employer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Has no other question to answer. */
async function onboarded() {
  const { seeker } = await scenario(app).seeker();
  await app.sql('update users set onboarding_complete = true where id = ?', [seeker.id]);
  return seeker;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const visible = (page: Page, name: string) => button(page, name).filter({ visible: true }).first();

async function expectGood(page: Page) {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** As a person without a mouse: the key that opens the window where files are chosen. */
async function chooseFile(page: Page, name: string, buffer: Buffer) {
  // Choosers come to the test only while somebody listens; a listener that stays spares switching that on and off.
  page.on('filechooser', () => undefined);
  await tabTo(page, button(page, 'Choose file'));
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer });
}

describe.each([360, 1440])('at %i px, by keyboard alone', (width) => {
  test(
    'a guest applies: login, the dialog by itself, a PDF, My Applications',
    { timeout: 180_000 },
    async () => {
      const seeker = await onboarded();
      const job = await addJob(app, employer.company!.id, { title: `Staff Nurse ${width}` });
      const page = await newPage({ baseUrl: app.url, width, expectedProblems: [/400/] });
      await page.goto(`/job-details/${job.id}`);
      await page.waitForLoadState('networkidle');
      await press(page, visible(page, 'Apply Now'));

      const login = page.getByRole('dialog', { name: 'Login' });
      await login.getByText('Please log in to apply for jobs').waitFor();
      await typeInto(page, 'Email', seeker.email);
      await typeInto(page, 'Password', seeker.password);
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: `Apply for Staff Nurse ${width}` });
      await dialog.getByLabel('Name', { exact: true }).waitFor();
      expect(await field(page, 'Name').inputValue()).toBe('Asha Rao');
      expect(await field(page, 'Email').inputValue()).toBe(seeker.email);
      expect(new URL(page.url()).search).toBe('');
      await expectGood(page);

      await chooseFile(page, 'Asha Rao.pdf', Buffer.from('<!doctype html>'));
      await dialog.getByText('File type not allowed. Allowed types: .pdf,.doc,.docx').waitFor();
      await press(page, button(page, 'Remove'));
      await chooseFile(page, 'Asha Rao.pdf', pdf());
      await dialog.getByText('Uploaded', { exact: true }).waitFor();
      await expectGood(page);
      await typeInto(page, 'Cover letter (optional)', 'I have nursed for five years.');
      await press(page, button(page, 'Submit Application'));

      await page.getByText('Application Submitted!').waitFor();
      await page.getByText('We will get back to you soon. Thank you for your interest!').waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByText(/Application submitted successfully!/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await page
        .getByText(/^Applied on/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await expectGood(page);

      await press(
        page,
        page.getByRole('link', { name: 'My Applications' }).filter({ visible: true }).first(),
      );
      await page.getByRole('heading', { level: 1, name: 'My Applications' }).waitFor();
      await page.getByRole('heading', { name: `Staff Nurse ${width}` }).waitFor();
      await page.getByRole('list', { name: 'What has happened' }).getByText('Applied').waitFor();
      await page.getByRole('link', { name: 'Resume: Asha Rao.pdf' }).waitFor();
      await expectGood(page);

      const sent = await app.sql('select 1 from applications where job_id = ?', [job.id]);
      expect(sent).toHaveLength(1);
    },
  );
});

test(
  'with a stored resume it is one press, and what was sent before is not sent again',
  { timeout: 120_000 },
  async () => {
    const seeker = await onboarded();
    const job = await addJob(app, employer.company!.id, { title: 'Welder' });
    const page = await newPage({ baseUrl: app.url, token: seeker.token });
    await page.goto('/resume');
    await page.getByRole('heading', { level: 1, name: 'My resumes' }).waitFor();
    await chooseFile(page, 'cv.pdf', pdf());
    await button(page, 'Upload Another Resume').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'cv.pdf' }).getByText('Default').waitFor();
    await expectGood(page);

    await page.goto(`/job-details/${job.id}?apply=1`);
    await button(page, 'Submit Application').waitFor();
    expect(await page.getByRole('radio', { name: 'cv.pdf' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'cv.pdf' }).focus();
    await press(page, button(page, 'Submit Application'));
    await page.getByText('Application Submitted!').waitFor();

    await page.goto(`/job-details/${job.id}`);
    await page
      .getByText(/^Applied on/)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await visible(page, 'Apply Now').count()).toBe(0);
  },
);

test(
  'a session that has ended under the dialog goes to the login and comes back',
  { timeout: 120_000 },
  async () => {
    const seeker = await onboarded();
    const job = await addJob(app, employer.company!.id, { title: 'Driver' });
    const page = await newPage({
      baseUrl: app.url,
      token: seeker.token,
      expectedProblems: [/401/],
    });
    await page.goto(`/job-details/${job.id}?apply=1`);
    await button(page, 'Submit Application').waitFor();
    await app.sql('delete from sessions where user_id = ?', [seeker.id]);
    await press(page, button(page, 'Submit Application'));
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByText('Please log in to apply for jobs').waitFor();
    await typeInto(page, 'Email', seeker.email);
    await typeInto(page, 'Password', seeker.password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Apply for Driver' }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(seeker.email);
  },
);
