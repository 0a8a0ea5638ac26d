/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { createAlert } from '#tests/server/alert/alertWorld.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { expectFocusKept, press } from './keyboard.ts';
import { logIn } from './steps/account.ts';
import { postAndSendDigests } from './steps/alerts.ts';
import { mailLink } from './steps/mailLink.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { button, expectAccessible, waitForText } from './screen.ts';

let app: App;
let company: { id: string };

beforeAll(async () => {
  app = await startApp({ pages: true });
  await app.settings({ timeZone: 'Asia/Kolkata' });
  company = await addCompany(app);
});

test('an alert’s unsubscribe link works without a script, can be undone, and can stop all alerts', async () => {
  const seeker = await onboardedSeeker(app);
  await createAlert(seeker, { name: 'Coffee', keywords: 'roaster' });
  await postAndSendDigests(app, company.id, 'Roaster');
  const link = await mailLink(app, seeker.email, '/unsubscribe');
  const document = await (await fetch(app.url + link)).text();
  expect(document).toContain('Unsubscribe from this alert');
  expect(document).toContain('name="List-Unsubscribe" value="One-Click"');

  const guest = await newPage({ baseUrl: app.url, width: 360 });
  await guest.goto(link);
  await press(guest, button(guest, 'Unsubscribe from this alert'));
  await waitForText(guest, 'Done. You will get no more emails from “Coffee”.');
  await press(guest, button(guest, 'Undo'));
  await waitForText(guest, 'You will get these emails again.');
  await expectFocusKept(guest);
  await press(guest, button(guest, 'Unsubscribe from all job alerts'));
  await waitForText(guest, 'Done. You will get no more job alert emails.');
  await expectFocusKept(guest);
  await expectAccessible(guest);
  const page = await newPage({ baseUrl: app.url, token: seeker.token, width: 360 });
  await page.goto('/job-alerts');
  await waitForText(page, /turned off in your settings/);
});

test('after logging in, a guest’s saved job shows on the list, the card and the count', async () => {
  const seeker = await onboardedSeeker(app);
  const job = await addJob(app, company.id, { title: 'Glassblower', featured: true, endsIn: 60 });
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.goto('/');
  const save = button(page, `Save ${job.title}`).first();
  await save.waitFor();
  await press(page, save);
  await waitForText(page, /Please log in to save jobs/);
  await logIn(page, seeker);
  await waitForText(page, 'Job Saved!');
  await page.goto('/saved-jobs');
  await waitForText(page, '1 saved job');
  await expectAccessible(page);
  await press(page, button(page, `Save ${job.title}`), 'Space');
  await waitForText(page, 'No saved jobs yet');
  await press(page, button(page, 'Undo'));
  await waitForText(page, '1 saved job');
  await expectFocusKept(page);
});
