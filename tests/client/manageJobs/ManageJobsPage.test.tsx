import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aJob, drawManageJobs } from './drawManageJobs.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    localStorage.clear();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('row').slice(1);
const row = (title: string) => rows().find((found) => found.textContent?.includes(title))!;
const titles = () => rows().map((found) => /Job \d/.exec(found.textContent ?? '')?.[0]);
const figures = () =>
  within(screen.getByRole('region', { name: 'Totals for all your jobs' }))
    .getAllByText(/^\d+$/)
    .map(({ textContent }) => Number(textContent));
const box = (name: string) => screen.getByRole('checkbox', { name });
const toasts = () => queuedToasts().map(({ title }) => title);
const undo = () => act(() => queuedToasts().at(-1)!.action!.onPress());

const THREE = () => [
  aJob('1', { isFeatured: true, isHot: true }),
  aJob('2', { isHot: true, applicationsCount: 0 }),
  aJob('3', { standing: 'PENDING', adminNotes: 'Not yet' }),
];

describe('the list of jobs', () => {
  test('shows real figures, one badge per job, views and applications', async () => {
    const jobs = [
      ...THREE(),
      aJob('4'),
      aJob('5', { standing: 'REJECTED', adminNotes: 'Pay is missing' }),
      aJob('6', { standing: 'EXPIRED', applicationDeadline: '2026-11-01T18:29:59.999Z' }),
      aJob('7', { standing: 'CLOSED', status: 'CLOSED', isFeatured: true }),
      aJob('8', { standing: 'SUSPENDED' }),
    ];
    const { container, server } = await drawManageJobs({ jobs });
    await screen.findByText('8 jobs');
    expect(figures()).toEqual([8, 2, 2, 14]);
    const badges = [
      'Featured',
      'Hot',
      'Pending',
      'Active',
      'Rejected',
      'Expired',
      'Closed',
      'Suspended',
    ];
    badges.forEach((badge, index) => {
      const words = badges.filter((word) =>
        within(rows()[index]!).queryByText(word, { selector: 'span' }),
      );
      expect([index, words.filter((word) => word === badge)]).toEqual([index, [badge]]);
    });
    expect(within(row('Job 5')).getByText(/Pay is missing/)).toBeTruthy();
    expect(within(row('Job 3')).queryByText(/Not yet/)).toBeNull();
    const applications = within(row('Job 1')).getByRole('link', {
      name: '2 applications for Job 1',
    });
    expect(applications.getAttribute('href')).toBe('/manage-applications?job=1');
    await expectNoViolations(container);
    // Someone applies.
    Object.assign(server.jobs[0]!, { applicationsCount: 3 });
    act(announceArrival);
    expect(await screen.findByRole('link', { name: '3 applications for Job 1' })).toBeTruthy();
  });

  test('is searched, filtered and sorted through its address', async () => {
    await drawManageJobs({ jobs: THREE() });
    await screen.findByText('3 jobs');
    const first = row('Job 1');
    await user.click(button('Hot'));
    await waitFor(() => expect(titles()).toEqual(['Job 1', 'Job 2']));
    // The list stays until the next one is there.
    expect(first.isConnected).toBe(true);
    await expectAddress('/manage-jobs?show=hot', 'PUSH');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'TITLE');
    await expectAddress('/manage-jobs?show=hot&sort=title', 'PUSH');
    await user.type(screen.getByLabelText('Search your jobs'), '2');
    await waitFor(() => expect(titles()).toEqual(['Job 2']));
    await user.type(screen.getByLabelText('Search your jobs'), '9');
    expect(await screen.findByText('No jobs found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria.')).toBeTruthy();
  });

  test('says what to do when it is empty, and links to the form', async () => {
    await drawManageJobs();
    expect(await screen.findByText('Get started by posting your first job.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post New Job' }).getAttribute('href')).toBe(
      '/add-job',
    );
    expect(screen.queryByLabelText('Search your jobs')).toBeNull();
    expect(screen.queryByText('Total Jobs')).toBeNull();
  });

  test('tells an interviewer without jobs whom to ask', async () => {
    act(() => logInAs({ role: 'EMPLOYER', teamRole: 'INTERVIEWER' }));
    await drawManageJobs();
    await screen.findByText('Ask an owner of your company to add you to jobs.');
    expect(screen.queryByRole('link', { name: 'Post New Job' })).toBeNull();
  });

  test('the former hash opens the form', async () => {
    await drawManageJobs({ path: '/manage-jobs#add-job' });
    await expectAddress('/add-job', 'REPLACE');
  });

  test('a failure can be closed and retried', async () => {
    let away = true;
    await drawManageJobs({ jobs: THREE(), fails: () => (away ? 'Away' : undefined) });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load jobs');
    expect(document.querySelector('.skeleton')).toBeNull();
    await user.click(button('Close this message'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    away = false;
    await user.click(button('Try Again'));
    expect(await screen.findByText('3 jobs')).toBeTruthy();
  });
});

