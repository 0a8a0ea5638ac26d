import { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { OfflineNotice } from '#client/components/offline/OfflineNotice.tsx';
import { Words } from '#client/components/Words.tsx';
import { setOfflineState } from '#client/lib/offline/offlineState.ts';
import { currentSession, endSession, updateUser } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { keepSession } from '#client/pages/frame/keepSession.ts';
import { SessionNotices } from '#client/pages/frame/SessionNotices.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { drawInSite, leave, logInAs, NOW } from './drawInSite.tsx';

const user = userEvent.setup({ delay: null });
const ASHA = {
  id: '1',
  email: 'asha@people.example',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'JOB_SEEKER',
  onboardingComplete: true,
  emailVerified: true,
};
const toasts = () =>
  queuedToasts().map(({ kind, title, message, duration }) => [kind, title, message, duration]);

/** The site's session handling while a page is open. */
function Kept() {
  const client = useApolloClient();
  useEffect(() => keepSession(client), [client]);
  return <SessionNotices />;
}

beforeEach(() => {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('tokenExpiry', '2099-01-01T00:00:00.000Z');
});
afterEach(() => {
  act(leave);
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['home'];
});

async function open(answer: () => object | null) {
  const viewer = vi.fn(answer);
  const schema = mockedSchema({ resolvers: { Query: { viewer } } });
  const drawn = await drawInSite(<Kept />, { schema });
  await waitFor(() => expect(viewer).toHaveBeenCalled());
  return { ...drawn, viewer };
}
const known = (more: object = {}) => ({
  unreadNotifications: 0,
  savedJobIds: [],
  user: { ...ASHA, ...more },
});

test('an unreachable server keeps the user logged in, and is retried by button and automatically', async () => {
  let isAway = true;
  const { viewer } = await open(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return known();
  });
  expect(await screen.findByText('We could not reach the server')).toBeTruthy();
  expect(screen.getByText('You are still logged in. We will keep trying.')).toBeTruthy();
  expect(currentSession()).toMatchObject({ status: 'unknown', unreachable: true });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(viewer).toHaveBeenCalledTimes(2));
  expect(screen.getByText('We could not reach the server')).toBeTruthy();
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('We could not reach the server')).toBeNull());
  expect(currentSession()).toMatchObject({ status: 'member', user: { firstName: 'Asha' } });
  expect(document.documentElement.dataset['session']).toBe('JOB_SEEKER');
  expect(document.documentElement.dataset['home']).toBe('dashboard');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(viewer).toHaveBeenCalledTimes(3);
});

test('a user who has not completed onboarding does not start on the dashboard', async () => {
  await open(() => known({ onboardingComplete: false, role: 'EMPLOYER' }));
  await waitFor(() => expect(document.documentElement.dataset['session']).toBe('EMPLOYER'));
  expect(document.documentElement.dataset['home']).toBeUndefined();
});

test('a session the server no longer knows ends, with a notice', async () => {
  await open(() => null);
  const again = 'Please log in again to continue.';
  await waitFor(() =>
    expect(toasts()).toEqual([['info', 'You have been logged out', again, 5000]]),
  );
  expect(currentSession()).toMatchObject({ status: 'guest', ended: 'refused' });
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

test('a logout shows no notice, and an expired session asks to log in again', async () => {
  await open(() => known());
  await waitFor(() => expect(currentSession().status).toBe('member'));
  act(leave);
  expect(toasts()).toEqual([]);
  act(() => logInAs({}));
  act(() => endSession('expired'));
  expect(toasts()).toEqual([
    ['info', 'Your session has ended', 'Please log in again to continue.', 5000],
  ]);
});

test('what one user has read is forgotten before the next one logs in', async () => {
  const forgets = vi.spyOn(ApolloClient.prototype, 'resetStore');
  onTestFinished(() => forgets.mockRestore());
  await open(() => known());
  await waitFor(() => expect(currentSession().status).toBe('member'));
  act(() => updateUser({ ...currentSession().user!, lastName: 'Iyer' }));
  expect(forgets).not.toHaveBeenCalled();
  act(() => logInAs({ id: '2', firstName: 'Ravi' }, 'another-token'));
  expect(forgets).toHaveBeenCalledTimes(1);
});

test('a check that could not reach the server is repeated by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { viewer } = await open(() => {
    throw new TypeError('Failed to fetch');
  });
  await waitFor(() => expect(currentSession().unreachable).toBe(true));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(viewer).toHaveBeenCalledTimes(2);
});

test('the reason of a suspension stays until it is closed', async () => {
  await open(() => known());
  await waitFor(() => expect(currentSession().status).toBe('member'));
  act(() => endSession('refused', 'a-token', 'Suspended until Monday.'));
  expect(toasts()).toEqual([
    ['warning', 'You have been logged out', 'Suspended until Monday.', Infinity],
  ]);
});

test.each([
  ['2026-11-21T04:00:00.000Z', 'Showing what was saved at 9:30 am.'],
  ['2026-11-20T04:00:00.000Z', 'Showing what was saved at 20 Nov, 9:30 am.'],
])('without a network a copy of %s says when it was saved', async (savedAt, words) => {
  const before = { isOffline: true, savedAt: Date.parse(savedAt), waiting: 2, refused: 1 };
  act(() => setOfflineState(before));
  onTestFinished(() =>
    act(() => setOfflineState({ isOffline: false, savedAt: null, waiting: 0, refused: 0 })),
  );
  await loadWords('en', ['offline']);
  await drawInSite(
    <Words areas={['offline']}>
      <OfflineNotice />
    </Words>,
    { now: NOW },
  );
  expect(screen.getByText(/^Showing/).textContent?.replaceAll(/\s/g, ' ')).toBe(
    `${words} 2 changes will be sent when you are online.`,
  );
  // A logout would delete what waits and what was refused.
  const out = vi.fn();
  act(() => setOfflineState({ leave: out }));
  expect(screen.getByText(/^3 changes have not been sent\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(out).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
