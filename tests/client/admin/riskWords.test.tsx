import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page as JobPage } from '#client/pages/admin/AdminJobPage.tsx';
import { Page as JobsPage } from '#client/pages/admin/AdminJobsPage.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aJob } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => act(leave));

const drawJob = (job: ReturnType<typeof aJob>) =>
  drawAdmin(JobPage, { path: '/admin/jobs/1', route: '/admin/jobs/:jobId', jobs: [job] });
const marksIn = (place: Element) =>
  [...place.querySelectorAll('mark')].map(({ textContent }) => textContent);
const aRiskyJob = () =>
  aJob(
    '1',
    { riskWords: ['WhatsApp', 'joining **kit** fee', 'bit.ly/abc', 'Call 98765 43210'] },
    {
      title: 'Nurse on WhatsApp',
      descriptionHtml:
        '<p>Write on WhatsApp &lt;b&gt; or <em>bit.ly/abc</em>.</p><p>A joining <strong>kit</strong> fee. Call<br>98765 43210</p>',
      responsibilities: ['Answer on WhatsApp and WhatsApp'],
      requirements: ['Open bit.ly/abc'],
      benefits: ['A bit of fun'],
      skills: ['WhatsApp'],
    },
  );

test('risky words are listed above the text and highlighted wherever they occur', async () => {
  const { container } = await drawJob(aRiskyJob());
  const title = await screen.findByRole('heading', { level: 1, name: 'Nurse on WhatsApp' });
  expect(marksIn(title)).toEqual(['WhatsApp']);
  expect(
    screen.getByText('Risky words: WhatsApp, joining **kit** fee, bit.ly/abc, Call 98765 43210'),
  ).toBeTruthy();
  const first = screen.getByText(/^Write on/);
  expect(marksIn(first)).toEqual(['WhatsApp', 'bit.ly/abc']);
  // Text content stays text.
  expect(first.textContent).toBe('Write on WhatsApp <b> or bit.ly/abc.');
  const second = screen.getByText(/^A/, { selector: 'p' });
  expect(second.textContent).toBe('A joining kit fee. Call98765 43210');
  expect(marksIn(second)).toEqual(['joining ', 'kit', ' fee', 'Call', '98765 43210']);
  const lines = screen
    .getAllByRole('listitem')
    .filter((line) => /Answer|Open|fun/.test(line.textContent));
  expect(lines.map(marksIn)).toEqual([['WhatsApp', 'WhatsApp'], ['bit.ly/abc'], []]);
  await expectNoViolations(container);
});

test('a text without risky words is shown unchanged', async () => {
  const { container } = await drawJob(aJob('1'));
  expect((await screen.findByText('books')).tagName).toBe('STRONG');
  expect(screen.queryByText(/^Risky words/)).toBeNull();
  expect(marksIn(container)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Jobs with the same text' })).toBeNull();
});

test('the dialog highlights them too, and links to the jobs with the same text', async () => {
  const aTwin = (id: string) =>
    aJob(id, {}, { company: { __typename: 'Company', id: `c${id}`, name: `Mill ${id}` } }).job;
  const job = { ...aRiskyJob(), twins: [aTwin('8'), aTwin('9')] };
  const { baseElement } = await drawAdmin(JobsPage, { path: '/admin/jobs?open=1', jobs: [job] });
  const dialog = await screen.findByRole('dialog', { name: 'Nurse on WhatsApp' });
  await waitFor(() => expect(marksIn(dialog)).toHaveLength(11));
  const twins = within(dialog).getByRole('region', { name: 'Jobs with the same text' });
  const links = within(twins).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Job 8', '/admin/jobs/8'],
    ['Job 9', '/admin/jobs/9'],
  ]);
  expect(within(twins).getByText('Mill 9')).toBeTruthy();
  await expectNoViolations(baseElement);
});
