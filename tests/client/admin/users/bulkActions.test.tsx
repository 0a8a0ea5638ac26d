import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminUsersPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { aUser, drawUsers } from './usersWorld.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', id: 'me' }));
});
afterEach(() => act(leave));

const unverified = { displayStatus: 'UNVERIFIED', isVerified: false };
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const box = (id: string) =>
  screen.getByLabelText<HTMLInputElement>(`Select User ${id}, user${id}@people.example`);
const findBar = () => screen.queryByLabelText('Actions for the selected users');
const press = (name: string) => user.click(within(findBar()!).getByRole('button', { name }));

test('several users are verified together; a failure changes nothing', async () => {
  let message: string | undefined = 'Not now.';
  const { asked } = await drawUsers(Page, {
    users: [aUser('1', unverified), aUser('2', unverified), aUser('3')],
    fails: (what) => (what === 'verifyUsers' ? message : undefined),
  });
  await screen.findByText('3 users');
  await user.click(box('1'));
  await user.click(box('2'));
  await press('Verify');
  await waitFor(() => expect(toasts()).toEqual([['Failed to verify user', 'Not now.']]));
  expect(within(findBar()!).getByText('2 users selected')).toBeTruthy();
  message = undefined;
  await press('Verify');
  await waitFor(() => expect(toasts().at(-1)).toEqual(['2 users verified', undefined]));
  expect(asked.at(-1)).toEqual(['verifyUsers', { ids: ['1', '2'] }]);
  await waitFor(() => expect(findBar()).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('User 1'));

  // A verified user cannot be verified again.
  await user.click(box('3'));
  const verify = within(findBar()!).getByRole('button', { name: 'Verify' });
  expect(verify.getAttribute('aria-disabled')).toBe('true');
  await user.click(verify);
  expect(asked).toHaveLength(2);
  await press('Clear selection');
  expect(findBar()).toBeNull();
  expect(box('3').checked).toBe(false);
});

test('a refusal for all of them names each with the reason, and can be closed', async () => {
  await drawUsers(Page, {
    users: [aUser('1'), aUser('2')],
    refused: [{ id: '2', message: 'This user is already suspended.' }],
  });
  await screen.findByText('2 users');
  await user.click(box('2'));
  await press('Suspend');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend user' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Suspend');
  const again = within(await screen.findByRole('dialog', { name: 'Suspend user' }));
  await user.click(again.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('1 user was not changed')).toBeTruthy();
  expect(screen.getByText(/This user is already suspended\./).textContent).toBe(
    'User 2: This user is already suspended.',
  );
  expect(toasts()).toEqual([]);
  expect(box('2').checked).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('User 2'));
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText('1 user was not changed')).toBeNull();
});

test('a suspension that fails stays in its dialog with what was typed', async () => {
  let message: string | undefined = 'Not now.';
  const users = ['1', '2', '3', '4', '5', '6', '7'].map((id) => aUser(id));
  const { asked } = await drawUsers(Page, {
    users,
    fails: (what) => (what === 'suspendUsers' ? message : undefined),
  });
  await screen.findByText('7 users');
  await user.click(screen.getAllByLabelText('Select all users on this page')[0]!);
  await press('Suspend');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 7 users' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['1', '2', '3', '4', '5'].map((id) => `User ${id}`),
    'and 2 more',
  ]);
  const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
  fireEvent.change(reason, { target: { value: '  ' } });
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Failed to suspend user.*Not now\./,
  );
  expect(reason.value).toBe('  ');
  message = undefined;
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(toasts()).toEqual([['7 users suspended', undefined]]));
  const ids = users.map(({ id }) => id);
  // An empty reason becomes the default, and no end date is sent.
  expect(asked.at(-1)).toEqual(['suspendUsers', { ids, reason: 'Admin action' }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('User 1'));
});

test('keys move through the list, select and search', async () => {
  await drawUsers(Page, { users: [aUser('1'), aUser('2')] });
  await screen.findByText('2 users');
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement!, { key, ...more });
  const focused = () => document.activeElement?.textContent;
  press('j');
  expect(focused()).toBe('User 1');
  press('j');
  expect(focused()).toBe('User 2');
  press('j');
  expect(focused()).toBe('User 2');
  press('x');
  expect([box('1').checked, box('2').checked]).toEqual([false, true]);
  press('k');
  expect(focused()).toBe('User 1');
  press('x', { ctrlKey: true });
  expect(box('1').checked).toBe(false);
  press('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search users' }));
  // In an input, letters are letters.
  press('x');
  expect(box('1').checked).toBe(false);
});
