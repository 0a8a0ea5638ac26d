/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/pageChecks.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { press, tabTo } from '#tests/browser/keyboard.ts';
import { button, heading, waitForText } from '#tests/browser/screen.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(startApp({ pages: true }))
    .employer()
    .job({ title: 'Boiler Operator' }));
});

/** GraphiQL's own: a tab that contains its close button. */
const ITS_OWN = ['nested-interactive'];

test('the explorer queries the live server with a key that stays in its tab, and contacts no third party', async () => {
  const { token } = await apiKeyOf(app, employer, ['JOBS_READ']);
  // Caused by the invalid key.
  const page = await newPage({ baseUrl: app.url, expectedProblems: [/status of 401/] });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(app.url))
      elsewhere.push(request.url());
  });
  const document = await page.goto('/explorer');
  expect(document?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^ ;]+';/,
  );
  await waitForText(page, 'BrowseJobs');

  await press(page, button(page, /Your jobs/));
  await page.getByRole('tab', { name: /OwnJobs/ }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.getByLabel('API key').fill('kmb_wrong');
  await page.keyboard.press('Enter');
  await waitForText(page, 'This API key is invalid');
  await page.getByLabel('API key').fill(token);
  await page.keyboard.press('Enter');
  await waitForText(page, 'You are using this key');
  await button(page, /Execute/).click();
  await waitForText(page, /Boiler.Operator/);
  await expectNoAxeViolations(page, ITS_OWN);

  const kept = await page.evaluate(() => [
    Object.values({ ...localStorage }).join(' '),
    Object.values({ ...sessionStorage }).join(' '),
  ]);
  expect(kept[0]).not.toContain(token);
  expect(kept[1]).toContain(token);
  expect(elsewhere).toEqual([]);
});

test('on a phone, in the dark theme and in Hindi, an example can be opened and run', async () => {
  const page = await newPage({ baseUrl: app.url, width: 360, theme: 'dark', locale: 'hi' });
  await page.goto('/hi/explorer');
  await button(page, /उदाहरण/).click();
  await button(page, /एक नौकरी/).click();
  await page.getByRole('tab', { name: /OneJob/ }).waitFor();
  await button(page, /Execute/).click();
  // Too narrow for the title on one line.
  await waitForText(page, /"Boiler/);
  await expectNoAxeViolations(page, ITS_OWN);
  await expectNoSidewaysScroll(page);
});

test('the documentation looks the same from browser and server, and its code can be copied', async () => {
  const page = await newPage({ baseUrl: app.url, width: 360 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/api');
  const text = page.locator('#api-docs-text');
  const copy = button(page, 'Copy').first();
  await copy.waitFor();
  const drawn = await text.innerText();
  expect(drawn).toContain(`curl ${app.url}/graphql`);
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await button(page, 'Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl ${app.url}/graphql \\\n`);

  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await heading(page, 'API documentation');
  await button(page, 'Copy').first().waitFor();
  expect(await text.innerText()).toBe(drawn);
});
