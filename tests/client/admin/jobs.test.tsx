import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminJobsPage.tsx';
import { nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCompany, aJob, UPDATED_AT, type World } from './adminWorld.ts';
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
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const everything = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select all jobs on this page' })[0]!;
const rows = () => screen.getAllByRole('row').slice(1);
const row = (name: string) => rows().find((found) => found.textContent?.includes(name))!;
// Finding by role would be slow in lists of this length.
const titles = () => [...document.querySelectorAll('[data-name]')].map((a) => a.textContent);
const chip = (text: string) => screen.getByText(text, { selector: 'button' });
const turnTo = (page: string) => user.click(screen.getByLabelText(page));
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selected jobs' }));
const many = (count: number) => Array.from({ length: count }, (_, at) => aJob(`${at + 1}`));

describe('the list', () => {
  test('shows a preview, the reasons to look twice, and the company’s status', async () => {
    const jobs = [
      aJob('1', { reports: 2, riskSigns: ['FEE', 'CONTACT', 'PAY', 'DUPLICATE', 'COMPANY'] }),
      aJob('2', { companyStatus: 'PENDING' }),
    ];
    const { container } = await draw({ jobs });
    await screen.findByText('2 jobs');
    expect(screen.getByText('Job 1 is to keep the books of a company that grows…')).toBeTruthy();
    const signs = [
      '2 reports',
      'Asks for money',
      'Contact details in the text',
      'Unusual pay',
      'Similar to another job',
      'Check the company',
    ];
    for (const sign of signs) expect(within(row('Job 1')).getByText(sign)).toBeTruthy();
    expect(within(row('Job 2')).getByText('The company is waiting for approval')).toBeTruthy();
    await expectNoViolations(container);
  });

  test('is limited to one company by its address, until that is removed', async () => {
    const jobs = [aJob('1'), aJob('2', {}, { company: { id: 'c2', name: 'Sunrise' } })];
    const { container } = await draw({ jobs, path: '/admin/jobs?company=c2' });
    await screen.findByText('Only jobs of Sunrise');
    expect(titles()).toEqual(['Job 2']);
    await expectNoViolations(container);
    await user.click(chip('Rejected'));
    await expectAddress('/admin/jobs?company=c2&status=rejected');
    await user.click(button('Show the jobs of all companies'));
    await expectAddress('/admin/jobs?status=rejected');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('is filtered by industry, and says when it is empty or cannot be loaded', async () => {
    let away = false;
    await draw({
      jobs: [aJob('1'), aJob('2', {}, { industry: 'education' })],
      fails: (what) => (away && what === 'jobs' ? 'Away' : undefined),
    });
    await screen.findByText('2 jobs');
    await user.selectOptions(screen.getByLabelText('Industry'), 'education');
    await expectAddress('/admin/jobs?industry=education');
    await waitFor(() => expect(titles()).toEqual(['Job 2']));
    await user.selectOptions(screen.getByLabelText('Industry'), 'healthcare');
    expect(await screen.findByText('No jobs found')).toBeTruthy();
    away = true;
    await user.click(chip('Approved'));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load jobs');
  });
});

describe('a job', () => {
  test('is approved at once, and pending again if that fails', async () => {
    const reasons = ['Somebody has decided meanwhile.'];
    const { asked } = await draw({
      jobs: many(2),
      path: '/admin/jobs?status=pending',
      fails: (what) => (what === 'updateJobStatus' ? reasons.shift() : undefined),
    });
    await screen.findByText('2 jobs');
    await user.click(button('Approve: Job 1'));
    await waitFor(() =>
      expect(toasts()).toEqual([
        ['Failed to update job status', 'Somebody has decided meanwhile.'],
      ]),
    );
    await waitFor(() => expect(button('Approve: Job 1')).toBeTruthy());
    await user.click(button('Approve: Job 1'));
    await waitFor(() => expect(titles()).toEqual(['Job 2']));
    expect(asked.at(-1)).toEqual([
      'updateJobStatus',
      { id: '1', from: 'PENDING', updatedAt: UPDATED_AT, status: 'APPROVED' },
    ]);
    expect(toasts().at(-1)).toEqual(['Job approved', 'Job 1']);
  });

  test('opens with its text and its company, and is rejected there', async () => {
    const { asked, baseElement } = await draw({
      jobs: many(2),
      companies: [aCompany('c1')],
      path: '/admin/jobs?status=pending&open=1',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Job 1' });
    expect((await within(dialog).findByText('books')).tagName).toBe('STRONG');
    expect(await within(dialog).findByText(/^Asha Rao/)).toBeTruthy();
    await expectNoViolations(baseElement);
    await user.click(within(dialog).getByRole('button', { name: 'Reject: Job 1' }));
    const note = await screen.findByRole('dialog', { name: 'Reject job' });
    await user.click(within(note).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(titles()).toEqual(['Job 2']));
    expect(asked).toEqual([
      [
        'updateJobStatus',
        {
          id: '1',
          from: 'PENDING',
          updatedAt: UPDATED_AT,
          status: 'REJECTED',
          adminNotes: 'Admin action',
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Job 2'));
  });
});

describe('several jobs', () => {
  test('are selected with one box, across pages, and approved together', async () => {
    const { asked } = await draw({ jobs: many(12), path: '/admin/jobs?status=pending' });
    await screen.findByText('12 jobs');
    await user.click(box('Select Job 1'));
    expect(everything().indeterminate).toBe(true);
    await user.click(everything());
    await turnTo('Page 2');
    await screen.findByText('Job 11');
    await user.click(box('Select Job 11'));
    expect(bar().getByText('11 jobs selected')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(toasts()).toEqual([['11 jobs approved', undefined]]));
    expect(asked[0]?.[1]).toMatchObject({ action: 'APPROVE' });
    await expectAddress('/admin/jobs?status=pending');
    await waitFor(() => expect(titles()).toEqual(['Job 12']));
    expect(screen.queryByRole('region', { name: 'Actions for the selected jobs' })).toBeNull();
    // The page the user was on is gone: focus the next row if it is there already, else the heading.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^(Job 12|Jobs)$/));
  });

  test('refused ones are named and stay selected', async () => {
    const refused = [{ id: '2', message: 'Nothing goes from rejected to rejected.' }];
    const { asked } = await draw({ jobs: many(3), refused });
    await screen.findByText('3 jobs');
    await user.click(everything());
    await user.click(bar().getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 3 jobs' });
    for (const title of ['Job 1', 'Job 2', 'Job 3'])
      expect(within(dialog).getByText(title)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('2 jobs rejected, 1 not changed')).toBeTruthy();
    expect(screen.getByText(/Nothing goes from rejected to rejected\./).textContent).toBe(
      'Job 2: Nothing goes from rejected to rejected.',
    );
    expect(asked).toEqual([
      [
        'changeJobsStatus',
        {
          ids: ['1', '2', '3'],
          seen: ['1', '2', '3'].map((id) => ({ id, updatedAt: UPDATED_AT })),
          action: 'REJECT',
          adminNotes: 'Admin action',
        },
      ],
    ]);
    expect(bar().getByText('1 job selected')).toBeTruthy();
    expect(box('Select Job 2').checked).toBe(true);
    await user.click(button('Close this message'));
    expect(screen.queryByText('2 jobs rejected, 1 not changed')).toBeNull();
  });

  test('are deselected together', async () => {
    const { asked } = await draw({ jobs: many(2) });
    await screen.findByText('2 jobs');
    await user.click(everything());
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Actions for the selected jobs' })).toBeNull();
    expect([everything().checked, box('Select Job 1').checked]).toEqual([false, false]);
    expect(document.activeElement?.textContent).toBe('Jobs');
    expect(asked).toEqual([]);
  });

  test('an action that none of them allows is not sent, and a failure is reported', async () => {
    const { asked } = await draw({
      jobs: many(1),
      fails: (what) => (what === 'changeJobsStatus' ? 'Away' : undefined),
    });
    await screen.findByText('1 job');
    await user.click(box('Select Job 1'));
    await user.click(bar().getByRole('button', { name: 'Suspend' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(toasts()).toEqual([['Failed to perform bulk job action', 'Away']]));
    expect(asked).toHaveLength(1);
    expect(bar().getByText('1 job selected')).toBeTruthy();
  });
});

test.each([
  [['2'], '3'],
  [['1', '3'], '4'],
  [['3', '1'], '4'],
  [['2', '4'], '3'],
  [['1', '2', '3', '4'], undefined],
])('after a decision on rows %j of four, the focus goes to row %s', (decided, next) => {
  render(['1', '2', '3', '4'].map((id) => <p key={id} data-row={id} />));
  expect(nextRow(decided)).toBe(next);
});
