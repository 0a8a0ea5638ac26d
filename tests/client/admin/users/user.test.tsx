import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminUserPage.tsx';
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

const toasts = () => queuedToasts().map(({ title }) => title);
const SESSION = {
  __typename: 'Session',
  id: 's1',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  ip: '10.0.0.7',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0',
};

test('a page shows the user’s details, figures, sessions and history', async () => {
  const { container } = await drawUsers(Page, {
    users: [
      aUser('1', {
        role: 'EMPLOYER',
        company: {
          __typename: 'AdminUserCompany',
          id: 'c1',
          name: 'Neem Works',
          adminStatus: 'PENDING',
        },
        figures: { jobs: 2, applicationsSent: 0, applicationsReceived: 41 },
        sessions: [SESSION],
        status: 'SUSPENDED',
        displayStatus: 'SUSPENDED',
        suspendedReason: 'Spam',
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'User 1' })).toBeTruthy();
  expect(screen.getByText('This account is suspended')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neem Works' }).getAttribute('href')).toBe(
    '/admin/companies?open=c1',
  );
  expect(screen.getByText('41')).toBeTruthy();
  expect(screen.getByText(/Chrome/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();
  await expectNoViolations(container);
});

test('only changed fields are sent, and errors appear at their field', async () => {
  const users = [aUser('1', { phone: '98765 43210' })];
  const { asked, baseElement } = await drawUsers(Page, { users });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await expectNoViolations(baseElement);
  const email = dialog.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'nothing');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(dialog.getAllByText('Please enter a valid email address')).toBeTruthy(),
  );
  await user.clear(email);
  await user.type(email, 'new@people.example');
  await user.clear(dialog.getByLabelText('Phone'));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Inactive');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toasts()).toEqual(['User updated']));
  expect(asked).toEqual([
    ['updateUser', { id: '1', email: 'new@people.example', phone: null, status: 'INACTIVE' }],
  ]);
});

test('a suspension logs the user out everywhere, and the page says so', async () => {
  let isAway = false;
  await drawUsers(Page, {
    users: [aUser('1', { sessions: [SESSION] })],
    path: '/admin/users/1',
    fails: (what) => (what === 'user' && isAway ? 'Away' : undefined),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend: User 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Spam' } });
  isAway = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('This account is suspended')).toBeTruthy();
  expect(screen.queryByText(/Chrome/)).toBeNull();
});

test('deleting the user leads from the page to the list', async () => {
  await drawUsers(Page, { users: [aUser('1')], path: '/admin/users/1' });
  await user.click(await screen.findByRole('button', { name: 'Delete: User 1' }));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  await expectAddress('/admin/users');
  expect(toasts()).toEqual(['User deleted']);
});

test('a missing user, and one that cannot be loaded', async () => {
  const { unmount } = await drawUsers(Page, { users: [] });
  await screen.findByText('No users found');
  unmount();
  await drawUsers(Page, { users: [], fails: (what) => (what === 'user' ? 'Away' : undefined) });
  expect(await screen.findByText('Failed to fetch user')).toBeTruthy();
});
