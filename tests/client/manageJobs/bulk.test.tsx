import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { aJob, drawManageJobs } from './drawManageJobs.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    vi.restoreAllMocks();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const everything = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select all jobs on this page' })[0]!;
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selected jobs' }));
const press = (name: string) => user.click(bar().getByRole('button', { name }));

test('one box selects the whole page and shows a partial selection', async () => {
  await drawManageJobs({ jobs: [aJob('1'), aJob('2')] });
  await screen.findByText('2 jobs');
  await user.click(box('Select Job 1'));
  expect(everything().indeterminate).toBe(true);
  await user.click(everything());
  expect(bar().getByText('2 jobs selected')).toBeTruthy();
  expect(box('Select Job 2').checked).toBe(true);
  await press('Clear selection');
  expect(screen.queryByRole('region', { name: 'Actions for the selected jobs' })).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('several jobs are closed at once, and reopened', async () => {
  const past = { standing: 'EXPIRED', applicationDeadline: '2026-11-01T18:29:59.999Z' };
  const { asked } = await drawManageJobs({
    jobs: [aJob('1'), aJob('2'), aJob('3'), aJob('4', past)],
  });
  await screen.findByText('4 jobs');
  await user.click(box('Select Job 1'));
  await user.click(box('Select Job 3'));
  await user.click(box('Select Job 4'));
  await press('Close');
  expect(screen.getAllByText('Closed', { selector: 'td span' })).toHaveLength(3);
  expect(document.activeElement).toBe(box('Select Job 1'));
  await waitFor(() => expect(queuedToasts()[0]?.title).toBe('3 jobs closed'));
  act(() => queuedToasts()[0]!.action!.onPress());
  // A job cannot be reopened after its deadline.
  await waitFor(() => expect(asked.at(-1)).toEqual(['REOPEN', { ids: ['1', '3'] }]));
  await waitFor(() =>
    expect(screen.getAllByText('Active', { selector: 'td span' })).toHaveLength(3),
  );
});

test('Undo reverts only the jobs that were changed', async () => {
  const closed = { status: 'CLOSED', standing: 'CLOSED' };
  const { asked } = await drawManageJobs({
    jobs: [aJob('1', { isFeatured: true }), aJob('2', { isHot: true }), aJob('3', closed)],
  });
  await screen.findByText('3 jobs');
  for (const [name, action, back, ids] of [
    ['Feature', 'FEATURE', 'UNFEATURE', ['2', '3']],
    ['Make Hot', 'HOT', 'UNHOT', ['1', '3']],
    ['Close', 'CLOSE', 'REOPEN', ['1', '2']],
  ] as const) {
    await user.click(everything());
    await press(name);
    await waitFor(() => expect(queuedToasts()).toHaveLength(1));
    const { id, action: undo } = queuedToasts()[0]!;
    act(() => {
      undo!.onPress();
      closeToast(id);
    });
    await waitFor(() =>
      expect(asked.slice(-2)).toEqual([
        [action, { ids }],
        [back, { ids }],
      ]),
    );
    await waitFor(() => expect(queuedToasts()).toHaveLength(1));
    act(() => closeToast(queuedToasts()[0]!.id));
  }
});

test('deleted jobs are no longer selected, the others are', async () => {
  await drawManageJobs({ jobs: [aJob('1'), aJob('2')] });
  await screen.findByText('2 jobs');
  await user.click(everything());
  await user.click(screen.getByRole('button', { name: 'Delete: Job 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bar().getByText('1 job selected')).toBeTruthy());
});

test('refused jobs stay as they are, and the reason is shown', async () => {
  const refused = [{ id: '2', message: 'You can renew a job from 7 days before its deadline.' }];
  const soon = { renewableFrom: '2026-11-20T00:00:00.000Z' };
  await drawManageJobs({ jobs: [aJob('1', soon), aJob('2')], refused });
  await screen.findByText('2 jobs');
  await user.click(everything());
  await press('Renew');
  await waitFor(() => expect(queuedToasts()[0]?.title).toBe('Job renewed for 30 days'));
  expect(queuedToasts()[0]?.message).toBe(
    'One job was not changed: You can renew a job from 7 days before its deadline.',
  );
  expect(queuedToasts()[0]?.action).toBeUndefined();
});

test('the selected jobs are exported as a file', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status: 503 }));
  await drawManageJobs({ jobs: [aJob('1'), aJob('2')] });
  await screen.findByText('2 jobs');
  await user.click(everything());
  await press('Export');
  await waitFor(() => expect(queuedToasts()[0]?.title).toBe('We could not export the list'));
  const [address, options] = fetched.mock.calls[0]!;
  expect(address).toBe('/api/jobs/my-jobs/export?ids=1%2C2');
  expect(options?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

test('everything the filter matches can be selected, including other pages', async () => {
  const { asked, server } = await drawManageJobs({
    jobs: Array.from({ length: 12 }, (_, at) => aJob(`${at + 1}`)),
    perPage: 10,
  });
  await screen.findByText('12 jobs');
  const selectAll = async () => {
    await user.click(everything());
    await press('Select all 12 jobs');
  };
  await selectAll();
  await waitFor(() => expect(bar().getByText('12 jobs selected')).toBeTruthy());
  await press('Clear selection');
  // A colleague deletes one of them meanwhile.
  const gone = server.jobs.pop()!;
  await selectAll();
  await waitFor(() => expect(bar().getByText('11 jobs selected')).toBeTruthy());
  await press('Clear selection');
  server.jobs.push(gone);
  await selectAll();
  await waitFor(() => expect(bar().getByText('12 jobs selected')).toBeTruthy());
  expect(bar().queryByRole('button', { name: 'Select all 12 jobs' })).toBeNull();
  const duplicate = bar().getByRole('button', { name: 'Duplicate' });
  expect(duplicate.getAttribute('aria-disabled')).toBe('true');
  await user.click(duplicate);
  expect(asked).toEqual([]);
  await press('Make Hot');
  const ids = Array.from({ length: 12 }, (_, at) => `${at + 1}`);
  await waitFor(() => expect(asked).toEqual([['HOT', { ids }]]));
});

test('if there are more jobs than can be changed at once, the first ones can be selected', async () => {
  const jobs = Array.from({ length: 120 }, (_, at) => aJob(`${at + 1}`));
  await drawManageJobs({ jobs, perPage: 10 });
  await screen.findByText('120 jobs');
  await user.click(everything());
  await press('Select the first 100 jobs');
  await waitFor(() =>
    expect(bar().getByText('100 jobs selected, which is the limit')).toBeTruthy(),
  );
  expect(bar().queryByRole('button', { name: /^Select/ })).toBeNull();
});
