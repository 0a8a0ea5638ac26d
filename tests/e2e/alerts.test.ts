import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { createAlert, runDigest } from '#tests/server/alert/alertWorld.ts';
import { expectFocus, field, press, typeInto } from './keyboard.ts';

let app: App;
let company: { id: string };

beforeAll(async () => {
  app = await startApp({ pages: true });
  await app.settings({ timeZone: 'Asia/Kolkata' });
  company = await addCompany(app);
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** Who is done with the first steps, and not asked about them here. */
async function aSeeker() {
  const { seeker } = await scenario(app).seeker();
  await app.sql('update users set onboarding_complete = true where id = ?', [seeker.id]);
  return seeker;
}

test('an alert: made by keyboard on a phone, sent in the morning, ended from its mail', async () => {
  const seeker = await aSeeker();
  const page = await newPage({ baseUrl: app.url, token: seeker.token, width: 360 });
  await page.goto('/job-alerts');
  await shows(page, 'No job alerts found');
  await expectGood(page);
  await press(page, button(page, 'Create Alert').first());
  await expectFocus(field(page, 'Alert name'));
  await page.keyboard.press('Enter');
  await shows(page, 'Alert name is required');
  await expectFocus(field(page, 'Alert name'));
  await expectGood(page);
  await page.keyboard.type('Tea');
  await typeInto(page, 'Keywords', 'taster');
  await shows(page, 'No job fits yet. We keep looking.');
  await page.keyboard.press('Enter');
  await shows(page, '1 Job Alert');
  await shows(page, 'Last sent: Never');
  await expectGood(page);

  app.clock.forward({ minutes: 1 });
  await addJob(app, company.id, { title: 'Tea taster', endsIn: 40 });
  app.clock.forward({ days: 1 });
  await runDigest(app);
  await page.reload();
  await shows(page, '1 job found');

  const [mail] = await app.mails(seeker.email);
  expect(mail!.subject).toBe('1 new job: Tea');
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail!.text)![0];
  const guest = await newPage({ baseUrl: app.url, width: 360 });
  await guest.goto(link);
  await shows(guest, /“Tea”/);
  await expectGood(guest);
  await press(guest, button(guest, 'Unsubscribe from this alert'));
  await shows(guest, 'Done. “Tea” sends you no more mails.');
  await expectGood(guest);
  await page.reload();
  await shows(page, 'Inactive');
  await press(guest, button(guest, 'Undo'));
  await shows(guest, 'You get these mails again.');
  await press(guest, button(guest, 'Stop the mails of all job alerts'));
  await shows(guest, 'Done. Your job alerts send you no more mails.');
  await page.reload();
  await shows(page, /switched off in your settings/);
});

test('a browser without scripts ends the mails too', async () => {
  const seeker = await aSeeker();
  await createAlert(seeker, { keywords: 'roaster' });
  app.clock.forward({ minutes: 1 });
  await addJob(app, company.id, { title: 'Roaster', endsIn: 40 });
  app.clock.forward({ days: 1 });
  await runDigest(app);
  const [mail] = await app.mails(seeker.email);
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail!.text)![0];
  const document = await (await fetch(link)).text();
  expect(document).toContain('Unsubscribe from this alert');
  expect(document).toContain('name="List-Unsubscribe" value="One-Click"');
});

test('saving: a guest logs in, and the job is on the list, the card and the count', async () => {
  const seeker = await aSeeker();
  const job = await addJob(app, company.id, { title: 'Glassblower', featured: true, endsIn: 60 });
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/');
  const save = button(page, `Save ${job.title}`).first();
  await save.waitFor();
  await press(page, save);
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  await shows(page, /Please log in to save jobs/);
  await typeInto(page, 'Email', seeker.email);
  await typeInto(page, 'Password', seeker.password);
  await page.keyboard.press('Enter');
  await shows(page, 'Job Saved!');
  await page.goto('/saved-jobs');
  await shows(page, '1 saved job');
  await expectGood(page);
  await press(page, button(page, `Save ${job.title}`), 'Space');
  await shows(page, 'No saved jobs yet');
  await press(page, button(page, 'Undo'));
  await shows(page, '1 saved job');
});
