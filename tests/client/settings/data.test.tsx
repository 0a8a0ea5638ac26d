import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { Page as AccountPage } from '#client/pages/settings/AdminAccountPage.tsx';
import { Page } from '#client/pages/settings/SettingsPage.tsx';
import {
  box,
  complaints,
  drawAccount,
  refuse,
  toasts,
} from '#tests/client/account/drawAccount.tsx';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
beforeEach(() => {
  act(() => logInAs({ email: 'asha@people.example' }));
});
afterEach(() => {
  act(leave);
  vi.unstubAllGlobals();
});

type Mutations = NonNullable<Parameters<typeof drawAccount>[1]>['mutations'];

async function open(mutations: Mutations = {}, hasPassword = true, isOn = false) {
  const drawn = await drawAccount(<Page />, {
    path: '/settings?section=data',
    viewer: () => ({ hasPassword, sessions: [], settings: { id: 'u1' }, twoFactor: { isOn } }),
    mutations,
  });
  await screen.findByRole('heading', { name: 'Delete my account' });
  return drawn;
}

async function askToDelete() {
  await user.click(button('Delete my account'));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

test('an account is deleted with the password and a typed word, and the user is logged out', async () => {
  let answer = () => {};
  const refusals = ['That is not your password.'];
  const { asked } = await open({
    deleteMyAccount: async () => {
      const [message] = refusals.splice(0);
      if (message) refuse(message, { code: 'UNAUTHENTICATED' });
      await new Promise<void>((resolve) => (answer = resolve));
      return { message: 'Your account is gone.' };
    },
  });
  expect(screen.getByText(/^Employers keep the applications you sent them/)).toBeTruthy();
  const dialog = await askToDelete();
  expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
  await expectNoViolations(document.body);
  const send = () => user.click(button('Delete my account permanently'));
  fireEvent.change(box('Type DELETE to confirm'), { target: { value: 'remove' } });
  await send();
  await waitFor(() => expect(complaints()).toEqual(['Password is required', 'Please type DELETE']));
  expect(asked).toEqual([]);

  fireEvent.change(box('Password'), { target: { value: 'secret phrase' } });
  fireEvent.change(box('Type DELETE to confirm'), { target: { value: 'DELETE' } });
  await send();
  expect((await dialog.findByRole('alert')).textContent).toContain('That is not your password.');
  expect(currentSession().status).toBe('member');
  await send();
  expect((await dialog.findByText('Deleting your account…')).getAttribute('role')).toBe('status');
  expect(button('Keep my account').disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(async () => answer());
  await waitFor(() => expect(currentSession()).toMatchObject({ status: 'guest', ended: 'left' }));
  await expectAddress('/');
  expect(toasts()).toEqual([['Your account is gone.', undefined]]);
  const input = { password: 'secret phrase', confirmation: 'DELETE' };
  expect(asked).toEqual([
    ['deleteMyAccount', input],
    ['deleteMyAccount', input],
  ]);
});

test('an account without a password is deleted by the word alone, or kept', async () => {
  const { asked } = await open({ deleteMyAccount: () => ({ message: 'Gone.' }) }, false);
  await askToDelete();
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  await user.click(button('Keep my account'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([]);
  await askToDelete();
  fireEvent.change(box('Type DELETE to confirm'), { target: { value: 'DELETE' } });
  await user.click(button('Delete my account permanently'));
  await waitFor(() => expect(asked).toEqual([['deleteMyAccount', { confirmation: 'DELETE' }]]));
  await expectAddress('/');
});

test('with two-step verification on, the code is asked for and sent', async () => {
  const { asked } = await open({ deleteMyAccount: () => ({ message: 'Gone.' }) }, false, true);
  await askToDelete();
  fireEvent.change(box('Type DELETE to confirm'), { target: { value: 'DELETE' } });
  await user.click(button('Delete my account permanently'));
  await waitFor(() => expect(complaints()).toHaveLength(1));
  fireEvent.change(box(/^Code/), { target: { value: '123456' } });
  await user.click(button('Delete my account permanently'));
  const input = { code: '123456', confirmation: 'DELETE' };
  await waitFor(() => expect(asked).toEqual([['deleteMyAccount', input]]));
});

test('an export starts by itself and leaves a link, and a failed one says so', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/settings', assign });
  let fails = true;
  const { asked, container } = await open({
    exportMyData: () => {
      if (fails) refuse('Too many exports today.', { code: 'RATE_LIMITED' });
      return { url: '/exports/mine?signed', expiresAt: '2026-11-21T10:05:00.000Z' };
    },
  });
  await user.click(button('Export my data'));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many exports today.');
  expect(assign).not.toHaveBeenCalled();
  fails = false;
  await user.click(button('Export my data'));
  expect(await screen.findByText('Your download has started')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Download the file' });
  expect(link.getAttribute('href')).toBe('/exports/mine?signed');
  expect(assign.mock.calls).toEqual([['/exports/mine?signed']]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toHaveLength(2);
  await expectNoViolations(container);
});

test('administrators have their own account in the admin frame', async () => {
  act(() => logInAs({ email: 'admin@people.example', role: 'ADMIN' }));
  await drawAccount(<AccountPage />, {
    path: '/admin/account',
    viewer: () => ({ hasPassword: true, sessions: [], settings: { id: 'u1' } }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  expect(screen.getByText(/admin@people\.example/)).toBeTruthy();
  const pages = within(screen.getAllByRole('navigation', { name: 'Settings' })[0]!);
  const links = pages.getAllByRole('link');
  expect(
    links.map((link) => [
      link.getAttribute('href'),
      link.ariaCurrent ?? link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['/admin/settings', null],
    ['/admin/settings/recounts', null],
    ['/admin/account', 'page'],
  ]);
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Delete my account' })).toBeNull();
});
