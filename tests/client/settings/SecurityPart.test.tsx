import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { Page } from '#client/pages/settings/SettingsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  box,
  complaints,
  drawAccount,
  opened,
  refuse,
  toasts,
} from '#tests/client/account/drawAccount.tsx';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36';
const session = (id: string, userAgent: string | null, current = false) => ({
  id,
  userAgent,
  current,
  ip: '203.0.113.7',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
});

beforeEach(() => {
  act(() => logInAs({ email: 'asha@people.example' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

interface Visit {
  mutations?: Record<string, () => unknown>;
  sessions?: () => object[];
  apiKeys?: number;
  site?: { passwordMinLength: number };
}

async function open(visit: Visit = {}) {
  const { mutations = {}, sessions = () => [session('s1', WINDOWS, true)] } = visit;
  const { site, apiKeys = 0 } = visit;
  const viewer = () => ({ sessions, hasPassword: true, livingApiKeys: apiKeys });
  const drawn = await drawAccount(<Page />, {
    mutations,
    site,
    viewer,
    path: '/settings?section=security',
  });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

async function change(user: ReturnType<typeof userEvent.setup>, next: string, again = next) {
  await user.type(await screen.findByLabelText('Current password'), 'the old phrase');
  await user.type(box('New password'), next);
  await user.type(box('Confirm new password'), `${again}{Enter}`);
}

describe('changing the password', () => {
  test('has the documented rules', async () => {
    const { user, asked, container } = await open();
    await change(user, '1234567', '7654321');
    await waitFor(() =>
      expect(complaints()).toEqual([
        'Password must be at least 8 characters long',
        'New passwords do not match',
      ]),
    );
    await user.clear(box('Current password'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(complaints()[0]).toBe('Current password is required'));
    await expectNoViolations(container);
    expect(asked).toEqual([]);
  });

  test('follows the site’s stricter minimum', async () => {
    const { user } = await open({ site: { passwordMinLength: 12 } });
    await screen.findByText('At least 12 characters');
    await change(user, '12345678901');
    await waitFor(() =>
      expect(complaints()).toEqual(['Password must be at least 12 characters long']),
    );
  });

  test('says so, clears the fields, and goes on with the new token', async () => {
    const { user, asked } = await open({ mutations: { changePassword: () => opened() } });
    await change(user, 'the new phrase');
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy();
    const input = { currentPassword: 'the old phrase', newPassword: 'the new phrase' };
    expect(asked).toEqual([['changePassword', input]]);
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(box(name).value).toBe('');
    expect(currentSession()).toMatchObject({ status: 'member', token: 'a-new-token' });
    await user.type(box('Current password'), 'x');
    expect(screen.queryByText('Password changed successfully!')).toBeNull();
  });

  test('shows the documented message for a wrong current password, at its field too', async () => {
    const message = 'The current password is incorrect.';
    const fields = [{ field: 'currentPassword', message }];
    const changePassword = () => refuse(message, { code: 'BAD_USER_INPUT', fields });
    const { user } = await open({ mutations: { changePassword } });
    await change(user, 'the new phrase');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(
      'Failed to change password. Please check your current password.',
    );
    expect(document.activeElement).toBe(summary);
    expect(complaints()).toEqual([message]);
    expect(box('New password').value).toBe('the new phrase');
  });

  test('offers users with API keys to revoke them', async () => {
    const { user, asked } = await open({
      apiKeys: 3,
      mutations: { changePassword: () => opened() },
    });
    await user.click(await screen.findByLabelText('Also revoke my 3 API keys'));
    await change(user, 'the new phrase');
    await screen.findByText('Password changed successfully!');
    const passwords = { currentPassword: 'the old phrase', newPassword: 'the new phrase' };
    expect(asked).toEqual([['changePassword', { ...passwords, revokeApiKeys: true }]]);
  });

  test('does not blame the current password for another failure', async () => {
    const changePassword = () => refuse('Try again in a moment.', { code: 'UNAVAILABLE' });
    const { user } = await open({ mutations: { changePassword } });
    await change(user, 'the new phrase');
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Failed to change password.Try again in a moment.');
    expect(banner.textContent).not.toContain('check your current');
  });
});

describe('the list of sessions', () => {
  const three = () => [session('s3', PHONE), session('s2', null), session('s1', WINDOWS, true)];
  const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
  const ending = (device: string) =>
    screen.getByRole('button', { name: `End the session: ${device}` });

  test('shows this device first, which cannot be ended by mistake', async () => {
    const { container } = await open({ sessions: three });
    await screen.findByText('This device');
    expect(rows().map((row) => row.querySelector('p')?.firstChild?.textContent)).toEqual([
      'Chrome on Windows',
      'Samsung Internet on Android',
      'Unknown device',
    ]);
    expect(rows()[0]?.textContent).toContain('Active now · IP 203.0.113.7');
    expect(rows()[1]?.textContent).toContain('Last used: 2 hours ago · IP 203.0.113.7');
    expect(within(rows()[0]!).queryByRole('button')).toBeNull();
    await expectNoViolations(container);
  });

  test('removes an ended session, and the focus goes to its neighbour', async () => {
    const { user, asked } = await open({
      sessions: three,
      mutations: { endSession: () => ({ message: 'Ended.' }) },
    });
    await screen.findByText('This device');
    await user.click(ending('Samsung Internet on Android'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(asked).toEqual([['endSession', { id: 's3' }]]);
    expect(document.activeElement).toBe(ending('Unknown device'));
    expect(toasts()).toEqual([['Logged out: Samsung Internet on Android', undefined]]);
  });

  test('can end all others in one step if there are several', async () => {
    const { user, asked } = await open({
      sessions: three,
      mutations: { endOtherSessions: () => ({ message: 'Ended.' }) },
    });
    await screen.findByText('This device');
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked).toEqual([['endOtherSessions', undefined]]);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(toasts()).toEqual([['You are logged out on all other devices', undefined]]);
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  test('keeps one that could not be ended', async () => {
    const endSession = () => refuse('Try again in a moment.', { code: 'UNAVAILABLE' });
    const { user } = await open({ sessions: three, mutations: { endSession } });
    await screen.findByText('This device');
    await user.click(ending('Unknown device'));
    await waitFor(() =>
      expect(toasts()).toEqual([['We could not end the session', 'Try again in a moment.']]),
    );
    expect(rows()).toHaveLength(3);
  });

  test('that fails leaves the rest of the page, and loads with Try Again', async () => {
    let broken = true;
    const sessions = () => (broken ? refuse('No.', { code: 'INTERNAL' }) : three());
    const { user } = await open({ sessions });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load your devices',
    );
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('This device');
  });
});