describe('a job', () => {
  test('is featured at once, and reverts if the server refuses', async () => {
    const refusals: string[] = [];
    const { asked } = await drawManageJobs({ jobs: [aJob('1')], fails: () => refusals[0] });
    await screen.findByText('1 job');
    await user.click(button('Feature: Job 1'));
    expect(button('Unfeature: Job 1')).toBeTruthy();
    expect(figures()[1]).toBe(1);
    await waitFor(() => expect(asked).toEqual([['FEATURE', { ids: ['1'] }]]));
    refusals.push('Not now.');
    await user.click(button('Make Hot: Job 1'));
    await waitFor(() => expect(toasts()).toEqual(['Failed to update job']));
    expect(queuedToasts()[0]?.message).toBe('Not now.');
    await waitFor(() => expect(button('Make Hot: Job 1')).toBeTruthy());
    expect(figures().slice(0, 3)).toEqual([1, 1, 0]);
  });

  test('changed twice quickly ends in the second state, however late the first response is', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const waits = [held];
    const { asked } = await drawManageJobs({ jobs: [aJob('1')], hold: () => waits.shift() });
    await screen.findByText('1 job');
    await user.click(button('Feature: Job 1'));
    await user.click(button('Make Hot: Job 1'));
    expect(button('Remove Hot: Job 1')).toBeTruthy();
    release();
    await waitFor(() => expect(asked.map(([action]) => action)).toEqual(['FEATURE', 'HOT']));
    await waitFor(() => expect(button('Remove Hot: Job 1')).toBeTruthy());
    expect(button('Unfeature: Job 1')).toBeTruthy();
    expect(figures().slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('is deleted after the documented confirmation, and can be restored', async () => {
    const { asked } = await drawManageJobs({ jobs: THREE() });
    await screen.findByText('3 jobs');
    await user.click(button('Delete: Job 2'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Job' });
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete this job posting? This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Job 1', 'Job 3']));
    await waitFor(() => expect(document.activeElement).toBe(box('Select Job 3')));
    await waitFor(() => expect(asked).toEqual([['DELETE', { ids: ['2'] }]]));
    await waitFor(() => expect(toasts()).toEqual(['Job deleted']));
    expect(figures()[0]).toBe(2);
    // Another list is shown by then.
    await user.click(button('Hot'));
    await waitFor(() => expect(titles()).toEqual(['Job 1']));
    undo();
    await waitFor(() => expect(titles()).toEqual(['Job 2', 'Job 1']));
    expect(asked.at(-1)).toEqual(['RESTORE', { ids: ['2'] }]);
  });

  test('at the end of the list gives the focus to the one before it when it is deleted', async () => {
    await drawManageJobs({ jobs: THREE() });
    await screen.findByText('3 jobs');
    await user.click(button('Delete: Job 3'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(box('Select Job 2')));
  });

  test('is shown again if deleting fails', async () => {
    const refusals: string[] = [];
    await drawManageJobs({ jobs: [aJob('1')], fails: () => refusals[0] });
    await screen.findByText('1 job');
    refusals.push('Away');
    await user.click(button('Delete: Job 1'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete job. Please try again.']));
    expect(queuedToasts()[0]?.duration).toBe(Infinity);
    await waitFor(() => expect(titles()).toEqual(['Job 1']));
  });

  test('alone on the last page leads to the page before once it is deleted, not if that fails', async () => {
    const refusals: string[] = [];
    await drawManageJobs({
      jobs: Array.from({ length: 21 }, (_, at) => aJob(`${at + 1}`)),
      perPage: 20,
      path: '/manage-jobs?page=2',
      fails: () => refusals[0],
    });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete: Job 21' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    };
    refusals.push('Away');
    await remove();
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete job. Please try again.']));
    await expectAddress('/manage-jobs?page=2');
    refusals.pop();
    await remove();
    await expectAddress('/manage-jobs');
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(screen.getByText('20 jobs')).toBeTruthy();
    await waitFor(() => expect(toasts().at(-1)).toBe('Job deleted'));
    undo();
    await screen.findByText('21 jobs');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await expectAddress('/manage-jobs?page=2', 'PUSH');
    await user.click(button('Active'));
    await expectAddress('/manage-jobs?show=live', 'PUSH');
  });

  test('is closed from its menu, and copied into the draft, which replaces that of the device', async () => {
    localStorage.setItem('job-draft:1', JSON.stringify({ values: { title: 'Nurse' }, savedAt: 1 }));
    const { asked } = await drawManageJobs({ jobs: [aJob('1')] });
    await screen.findByText('1 job');
    await user.click(button('More actions: Job 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await waitFor(() => expect(toasts()).toEqual(['Job closed']));
    expect(within(row('Job 1')).getByText('Closed')).toBeTruthy();
    undo();
    await waitFor(() => expect(within(row('Job 1')).getByText('Active')).toBeTruthy());
    await user.click(button('More actions: Job 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['duplicate', { id: '1' }]));
    await expectAddress('/add-job');
    expect(localStorage.getItem('job-draft:1')).toBeNull();
  });
});
