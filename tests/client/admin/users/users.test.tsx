import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminUsersPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aUser, drawUsers } from './usersWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', id: 'me' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const draw = (world: Parameters<typeof drawUsers>[1] = {}) => drawUsers(Page, world);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const names = () => [...document.querySelectorAll('[data-name]')].map((a) => a.textContent);
const chip = (text: string) => screen.getByText(text, { selector: 'button' });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const many = (count: number) => Array.from({ length: count }, (_, at) => aUser(`${at + 1}`));
const unverified = { displayStatus: 'UNVERIFIED', isVerified: false };
const suspended = {
  status: 'SUSPENDED',
  displayStatus: 'SUSPENDED',
  suspendedUntil: '2026-11-29T18:29:59.000Z',
  suspendedReason: 'Spam',
};

describe('the list of users', () => {
  test('offers what the status allows, and nothing for oneself', async () => {
    const { container } = await draw({
      users: [
        aUser('1', unverified),
        aUser('2', suspended),
        aUser('me', { role: 'ADMIN', firstName: 'Root' }),
        aUser('4', { firstName: '', lastName: '', status: 'INACTIVE', displayStatus: 'INACTIVE' }),
      ],
    });
    await screen.findByText('4 users');
    const offered = (name: string) =>
      screen
        .queryAllByRole('button', { name: new RegExp(`: ${name}$`) })
        .map((one) => one.getAttribute('aria-label'));
    expect(offered('User 1')).toEqual(['Verify: User 1', 'Suspend: User 1', 'Delete: User 1']);
    expect(offered('User 2')).toEqual(['Lift suspension: User 2', 'Delete: User 2']);
    expect(offered('Root me')).toEqual([]);
    expect(offered('No name')).toEqual(['Delete: No name']);
    expect(screen.getByText('Reason: Spam')).toBeTruthy();
    expect(screen.getByText(/^Until 29 Nov/)).toBeTruthy();
    expect(screen.getByText('You')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expectNoViolations(container);
  });

  test('is searched, filtered and paged through its address', async () => {
    await draw({ users: [...many(11), aUser('12', { ...unverified, role: 'EMPLOYER' })] });
    await screen.findByText('12 users');
    await user.click(screen.getByLabelText('Page 2'));
    await expectAddress('/admin/users?page=2', 'PUSH');
    await waitFor(() => expect(names()).toEqual(['User 11', 'User 12']));
    await user.selectOptions(screen.getByLabelText('Role'), 'JOB_SEEKER');
    await expectAddress('/admin/users?role=job_seeker', 'PUSH');
    await user.click(chip('Unverified'));
    await expectAddress('/admin/users?role=job_seeker&status=unverified', 'PUSH');
    await screen.findByText('No users found');
    await user.click(button('Show all'));
    await expectAddress('/admin/users', 'PUSH');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'user 11');
    await expectAddress('/admin/users?search=user+11', 'REPLACE');
    await waitFor(() => expect(names()).toEqual(['User 11']));
  });

  test('that cannot be loaded says so and can be retried', async () => {
    let isAway = true;
    await draw({ users: many(1), fails: () => (isAway ? 'Away' : undefined) });
    await screen.findByText('Failed to load users');
    isAway = false;
    await user.click(button('Try Again'));
    expect(await screen.findByText('1 user')).toBeTruthy();
  });
});

describe('a user', () => {
  test('is verified at once; a failure says so and changes nothing', async () => {
    let message: string | undefined = 'Not now.';
    const { asked } = await draw({
      users: [aUser('1', unverified)],
      fails: (what) => (what === 'verifyUser' ? message : undefined),
    });
    await screen.findByText('1 user');
    await user.click(button('Verify: User 1'));
    await waitFor(() => expect(toasts()).toEqual([['Failed to verify user', 'Not now.']]));
    message = undefined;
    await user.click(button('Verify: User 1'));
    await waitFor(() => expect(toasts().at(-1)).toEqual(['User verified', 'User 1']));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Verify: User 1' })).toBeNull(),
    );
    expect(asked).toEqual([
      ['verifyUser', { id: '1' }],
      ['verifyUser', { id: '1' }],
    ]);
  });

  test('is suspended with a reason and a duration', async () => {
    const { asked, baseElement } = await draw({ users: many(2) });
    await screen.findByText('2 users');
    await user.click(button('Suspend: User 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend user' }));
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    expect(reason.value).toBe('Admin action');
    await user.clear(reason);
    await user.type(reason, 'Spam');
    await user.selectOptions(dialog.getByLabelText('Duration'), 'Until a date…');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Choose today or a later date.')).toBeTruthy();
    await expectNoViolations(baseElement);
    await user.type(dialog.getByLabelText('Last day'), '2026-11-25');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(toasts()).toEqual([['User suspended', 'User 1']]));
    expect(asked).toEqual([
      ['suspendUser', { id: '1', reason: 'Spam', until: '2026-11-25T18:29:59.999Z' }],
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('User 1'));
    await user.click(await screen.findByRole('button', { name: 'Lift suspension: User 1' }));
    await waitFor(() => expect(toasts().at(-1)).toEqual(['Suspension lifted', 'User 1']));
  });

  test('is deleted after a confirmation; a refusal stays in the dialog', async () => {
    let message: string | undefined = 'You cannot delete the last administrator.';
    const { asked, baseElement } = await draw({
      users: many(2),
      fails: (what) => (what === 'deleteUser' ? message : undefined),
    });
    await screen.findByText('2 users');
    await user.click(screen.getByLabelText('Select User 1, user1@people.example'));
    expect(screen.getByText('1 user selected')).toBeTruthy();
    await user.click(button('Delete: User 1'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete User 1?' }));
    await expectNoViolations(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Delete user' }));
    await dialog.findByText('Failed to delete user');
    expect(dialog.getByText(message)).toBeTruthy();
    message = undefined;
    await user.click(dialog.getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(names()).toEqual(['User 2']));
    await waitFor(() => expect(screen.queryByText('1 user selected')).toBeNull());
    expect(asked).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('User 2'));
  });
});

test('several users are suspended together, and those that were not are named', async () => {
  const { asked } = await draw({
    users: [aUser('1', unverified), ...many(3).slice(1)],
    refused: [{ id: '2', message: 'This user is already suspended.' }],
  });
  await screen.findByText('3 users');
  await user.click(screen.getAllByLabelText('Select all users on this page')[0]!);
  const bar = within(screen.getByRole('region', { name: 'Actions for the selected users' }));
  expect(bar.getByText('3 users selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 3 users' }));
  await user.selectOptions(dialog.getByLabelText('Duration'), '7 days');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('2 users suspended, 1 user was not changed');
  expect(screen.getByText('User 2', { selector: 'b' })).toBeTruthy();
  expect(bar.getByText('1 user selected')).toBeTruthy();
  expect(asked).toEqual([
    ['suspendUsers', { ids: ['1', '2', '3'], reason: 'Admin action', duration: 10_080 }],
  ]);
});
