/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { uploadedResume } from '#tests/server/file/uploadApp.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { expectFocusTrap } from './focusTrap.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { button, expectAccessible, heading, link, waitForText, visible } from './screen.ts';

const DATA_DIR = uploadsFolder();
/** Dark at the first width only: colours do not depend on the width. */
const WIDTHS = [1440, 360];

let app: App;
let employer: Employer;
/** An employer without jobs or a company. */
let beginner: Employer;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  ({ employer } = await scenario(app).employer({ firstName: 'Meera', lastName: 'Shah' }));
  ({ beginner } = await scenario(app).employer({ as: 'beginner', company: null }));
  await app.sql('update users set onboarding_complete = true where id in (?, ?)', [
    employer.id,
    beginner.id,
  ]);
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse', hot: true });
  await addJob(app, employer.company!.id, { title: 'Night Guard', adminStatus: 'pending' });
  for (const [n, name] of ['Asha Rao', 'Ravi Iyer', 'Om Pal'].entries()) {
    const seeker = await onboardedSeeker(app);
    const { fileId } = await uploadedResume(app, seeker);
    const { id } = await apply(seeker, job, { name, resume: fileId });
    if (n > 0) await app.sql(`update applications set status = 'shortlisted' where id = ?`, [id]);
  }
  await employer.graphql(
    `mutation($input: JobDraftInput!) { saveJobDraft(input: $input) { draft { id } } }`,
    {
      input: {
        title: 'Accountant',
        location: 'Pune, Maharashtra',
        type: 'FULL_TIME',
        category: 'Finance & Banking',
        industry: 'Finance',
        experience: 2,
        description: 'Keep the books of a small company.',
        requirements: 'Tally\nGST',
        salary: '5 - 10 LPA',
      },
    },
  );
});

describe.each(WIDTHS)('employer pages at %i px', (width) => {
  const open = async (path: string, title: string, who: Employer = employer): Promise<Page> => {
    const page = await newPage({ baseUrl: app.url, token: who.token, width });
    await page.goto(path);
    await heading(page, title);
    return page;
  };
  /** Scrolls down until the selection bar covers nothing. */
  const toTheEnd = (page: Page) =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const expectFine = async (page: Page) => {
    await expectAccessible(page);
    if (width === WIDTHS[0]) await expectReadableInTheDark(page);
  };

  test('posting a job: three steps, the preview, and starting from an old job', async () => {
    const page = await open('/add-job', 'Post a Job');
    await waitForText(page, 'Your draft is back');
    await expectFine(page);
    await expectFocusTrap(
      page,
      button(page, 'Start from an earlier job'),
      'Start from an earlier job',
    );
    await button(page, 'Next').click();
    await page.getByRole('heading', { name: 'Description', exact: true }).waitFor();
    await expectFine(page);
    await button(page, 'Next').click();
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    await expectFine(page);
    await button(page, 'Preview').click();
    await waitForText(page, 'This is what candidates will see.');
    await expectFine(page);
  });

  test('managing jobs: the list, its dialogs, a selection, and no results', async () => {
    const page = await open('/manage-jobs', 'Manage Jobs');
    await waitForText(page, '2 jobs');
    // On a phone, the first job is on the first screen.
    expect((await page.locator('[data-job]').first().boundingBox())!.y).toBeLessThan(420);
    await expectFine(page);
    await expectFocusTrap(page, visible(button(page, 'Edit: Staff Nurse')), 'Edit Job', {
      inside: () => page.getByLabel(/^Salary/).waitFor(),
      check: () => expectFine(page),
    });
    await expectFocusTrap(page, visible(button(page, 'Delete: Night Guard')), 'Delete Job', {
      role: 'alertdialog',
      check: () => expectFine(page),
    });
    await visible(page.getByRole('checkbox', { name: /^Select all/ })).check();
    await waitForText(page, '2 jobs selected');
    await toTheEnd(page);
    await expectFine(page);
    await page.goto('/manage-jobs?search=nothing');
    await waitForText(page, 'No jobs found');
    await waitForText(page, 'Try adjusting your search criteria.');
    await expectFine(page);
  });

  test('managing applications: list, board, details with the resume, email texts, and no results', async () => {
    const page = await open('/manage-applications', 'Manage Applications');
    await link(page, 'Asha Rao').waitFor();
    await expectFine(page);
    await link(page, 'Asha Rao').click();
    await heading(page, 'Asha Rao');
    await page.locator('main canvas').first().waitFor();
    await expectFine(page);
    await page.goBack();
    await expectFocusTrap(page, link(page, 'Email texts'), 'Emails to applicants', {
      inside: () => page.getByLabel('Subject').waitFor(),
      check: () => expectFine(page),
    });
    await page.getByRole('checkbox', { name: 'Select all 3 that match' }).check();
    await waitForText(page, 'All 3 that match are selected');
    await toTheEnd(page);
    await expectFine(page);
    await link(page, 'Board').click();
    await page.getByRole('region', { name: 'Shortlist, 2 applications' }).waitFor();
    await expectFine(page);
    await page.goto('/manage-applications?search=nobody');
    await waitForText(page, 'No applications found');
    await expectFine(page);
  });

  test('the company: viewed, edited, and before it exists', async () => {
    const page = await open('/company-profile', 'Company Profile');
    await button(page, 'Edit Profile').waitFor();
    await expectFine(page);
    await button(page, 'Edit Profile').click();
    await button(page, 'Save Changes').waitFor();
    await expectFine(page);
    const none = await open('/company-profile', 'Company Profile', beginner);
    await waitForText(none, /You have no company profile yet/);
    await expectFine(none);
  });

  test('an employer without data reads what to do first', async () => {
    const jobs = await open('/manage-jobs', 'Manage Jobs', beginner);
    await waitForText(jobs, 'Get started by posting your first job.');
    await expectFine(jobs);
    const received = await open('/manage-applications', 'Manage Applications', beginner);
    await waitForText(received, 'No applications have been submitted yet.');
    await expectFine(received);
    await expectFine(await open('/add-job', 'Post a Job', beginner));
  });

  test('the onboarding of an employer', async () => {
    const { fresh } = await scenario(app).employer({ as: 'fresh', company: null });
    const page = await newPage({ baseUrl: app.url, width });
    await page.goto('/');
    await page.evaluate(
      ([token, expiry]) => {
        localStorage.setItem('token', token!);
        localStorage.setItem('tokenExpiry', expiry!);
      },
      [fresh.token, new Date(Date.now() + 86_400_000).toISOString()],
    );
    await page.goto('/manage-jobs');
    await waitForText(page, 'Step 1 of 2');
    await expectFine(page);
    await page.getByRole('dialog').getByLabel('Company name').fill('Kaveri Foods');
    await page.getByRole('dialog').getByLabel('Industry').selectOption('Retail');
    await button(page, 'Continue').click();
    await waitForText(page, 'Step 2 of 2');
    await expectFine(page);
  });
});
