import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminJobsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aJob, type World } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const draw = (world: World & { path?: string } = {}) =>
  drawAdmin(Page, { path: '/admin/jobs', ...world });
const titles = () => [...document.querySelectorAll('[data-name]')].map((a) => a.textContent);
const chip = (text: string) => screen.getByText(text, { selector: 'button' });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);

const reportsMade = [
  {
    id: 'r2',
    reason: 'FAKE',
    detail: 'Nobody works there.',
    createdAt: '2026-11-20T08:00:00.000Z',
    resolvedAt: null,
  },
  {
    id: 'r1',
    reason: 'FEE',
    detail: '',
    createdAt: '2026-11-19T08:00:00.000Z',
    resolvedAt: null,
  },
];
const reported = () =>
  aJob('1', {
    adminStatus: 'APPROVED',
    reports: 2,
    reportedAt: '2026-11-19T08:00:00.000Z',
    reportsMade,
  });

test('reported jobs are listed separately with the age of the reports', async () => {
  await draw({ jobs: [reported(), aJob('2')] });
  await screen.findByText('2 jobs');
  await user.click(chip('Reported'));
  await expectAddress('/admin/jobs?reported=1');
  await waitFor(() => expect(titles()).toEqual(['Job 1']));
  expect(screen.getByText('First reported: 2 days ago')).toBeTruthy();
  await user.click(chip('Rejected'));
  await expectAddress('/admin/jobs?status=rejected');
});

test('open reports show what users wrote, until they are resolved', async () => {
  const reasons = ['Away'];
  const { asked, baseElement } = await draw({
    jobs: [reported()],
    path: '/admin/jobs?reported=1&open=1',
    fails: (what) => (what === 'resolveJobReports' ? reasons.shift() : undefined),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Job 1' });
  const reports = within(await within(dialog).findByRole('region', { name: 'Reports' }));
  expect(reports.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^It is fake or misleading.*Nobody works there\.$/),
    'It asks for money2 days ago',
  ]);
  await expectNoViolations(baseElement);
  await user.click(reports.getByRole('button', { name: 'Resolve reports' }));
  await waitFor(() => expect(toasts()).toEqual([['Failed to resolve reports', 'Away']]));
  await user.click(reports.getByRole('button', { name: 'Resolve reports' }));
  await waitFor(() => expect(toasts().at(-1)).toEqual(['Reports resolved', 'Job 1']));
  expect(asked.at(-1)).toEqual([
    'resolveJobReports',
    { jobId: '1', until: '2026-11-20T08:00:00.000Z' },
  ]);
  expect(reports.queryByRole('button', { name: 'Resolve reports' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Reports');
});
