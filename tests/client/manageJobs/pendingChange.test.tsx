import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aJob, drawManageJobs } from './drawManageJobs.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const REVIEWED = ['title', 'salary', 'location', 'isRemote'];
const waiting = (id: string) =>
  aJob(id, {
    pendingChange: {
      id: `change-${id}`,
      fields: [
        { name: 'title', before: `Job ${id}`, after: 'Head nurse' },
        { name: 'salary', before: '5 LPA', after: '7 LPA' },
        { name: 'isRemote', before: 'false', after: 'true' },
        { name: 'experience', before: '2', after: '6' },
      ],
    },
  });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const rows = () => screen.getAllByRole('row').slice(1);
const askToWithdraw = async () => {
  await user.click(await screen.findByRole('button', { name: 'Withdraw change: Job 1' }));
  return within(screen.getByRole('alertdialog', { name: 'Withdraw this change?' }));
};
const withdraw = async () =>
  user.click((await askToWithdraw()).getByRole('button', { name: 'Withdraw change' }));

async function openEdit(world: Parameters<typeof drawManageJobs>[0]) {
  const drawn = await drawManageJobs(world);
  await user.click(await screen.findByRole('button', { name: 'Edit: Job 1' }));
  await screen.findByLabelText(/^Salary/);
  const dialog = screen.getByRole('dialog', { name: 'Edit Job' });
  const box = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  const write = async (name: RegExp, text: string) => {
    await user.clear(box(name));
    await user.type(box(name), text);
  };
  const save = async () => {
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  };
  return { ...drawn, dialog, box, write, save };
}

test('a pending change is shown in the row of its job, and withdrawn there', async () => {
  const { asked, container } = await drawManageJobs({ jobs: [waiting('1'), aJob('2')] });
  await screen.findByText('2 jobs');
  const [first, second] = rows();
  expect(within(first!).getByText('Change in review')).toBeTruthy();
  await waitFor(() =>
    expect(first!.textContent).toContain('Changed: job title, salary, remote and experience'),
  );
  expect(within(second!).queryByText('Change in review')).toBeNull();
  await expectNoViolations(container);
  await user.click((await askToWithdraw()).getByRole('button', { name: 'Keep change' }));
  expect(asked).toEqual([]);
  await withdraw();
  await waitFor(() => expect(screen.queryByText('Change in review')).toBeNull());
  expect(asked).toEqual([['withdraw', { id: 'change-1' }]]);
  expect(toasts()).toEqual([['Change withdrawn', 'Job 1']]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Job 1' })),
  );
});

test('a change that cannot be withdrawn stays, and the reason is shown', async () => {
  const refusals: string[] = [];
  await drawManageJobs({ jobs: [waiting('1')], fails: () => refusals[0] });
  await screen.findByText('1 job');
  refusals.push('Not now.');
  await withdraw();
  await waitFor(() => expect(toasts()).toEqual([['We could not withdraw the change', 'Not now.']]));
  expect(screen.getByText('Change in review')).toBeTruthy();
});

test('the form opens with the proposed values; a field reset to its public value is sent', async () => {
  const { asked, box, dialog, write, save } = await openEdit({
    jobs: [waiting('1')],
    reviewed: REVIEWED,
  });
  expect(box(/^Job Title/).value).toBe('Head nurse');
  expect(box(/^Salary/).value).toBe('7 LPA');
  expect(box(/^Remote/).checked).toBe(true);
  expect(box(/^Experience Level/).value).toBe('6');
  expect(box(/^Location/).value).toBe('Pune, Maharashtra');
  expect(
    within(dialog).getByText(/^You are editing your proposed change \(job title, salary/),
  ).toBeTruthy();
  await expectNoViolations(dialog);
  await write(/^Salary/, '5 LPA');
  await save();
  expect(asked).toEqual([['update', { id: '1', salary: '5 LPA' }]]);
  expect(toasts()).toEqual([
    ['Your change is being reviewed', 'The approved version of Job 1 stays in place.'],
  ]);
  expect(rows()[0]!.textContent).toContain('Changed: job title, remote and experience');
});

test('the message says whether an edit awaits review or is public', async () => {
  const { write, save } = await openEdit({ jobs: [aJob('1')], reviewed: REVIEWED });
  await write(/^Benefits/, 'Bus');
  await save();
  expect(toasts()).toEqual([['Job updated', 'Job 1']]);
  await user.click(screen.getByRole('button', { name: 'Edit: Job 1' }));
  const salary = await screen.findByLabelText<HTMLInputElement>(/^Salary/);
  await user.clear(salary);
  await user.type(salary, '8 LPA');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toasts().at(-1)?.[0]).toBe('Your change is being reviewed'));
  expect(await screen.findByText('Changed: salary')).toBeTruthy();
});

test('an edit that is public at once is reported as saved, even while another change is pending', async () => {
  const { write, save } = await openEdit({ jobs: [waiting('1')], reviewed: REVIEWED });
  await write(/^Benefits/, 'Bus');
  await save();
  expect(toasts().map(([title]) => title)).toEqual(['Job updated']);
  expect(screen.getByText('Change in review')).toBeTruthy();
});
