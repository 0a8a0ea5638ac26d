import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { theMarket } from '#tests/browser/pages/market.ts';
import { parsedDocument } from '#tests/browser/pages/parsedDocument.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { newPage } from '#tests/support/browser.ts';
import { postingProblems } from '#tests/support/jobPostingRules.ts';
import { expectNoAxeViolations } from '#tests/support/pageChecks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { press, tabTo } from './keyboard.ts';
import { button, dialog, expectAccessible, heading, link, waitForText, visible } from './screen.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pages: true });
});

const read = async (on: App, path: string) => {
  const answer = await fetch(on.url + path);
  return { status: answer.status, html: await answer.text() };
};

const postings = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

/** The visible text: the markup without its tags. */
const readable = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');

async function expectGoodMarkup(on: App, { id, title }: { id: string; title: string }) {
  const { status, html } = await read(on, `/job-details/${id}`);
  const [posting, ...others] = postings(html);
  expect({ status, others }).toEqual({ status: 200, others: [] });
  expect(postingProblems(posting!, on.clock.now()), title).toEqual([]);
  expect(posting!['title']).toBe(title);
  const shown = readable(html.slice(html.indexOf('<div id="root">')));
  for (const piece of (posting!['description'] as string).split(/<[^>]+>/).filter(Boolean))
    expect(shown, title).toContain(readable(piece).trim());
  expect(html).toContain(`<link rel="canonical" href="${on.url}/job-details/${id}"`);
  expect(html).toContain('<meta property="og:title"');
}

test('the structured data of a live job meets Google’s rules and matches the page', async () => {
  const { plain, paid } = await scenario(app)
    .employer()
    .job({ as: 'plain', title: 'Staff Nurse', endsIn: 30 })
    .job({
      as: 'paid',
      title: 'Accounts & Payroll "Lead"',
      location: 'Remote',
      type: 'intern',
      salary: { text: '3 - 5 LPA', min: 300_000, max: 500_000 },
    });
  for (const job of [plain, paid]) await expectGoodMarkup(app, job);
});

test('the structured data of a hundred demo jobs does too', { tags: ['full'] }, async () => {
  const { app: market } = await theMarket();
  const { jobs } = await market.graphql<{ jobs: { nodes: { id: string; title: string }[] } }>(
    '{ jobs(first: 100) { nodes { id title } } }',
  );
  expect(jobs.nodes).toHaveLength(100);
  for (const job of jobs.nodes) await expectGoodMarkup(market, job);
});

test('text that contains a closing script tag ends no script, wherever it appears', async () => {
  const bad = '</script><script>window.broken = true</script><!--';
  const { job, employer } = await scenario(app).employer().job();
  await app.sql(
    `update jobs set title = ?, description = ?, description_html = '<p>Safe.</p>', responsibilities = ?,
       requirements = ?, benefits = ?, location = ?, salary = ?, skills = array[?] where id = ?`,
    [bad, bad, bad, bad, bad, bad, bad, bad, job.id],
  );
  await app.sql('update companies set name = ?, description = ?, website = ? where id = ?', [
    bad,
    bad,
    bad,
    employer.company!.id,
  ]);
  const path = `/job-details/${job.id}`;
  const { html } = await read(app, path);
  expect(postings(html)[0]?.['title']).toBe(bad);
  const document = parsedDocument(html);
  const ours = [...document.querySelectorAll('script')].filter(
    ({ textContent, src, type }) => src || /json/.test(type) || !textContent.includes('broken'),
  );
  expect([...document.querySelectorAll('script')]).toEqual(ours);
  expect(document.querySelector('h1')?.textContent).toBe(bad);
  if (!isFullSuite) return;
  const page = await newPage({ baseUrl: app.url });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(bad);
});

test('structured data disappears the second the deadline passes', async () => {
  const { job } = await scenario(app).job({ title: 'Night Guard', endsIn: 0.01 });
  const path = `/job-details/${job.id}`;
  expect((await read(app, path)).status).toBe(200);
  app.clock.forward({ minutes: 15 });
  const { status, html } = await read(app, path);
  expect(status).toBe(410);
  expect(html).toContain('This job has expired');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(postings(html)).toEqual([]);
});

