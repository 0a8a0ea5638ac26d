/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { signUpFromHome } from './steps/account.ts';
import { beginAsFresher, finishOnboarding, profileOf } from './steps/onboarding.ts';
import { heading, waitForText } from './screen.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pages: true });
});

test('a failed save does not hold the user up; the draft is kept and saved later', async () => {
  const email = 'unlucky@people.example';
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/ERR_FAILED|SendDraft/] });
  await signUpFromHome(page, { email, password: 'a first phrase' });
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('SendDraft') ? route.abort() : route.continue(),
  );
  await beginAsFresher(page);
  await finishOnboarding(page);
  await waitForText(page, 'Your profile is not saved yet');
  expect(await profileOf(app, email)).toBeUndefined();

  await page.reload();
  await heading(page, 'Welcome, Asha');
  await waitForText(page, 'Your profile is not saved yet');
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Your profile is not saved yet').first().waitFor({ state: 'detached' });
  expect(await profileOf(app, email)).toMatchObject({
    phone: '9876543210',
    onboarding_complete: true,
  });
});
