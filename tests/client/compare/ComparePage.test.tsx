import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CompareBar } from '#client/components/compare/CompareBar.tsx';
import { CompareButton } from '#client/components/compare/CompareButton.tsx';
import { setCompared, useCompared } from '#client/components/compare/compared.ts';
import { LazyCompareBar } from '#client/components/compare/LazyCompareBar.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/compare/ComparePage.tsx';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { NURSE } from '#tests/client/job/jobWorld.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['compare', 'jobs', 'jobFacts', 'company'] as const;

beforeEach(() => {
  leave();
  setCompared([]);
});

const id = (last: number) => `0190a5d2-0000-7000-8000-00000000000${last}`;
const company = { ...NURSE.company, verification: null, responses: null };
const SKILLS = ['First aid', 'Triage'];
const NURSES = [
  { ...NURSE, company, id: id(3), title: 'Head Nurse', skills: SKILLS },
  { ...NURSE, company, id: id(4), title: 'Night Nurse', skills: SKILLS.toReversed() },
  { ...NURSE, company, id: id(1), title: 'Staff Nurse', applicationDeadline: null },
  { ...NURSE, company, id: id(2), title: 'Ward Sister', experienceYears: 4, skills: [] },
  { ...NURSE, company, id: id(5), title: 'Matron', standing: 'CLOSED', isRemote: false },
];

async function draw(path: string, part = <Page />) {
  const schema = mockedSchema({
    mocks: { Query: () => ({ viewer: null }) },
    resolvers: {
      Query: {
        job: (_root: unknown, asked: { id: string }) =>
          NURSES.find((job) => job.id === asked.id) ?? null,
      },
    },
  });
  await loadWords('en', AREAS);
  return drawInSite(<Words areas={AREAS}>{part}</Words>, { schema, path });
}

const Chosen = () => <p>{useCompared().join(' ')}</p>;

const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!;

test('jobs are side by side, with their differences named and both actions', async () => {
  const { container } = await draw(`/compare?jobs=${id(1)},${id(2)},${id(1)},nonsense`);
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Apply Now' })).toHaveLength(2);
  screen.getByRole('button', { name: 'Save Ward Sister' });
  const experience = rowOf(/^Experience.*differs/);
  expect(
    within(experience)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Staff Nurse1+ year', 'Ward Sister4+ years']);
  expect(within(rowOf(/^Skills.*differs/)).getAllByRole('cell')[1]?.textContent).toContain(
    'Not specified',
  );
  screen.getByRole('rowheader', { name: 'Salary' });
  expect(within(rowOf(/^Deadline/)).getAllByRole('cell')[0]).toHaveProperty(
    'textContent',
    expect.stringContaining('Not specified'),
  );
  await expectNoViolations(container);

  await userEvent.click(screen.getByRole('link', { name: 'Only differences' }));
  await expectAddress(`/compare?jobs=${id(1)},${id(2)}&show=differences`);
  expect(screen.queryByRole('rowheader', { name: 'Salary' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Remove Staff Nurse' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
});

test('a job that has ended can be compared, but not applied for or saved', async () => {
  await draw(`/compare?jobs=${id(5)}&show=differences`);
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  // One job alone has no differences, and is shown whole.
  screen.getByRole('rowheader', { name: 'Salary' });
  expect(screen.queryByRole('rowheader', { name: 'Remote' })).toBeNull();
});

test('an address of a page that was sent to someone chooses its jobs', async () => {
  await draw(`/compare?jobs=${id(1)},${id(2)}&show=all`, <><Page /><Chosen /></>); // oxfmt-ignore
  expect(await screen.findByText(`${id(1)} ${id(2)}`)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Salary' })).toBeTruthy();
});

test('the same skills in another order are no difference', async () => {
  await draw(`/compare?jobs=${id(3)},${id(4)}`);
  await screen.findByRole('table');
  expect(screen.getByRole('rowheader', { name: /^Skills/ }).textContent).toBe('Skills');
});

test('without jobs it says how to choose some', async () => {
  await draw('/compare');
  expect(await screen.findByText('No jobs to compare')).toBeDefined();
});

test('up to three jobs are chosen on their cards, and the bar leads to them', async () => {
  logInAs({ role: 'JOB_SEEKER' });
  await draw(
    '/browse-jobs',
    <main>
      <h1 tabIndex={-1}>Jobs</h1>
      {[1, 2, 3, 4].map((at) => (
        <CompareButton key={at} jobId={id(at)} title={`Job ${at}`} />
      ))}
      <LazyCompareBar />
    </main>,
  );
  const button = (at: number) => screen.getByRole('button', { name: `Compare Job ${at}` });
  for (const at of [1, 2, 3, 4]) await userEvent.click(button(at));
  expect(button(3).getAttribute('aria-pressed')).toBe('true');
  expect(button(4).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button(2));
  await screen.findByText('2 jobs to compare');
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    `/compare?jobs=${id(1)},${id(3)}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test.each(['/compare', '/hi/compare'])('the bar is not shown on %s itself', async (path) => {
  setCompared([id(1)]);
  await loadWords('en', AREAS);
  await draw(path, <CompareBar />);
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

test.each([
  ['/browse-jobs', false],
  ['/job-details/1', true],
  ['/hi/job-details/1', true],
])('on a phone the bar at %s is above the one to apply: %s', async (path, isAbove) => {
  setCompared([id(1)]);
  await draw(path, <CompareBar />);
  const bar = await screen.findByRole('region', { name: 'Comparison' });
  expect(bar.className.includes('max-lg:bottom-20')).toBe(isAbove);
});