test('a job that was never live is not found; a closed one says so', async () => {
  const world = await scenario(app)
    .job({ as: 'pending', adminStatus: 'pending' })
    .job({ as: 'suspended', adminStatus: 'suspended' })
    .job({ as: 'closed', status: 'closed' });
  for (const id of [world.pending.id, world.suspended.id, 'abc']) {
    const { status, html } = await read(app, `/job-details/${id}`);
    expect({ status, isSaid: html.includes('Job Not Found') }).toEqual({
      status: 404,
      isSaid: true,
    });
    expect(html).toContain('content="noindex"');
  }
  const { status, html } = await read(app, `/job-details/${world.closed.id}`);
  expect({ status, isSaid: html.includes('This job has been closed') }).toEqual({
    status: 410,
    isSaid: true,
  });
});

test('a job deleted by its employer is gone, and the page only offers similar jobs', async () => {
  const world = await scenario(app)
    .employer()
    .job({ as: 'twin', title: 'Accountant' })
    .job({ title: 'GST Accountant' });
  const path = `/job-details/${world.job.id}`;
  await world.employer.rest('DELETE', `/api/jobs/${world.job.id}`);
  const { status, html } = await read(app, path);
  expect(status).toBe(410);
  expect(html).toContain('This job is no longer available');
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('GST Accountant');
  expect(html).toContain('Accountant');
  await app.sql(`update jobs set admin_status = 'rejected' where id = ?`, [world.job.id]);
  expect((await read(app, path)).status).toBe(404);
});

describe.each([360, 1440])('by keyboard alone at %i px', { tags: ['full'] }, (width) => {
  test('a job is read, shared and applied for, and its company page is opened', async () => {
    const { employer, job } = await scenario(app)
      .employer({ company: { name: 'Kaveri Works' } })
      .job({ title: 'Fitter' });
    await scenario(app).job({ title: 'Fitter Helper' });
    expect(employer.company).not.toBeNull();
    const page = await newPage({ baseUrl: app.url, width });
    await page.goto(`/job-details/${job.id}`, { waitUntil: 'networkidle' });
    await expectAccessible(page);

    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      const clipboard = {
        writeText: (text: string) => ((window as never as { copied: string }).copied = text),
      };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    });
    const share = button(page, 'Share');
    await press(page, share);
    await waitForText(page, 'Job link copied to clipboard!');
    expect(await page.evaluate(() => (window as never as { copied: string }).copied)).toBe(
      `${app.url}/job-details/${job.id}`,
    );
    await page.evaluate(() => {
      const closed = { writeText: () => Promise.reject(new Error('No.')) };
      Object.defineProperty(navigator, 'clipboard', { value: closed, configurable: true });
      Object.assign(document, { execCommand: () => false });
    });
    await press(page, share);
    await waitForText(page, 'Unable to share job. Please copy the URL manually.');

    const apply = visible(button(page, 'Apply Now'));
    await tabTo(page, apply);
    expect(await isInSight(page)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog(page, 'Login').waitFor();
    await waitForText(page, 'Please log in to apply for jobs');

    await page.goto(`/job-details/${job.id}`, { waitUntil: 'networkidle' });
    await press(page, link(page, 'All jobs at Kaveri Works'));
    await heading(page, 'Kaveri Works');
    await waitForText(page, '1 open job');
    await expectAccessible(page);
    await press(page, link(page, 'Fitter'));
    await heading(page, 'Fitter');
    await press(page, link(page, 'Back to jobs'));
    await heading(page, 'Kaveri Works');
  });
});

/** The focused element is within the window; on phones it is pinned at the bottom. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('a job that asks for money is reported', { tags: ['full'] }, async () => {
  const { seeker, job } = await scenario(app).seeker().job({ title: 'Fitter' });
  const page = await newPage({ baseUrl: app.url, width: 360, token: seeker.token });
  await page.goto(`/job-details/${job.id}`, { waitUntil: 'networkidle' });
  await press(page, button(page, 'Report this job'));
  const report = dialog(page, 'What is wrong with this job?');
  await report.waitFor();
  await press(page, report.getByRole('button', { name: 'Send report' }));
  await waitForText(page, 'Reason is required');
  await expectNoAxeViolations(page);
  await press(page, report.getByRole('radio', { name: 'It asks for money' }), 'Space');
  await press(page, report.getByRole('button', { name: 'Send report' }));
  await waitForText(page, 'Thank you. We will review this job.');
  const [row] = await app.sql('select reason from job_reports where job_id = ?', [job.id]);
  expect(row).toEqual({ reason: 'fee' });
});
