import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  endUndoWindow,
  seenBy,
  updateStatus,
} from '#tests/server/application/status/statusWorld.ts';
import { uploadedResume } from '#tests/server/file/uploadApp.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { expectFocus, expectFocusKept, press, tabTo } from './keyboard.ts';
import { bell } from './steps/bell.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';
import { button, expectAccessible, heading, link } from './screen.ts';

const DATA_DIR = uploadsFolder();
const SOON = { timeout: 5_000 };
const PATH = '/manage-applications';

let app: App;
let employer: Employer;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  ({ employer } = await scenario(app).employer({ firstName: 'Meera', lastName: 'Shah' }));
  await app.sql('update users set onboarding_complete = true where id = ?', [employer.id]);
});

async function applicant(
  jobId: string,
  name: string,
  { hasResume = false } = {},
): Promise<Person & { application: string }> {
  const seeker = await onboardedSeeker(app);
  const resume = hasResume ? (await uploadedResume(app, seeker)).fileId : null;
  const { id } = await apply(seeker, { id: jobId }, { name, resume });
  return { ...seeker, application: id };
}

async function employerAt(path: string, width?: number): Promise<Page> {
  const page = await newPage({ baseUrl: app.url, token: employer.token, width });
  await page.goto(path);
  await heading(page, 'Manage Applications');
  return page;
}

const statusOf = async ({ application }: { application: string }) =>
  (await seenBy(employer, application))?.status;

async function unreadOf(who: Person): Promise<number> {
  const { viewer } = await who.graphql<{ viewer: { unreadNotifications: number } }>(
    '{ viewer { unreadNotifications } }',
  );
  return viewer.unreadNotifications;
}

const mailsTo = async ({ email }: Person, subject: RegExp) =>
  (await app.mails(email)).filter((mail) => subject.test(mail.subject)).length;

test('by keyboard: an application is shortlisted from the list', async () => {
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const seeker = await applicant(job.id, 'Asha Rao');
  const page = await employerAt(`${PATH}?job=${job.id}`);
  await tabTo(page, link(page, 'Asha Rao'));
  await expectAccessible(page);
  await page.keyboard.press('e');
  await page
    .getByRole('list', { name: 'Applications', exact: true })
    .getByText('Shortlisted', { exact: true })
    .waitFor();
  await expectFocus(link(page, 'Asha Rao'));
  await expect.poll(() => statusOf(seeker), SOON).toBe('SHORTLISTED');
});

test('a decision reaches the applicant’s open page and email within 5 seconds', async () => {
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const seeker = await applicant(job.id, 'Asha Rao');
  const page = await newPage({ baseUrl: app.url, token: seeker.token, width: 360 });
  await page.goto('/my-applications');
  await page.getByRole('article').getByText('Pending', { exact: true }).waitFor();
  const before = await unreadOf(seeker);
  await bell(page, before).waitFor();

  await updateStatus(employer, seeker.application, 'SHORTLISTED');
  await bell(page, before + 1).waitFor(SOON);
  await expect.poll(() => mailsTo(seeker, /^You are shortlisted/), SOON).toBe(1);
  await page.getByRole('article').getByRole('link').click();
  const steps = page.getByRole('list', { name: 'History' });
  for (const step of ['Applied', 'Shortlisted'])
    await steps.getByText(step, { exact: true }).waitFor();
});

test('by keyboard: an application is opened from the list and read with its resume', async () => {
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  await applicant(job.id, 'Asha Rao', { hasResume: true });
  const page = await employerAt(`${PATH}?job=${job.id}`);
  await tabTo(page, link(page, 'Asha Rao'));
  await page.keyboard.press('Enter');
  await heading(page, 'Asha Rao');
  const details = page.getByRole('main');
  await details.getByText('No cover letter provided.').waitFor();
  await details.locator('canvas').first().waitFor();
  await details.getByText('Asha Rao, five years of Java').waitFor({ state: 'attached' });
  await expectAccessible(page);
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expectFocus(link(page, 'Asha Rao'));
});

test('by keyboard: an applicant is hired, and emailed once the decision can no longer be undone', async () => {
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const seeker = await applicant(job.id, 'Asha Rao');
  const page = await newPage({ baseUrl: app.url, token: employer.token });
  await page.goto(`${PATH}/${seeker.application}?job=${job.id}`);
  const details = page.getByRole('main');
  await press(page, details.getByRole('button', { name: 'Shortlist', exact: true }));
  await press(page, details.getByRole('button', { name: 'Hire Candidate' }));
  await details.getByText('This decision is final. You don’t need to do anything else.').waitFor();
  // The page shows the decision before it is saved.
  await page.getByRole('button', { name: 'Undo', exact: true }).last().waitFor();
  await endUndoWindow(app);
  await expect.poll(() => mailsTo(seeker, /^You are hired/), SOON).toBe(1);
  await expectFocusKept(page);
});

test(
  'by keyboard: many applications are updated and undone before anyone is notified; updated again, everyone is',
  { tags: ['full'] },
  async () => {
    const job = await addJob(app, employer.company!.id, { title: 'Welder' });
    const people = [await applicant(job.id, 'Ravi Iyer'), await applicant(job.id, 'Sita Das')];
    const statuses = () => Promise.all(people.map(statusOf));
    const page = await employerAt(`${PATH}?job=${job.id}`, 768);

    const choose = async () => {
      await tabTo(page, link(page, 'Sita Das'));
      await page.keyboard.press('x');
      await page.keyboard.press('ArrowDown');
      await expectFocus(link(page, 'Ravi Iyer'));
      await page.keyboard.press('x');
      await press(page, button(page, 'Shortlist (2)'));
    };
    await choose();
    await expect.poll(statuses, SOON).toEqual(['SHORTLISTED', 'SHORTLISTED']);
    await expectFocusKept(page);
    await press(page, button(page, /^Undo/));
    await page.getByText('2 applications restored').waitFor();
    await expect.poll(statuses, SOON).toEqual(['PENDING', 'PENDING']);
    await page.getByRole('link', { name: 'Shortlisted 0' }).waitFor();
    await endUndoWindow(app);
    expect(await mailsTo(people[0]!, /^You are shortlisted/)).toBe(0);

    await page.reload();
    await heading(page, 'Manage Applications');
    await choose();
    await expect.poll(statuses, SOON).toEqual(['SHORTLISTED', 'SHORTLISTED']);
    await endUndoWindow(app);
    for (const person of people)
      await expect.poll(() => mailsTo(person, /^You are shortlisted/), SOON).toBe(1);
  },
);

test(
  'on the board a key moves a card to another column, and the address keeps the card open',
  { tags: ['full'] },
  async () => {
    const job = await addJob(app, employer.company!.id, { title: 'Driver' });
    const person = await applicant(job.id, 'Om Pal');
    const page = await employerAt(`${PATH}?job=${job.id}&view=board`);
    await tabTo(page, link(page, 'Om Pal'));
    await page.keyboard.press('v');
    await page
      .getByRole('region', { name: 'Screening, 1 application' })
      .getByRole('link', { name: 'Om Pal' })
      .waitFor();
    await expectFocus(link(page, 'Om Pal'));
    await expectAccessible(page);
    await expect.poll(() => statusOf(person), SOON).toBe('REVIEWED');
  },
);
