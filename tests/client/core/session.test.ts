import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentSession,
  endSession,
  followOtherTabs,
  login,
  logout,
  markUnreachable,
  whileRenewing,
  settledSession,
  startSession,
  updateUser,
  type SessionUser,
} from '#client/lib/session.ts';

const asha: SessionUser = {
  id: '1',
  email: 'asha@mail.example',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'JOB_SEEKER',
  onboardingComplete: true,
  emailVerified: true,
};
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const stored = () => ({ ...localStorage });

function store(token: string, tokenExpiry: string) {
  localStorage.setItem('token', token);
  localStorage.setItem('tokenExpiry', tokenExpiry);
  localStorage.setItem('onboardingComplete', 'true');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  logout();
  vi.useRealTimers();
});

describe('at the start', () => {
  test('a visitor without a token is a guest', () => {
    startSession();
    expect(currentSession()).toMatchObject({ status: 'guest', ended: null });
  });

  test('an expired token is removed, with its expiry and the onboarding flag', () => {
    store('old', inDays(-1));
    startSession();
    expect(currentSession()).toMatchObject({ status: 'guest', token: null, ended: 'expired' });
    expect(stored()).toEqual({});
  });

  test('an invalid expiry counts as expired', () => {
    store('old', 'soon');
    startSession();
    expect(currentSession().status).toBe('guest');
  });

  test('a valid token waits for the server, which then says who the user is', () => {
    store('good', inDays(3));
    startSession();
    expect(currentSession()).toMatchObject({ status: 'unknown', onboardingComplete: true });
    updateUser(asha, 'good');
    expect(currentSession()).toMatchObject({ status: 'member', user: asha });
  });

  test('an unreachable server leaves the session as it is', async () => {
    store('good', inDays(3));
    startSession();
    markUnreachable('old');
    expect(currentSession().unreachable).toBe(false);
    markUnreachable('good');
    expect(currentSession()).toMatchObject({ status: 'unknown', unreachable: true });
    expect(stored()).toMatchObject({ token: 'good' });
    await expect(settledSession()).resolves.toMatchObject({ unreachable: true });
  });
});

describe('during a session', () => {
  test('an administrator’s token is also stored as the admin token, and removed with the session', () => {
    const admin = { ...asha, id: '2', role: 'ADMIN' as const };
    const token = () => localStorage.getItem('adminToken');
    login({ accessToken: 'new', expiresAt: inDays(7), user: admin });
    expect(token()).toBe('new');
    logout();
    expect(token()).toBeNull();
    login({ accessToken: 'newer', expiresAt: inDays(7), user: admin });
    endSession('refused');
    expect(token()).toBeNull();
    login({ accessToken: 'newest', expiresAt: inDays(7), user: admin });
    login({ accessToken: 'another', expiresAt: inDays(7), user: asha });
    expect(token()).toBeNull();
  });

  test('login stores token, expiry and the onboarding flag', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    expect(stored()).toEqual({
      token: 'new',
      role: 'JOB_SEEKER',
      tokenExpiry: inDays(7),
      onboardingComplete: 'true',
    });
    expect(currentSession()).toMatchObject({ status: 'member', token: 'new', user: asha });
  });

  test('someone else who logs in on this device has not been onboarded by the first', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    const ravi = { ...asha, id: 'ravi', onboardingComplete: false };
    login({ accessToken: 'another', expiresAt: inDays(7), user: ravi });
    expect(currentSession()).toMatchObject({ user: ravi, onboardingComplete: false });
  });

  test('the session ends by itself after its seven days', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    vi.advanceTimersByTime(7 * DAY - 1);
    expect(currentSession().status).toBe('member');
    vi.advanceTimersByTime(1);
    expect(currentSession()).toMatchObject({ status: 'guest', ended: 'expired' });
    expect(stored()).toEqual({});
  });

  test('a session of many weeks does not end at once', () => {
    login({ accessToken: 'new', expiresAt: inDays(60), user: asha });
    vi.advanceTimersByTime(1);
    expect(currentSession().status).toBe('member');
  });

  test('a user who logs in after another one has to complete the own profile', () => {
    localStorage.setItem('onboardingComplete', 'true');
    const ravi = { ...asha, id: '2', onboardingComplete: false };
    login({ accessToken: 'new', expiresAt: inDays(7), user: ravi });
    expect(currentSession().onboardingComplete).toBe(false);
  });

  test('a refusal of an older token does not end the new session', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    endSession('refused', 'old');
    updateUser({ ...asha, firstName: 'Ravi' }, 'old');
    expect(currentSession().user?.firstName).toBe('Asha');
    endSession('refused', 'new');
    expect(currentSession()).toMatchObject({ status: 'guest', ended: 'refused' });
  });

  test('a refusal while a new token is pending waits for it', async () => {
    login({ accessToken: 'old', expiresAt: inDays(7), user: asha });
    const asked = Promise.withResolvers<void>();
    const renewal = whileRenewing(
      asked.promise.then(() => login({ accessToken: 'new', expiresAt: inDays(7), user: asha })),
    );
    endSession('refused', 'old');
    expect(currentSession()).toMatchObject({ status: 'member', token: 'old' });
    asked.resolve();
    await renewal;
    expect(currentSession()).toMatchObject({ status: 'member', token: 'new' });

    const failed = whileRenewing(Promise.reject(new Error('not the password')));
    endSession('refused', 'new');
    await expect(failed).rejects.toThrow('not the password');
    await vi.waitFor(() => expect(currentSession().ended).toBe('refused'));
  });

  test('logout removes token, expiry and all that was typed, and sets the onboarding flag to false', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    sessionStorage.setItem('typed', 'a letter');
    localStorage.setItem('waitingApplication', '{}');
    logout();
    expect(stored()).toEqual({ onboardingComplete: 'false' });
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()).toMatchObject({ status: 'guest', ended: 'left' });
  });
});

describe('in several tabs', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());
  const otherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  test('a logout in one tab logs out all', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    sessionStorage.setItem('typed', 'a letter');
    localStorage.clear();
    otherTab('token');
    expect(currentSession().status).toBe('guest');
    // What was typed stays if a session ended by itself, but not if someone left.
    expect(sessionStorage).toHaveLength(1);
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    localStorage.clear();
    localStorage.setItem('onboardingComplete', 'false');
    otherTab('token');
    expect(sessionStorage).toHaveLength(0);
  });

  test('only a logout in another tab forgets what was typed in this one', () => {
    const typed = () => sessionStorage.getItem('typed');
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    sessionStorage.setItem('typed', 'a letter');
    localStorage.clear();
    otherTab('token');
    expect(typed()).toBe('a letter');
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    localStorage.clear();
    localStorage.setItem('onboardingComplete', 'false');
    otherTab('token');
    expect(typed()).toBeNull();
  });

  test('a login in another tab is checked here', () => {
    startSession();
    store('theirs', inDays(7));
    otherTab('token');
    expect(currentSession()).toMatchObject({ status: 'unknown', token: 'theirs' });
  });

  test('cleared storage is a logout too, and other keys are ignored', () => {
    login({ accessToken: 'new', expiresAt: inDays(7), user: asha });
    otherTab('theme');
    expect(currentSession().status).toBe('member');
    localStorage.clear();
    otherTab(null);
    expect(currentSession().status).toBe('guest');
  });
});
