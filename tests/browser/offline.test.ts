/** @module-tag full */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { filesOffline } from '#server/launch/build/workerFacts.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { button, expectAccessible, heading, waitForText, visible } from './screen.ts';
import { applyDialog } from './steps/applying.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';

const FILES = filesOffline(JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')));
let app: App;
let employer: Employer;

beforeAll(async () => {
  const environment = { SERVICE_WORKER: 'on', DATA_DIR: uploadsFolder() };
  app = await startApp({ pages: true, environment });
  ({ employer } = await scenario(app).employer());
});

/** What a page without a network complains about. */
const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
  // The empty page that represents a closed tab has no storage.
  /SecurityError: Failed to read the 'localStorage'/,
];

const newJob = (title: string) => addJob(app, employer.company!.id, { title });
const save = (seeker: Person, jobId: string) => seeker.rest('PUT', `/api/saved-jobs/${jobId}`);

/** The answers that the device keeps, by the name of the operation and its variables. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const opening = indexedDB.open('kaamyab');
    opening.addEventListener('success', () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('answers')) return resolve([]);
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result.map(String));
      });
    });
    return promise;
  });

/** The paths of all files of the build that are on the device. */
const filesOn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kaamyab-files-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** The worker is there, and everything the person has saved is on the device. */
async function readyToLeave(page: Page, jobId: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await keptOn(page)).join())
    .toContain(`JobDetailsPage [["id","${jobId}"]]`);
  // Not waitForFunction, which would stop at the pending promise instead of waiting for its value.
  await expect.poll(() => filesOn(page)).toEqual(expect.arrayContaining(['/app-shell', ...FILES]));
}

const applicationsFor = (jobId: string) =>
  app.sql<{ cover_letter: string; resume: string | null }>(
    `select a.cover_letter, f.name as resume
     from applications a left join files f on f.id = a.resume_file_id where a.job_id = ?`,
    [jobId],
  );

async function applyWithoutNetwork(page: Page, title: string, letter: string): Promise<void> {
  await visible(button(page, 'Apply Now')).click();
  const dialog = applyDialog(page, title);
  await dialog.getByText('You are offline. Your application stays on this device').waitFor();
  await dialog.getByLabel(/^Cover letter/).fill(letter);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Asha Rao.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await dialog
    .getByText(/Asha Rao.pdf will be uploaded with your application/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Submit Application').click();
  await visible(page.getByText('Will be sent when you are online', { exact: true })).waitFor();
}

const offline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

test('without a network saved jobs and applications open; an application is sent once, when the network is back', async () => {
  const seeker = await onboardedSeeker(app);
  const [applied, saved] = [await newJob('Ward Clerk'), await newJob('Staff Nurse')];
  await seeker.rest('POST', '/api/applications', { jobId: applied.id });
  await save(seeker, saved.id);
  const page = await newPage({
    baseUrl: app.url,
    token: seeker.token,
    expectedProblems,
    width: 360,
  });
  await page.goto('/');
  await readyToLeave(page, saved.id);

  await offline(page, true);
  await page.goto('/saved-jobs');
  await waitForText(page, 'You are offline.');
  await waitForText(page, /Showing what was saved at/);
  await page.getByRole('heading', { name: 'Staff Nurse' }).waitFor();
  await expectAccessible(page);
  await page.goto('/my-applications');
  await page.getByRole('heading', { name: 'Ward Clerk' }).waitFor();
  await page.goto(`/job-details/${saved.id}`);
  await heading(page, 'Staff Nurse');
  await applyWithoutNetwork(page, 'Staff Nurse', 'Written on the train.');
  // A page that is not on the device.
  await page.goto('/blog');
  await heading(page, 'Offline');
  await waitForText(page, 'The page you opened needs internet.');
  await waitForText(page, 'Waiting to be sent');
  await expectAccessible(page);

  // The person changes the letter, closes the tab and opens another one later.
  await page.getByRole('link', { name: 'Edit' }).click();
  const letter = applyDialog(page, 'Staff Nurse').getByLabel(/^Cover letter/);
  await letter.waitFor();
  expect(await letter.inputValue()).toBe('Written on the train.');
  await letter.fill('Written on the train, twice.');
  await button(page, 'Submit Application').click();
  await visible(page.getByText('Will be sent when you are online', { exact: true })).waitFor();
  const later = await page.context().newPage();
  await page.goto('about:blank');
  await later.goto('/offline');
  await waitForText(later, 'Will be sent when you are online');
  await offline(page, false);
  await waitForText(later, 'Your application was sent');
  expect(await applicationsFor(saved.id)).toEqual([
    { cover_letter: 'Written on the train, twice.', resume: 'Asha Rao.pdf' },
  ]);
  await later.reload();
  expect(await applicationsFor(saved.id)).toHaveLength(1);
});

test('an application to a job that has closed in the meantime stays on the device, with the reason', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await newJob('Lab Technician');
  await save(seeker, job.id);
  const page = await newPage({
    baseUrl: app.url,
    token: seeker.token,
    expectedProblems: [...expectedProblems, /422/],
  });
  await page.goto('/');
  await readyToLeave(page, job.id);
  await offline(page, true);
  await page.goto(`/job-details/${job.id}`);
  await applyWithoutNetwork(page, 'Lab Technician', 'From the village.');
  await app.sql(`update jobs set status = 'closed', closed_at = now() where id = ?`, [job.id]);
  await offline(page, false);
  await waitForText(page, '1 change you made offline was not sent.');
  await page.getByRole('link', { name: 'See why' }).click();
  await page.getByText('Not sent', { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, 'Discard').click();
  await page.getByText('Not sent', { exact: true }).waitFor({ state: 'detached' });
});

test('a logout leaves nothing on the device', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await newJob('Pharmacist');
  await save(seeker, job.id);
  const page = await newPage({ baseUrl: app.url, token: seeker.token, expectedProblems });
  await page.goto('/');
  await readyToLeave(page, job.id);
  await page.goto(`/job-details/${job.id}`);
  await button(page, /Your account/).click();
  await button(page, 'Logout').click();
  await expect.poll(() => keptOn(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('kaamyab-pages'))).toBe(false);
  await offline(page, true);
  await page.goto('/saved-jobs');
  await page.getByText('Pharmacist').waitFor({ state: 'detached' });
  expect(await page.getByText('Pharmacist').count()).toBe(0);
});

test('a page visited by a guest opens again without a network, as it was', async () => {
  const job = await newJob('Cook');
  const page = await newPage({ baseUrl: app.url, expectedProblems });
  await page.goto('/about');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/job-details/${job.id}`);
  const pagesOn = async () => (await (await caches.open('kaamyab-pages')).keys()).length;
  await expect.poll(() => page.evaluate(pagesOn)).toBeGreaterThan(0);
  await offline(page, true);
  await page.reload();
  await heading(page, 'Cook');
  expect(await page.locator('html').getAttribute('data-copy')).toBe('');
  expect(new URL(page.url()).pathname).toBe(`/job-details/${job.id}`);
});
