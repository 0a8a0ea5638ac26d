/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { visit } from '#tests/browser/pages/visit.ts';
import { heading } from '#tests/browser/screen.ts';

/** The same market on two servers: one accepts any query text, the other only its own pages' operations. */
let closed: App;
let seeker: Person;
beforeAll(async () => {
  const open = await startApp();
  ({ seeker } = await scenario(open).employer().job({ title: 'Staff Nurse' }).seeker());
  const { databaseUrl } = open;
  closed = await startApp({ databaseUrl, pages: true, environment: { OPERATIONS: 'known' } });
});

interface Sent {
  operationName?: string;
  documentId?: string;
  query?: string;
}

test('the built site sends operation ids only, and a server that accepts nothing else answers all of them', async () => {
  const page = await newPage({ baseUrl: closed.url, token: seeker.token });
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) sent.push(request.postDataJSON() as Sent);
  });
  const stream = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  for (const path of ['/', '/browse-jobs?search=nurse', '/my-applications', '/settings'])
    await visit(page, path);
  expect((await stream).status()).toBe(200);
  expect(sent.length).toBeGreaterThan(4);
  expect(sent.filter(({ query, documentId }) => query !== undefined || !documentId)).toEqual([]);
});

test('a page from an unknown build is reloaded, once', async () => {
  const page = await newPage({
    baseUrl: closed.url,
    token: seeker.token,
    expectedProblems: [/status of 400/],
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Sent;
    const documentId = `sha256:${'0'.repeat(64)}`;
    if (documents > 1) return route.continue();
    return route.continue({ postData: { ...body, documentId } });
  });
  await page.goto('/settings');
  await heading(page, 'Settings');
  await expect.poll(() => documents).toBe(2);
  await page.getByRole('tabpanel').locator('h2').first().waitFor();
  expect(documents).toBe(2);
});
