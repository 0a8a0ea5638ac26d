import type { TeamRole } from '#schema/options/teamRoles.ts';
import { clock } from './clock.ts';
import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { storage, tabStorage, WAITING_APPLICATION } from '#client/lib/store/storage.ts';

export type UserRole = 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  onboardingComplete: boolean;
  emailVerified: boolean;
  createdAt?: string;
  /** The role in the team of the employer's company. */
  teamRole?: Uppercase<TeamRole> | null;
}

/** Why the session ended: it expired, the server refused it, or the user logged out. */
export type SessionEnd = 'expired' | 'refused' | 'left';

export interface Session {
  /** unknown: not checked yet, or the server could not be reached. A guest's view or a skeleton is shown. */
  status: 'unknown' | 'guest' | 'member';
  token: string | null;
  user: SessionUser | null;
  onboardingComplete: boolean;
  /** The check failed because of the network: the session is kept and checked again. */
  unreachable: boolean;
  ended: SessionEnd | null;
  /** The server's message where it says more, for example a suspension with its reason and end. */
  why?: string | undefined;
}

export interface Credentials {
  accessToken: string;
  expiresAt: string;
  user: SessionUser;
  /** Only returned by a login or a sign-up. */
  deviceToken?: string | null | undefined;
}

const GUEST: Session = {
  status: 'guest',
  token: null,
  user: null,
  onboardingComplete: false,
  unreachable: false,
  ended: null,
};

const store = createStore<Session>({ ...GUEST, status: 'unknown' });

export const useSession = (): Session => useStore(store);
export const currentSession = (): Session => store.get();
export const watchSession = (listener: () => void): (() => void) => store.subscribe(listener);

let expiryTimer: ReturnType<typeof setTimeout> | undefined;

function expireAt(time: number): void {
  clearTimeout(expiryTimer);
  const left = time - clock.now();
  // Longer delays overflow a 32-bit timer and fire at once.
  if (left < 2 ** 31) expiryTimer = setTimeout(() => endSession('expired'), left);
}

/** Reads the stored token. keepSession asks the server whether it is valid. */
export function startSession(): void {
  const token = storage.read('token');
  const expiry = Date.parse(storage.read('tokenExpiry') ?? '');
  if (!token) return store.set(GUEST);
  if (!(expiry > clock.now())) return endSession('expired');
  expireAt(expiry);
  store.set({ ...GUEST, status: 'unknown', token, onboardingComplete: isMarkedOnboarded() });
}

export function login({ accessToken, expiresAt, user, deviceToken }: Credentials): void {
  // Kept after logout: the server recognizes the device by it.
  if (deviceToken) storage.write('deviceToken', deviceToken);
  // The stored flag belongs to another user.
  if (store.get().user?.id !== user.id) storage.remove('onboardingComplete');
  storage.remove('adminToken');
  if (user.role === 'ADMIN') storage.write('adminToken', accessToken);
  storage.write('token', accessToken);
  storage.write('tokenExpiry', expiresAt);
  expireAt(Date.parse(expiresAt));
  store.set({ ...GUEST, status: 'member', token: accessToken });
  updateUser(user);
}

/** For the input of every kind of login; empty on a device that has never logged in. */
export function knownDevice(): { deviceToken?: string } {
  const deviceToken = storage.read('deviceToken');
  return deviceToken ? { deviceToken } : {};
}

function clearStoredSession(): void {
  clearTimeout(expiryTimer);
  storage.remove('token', 'tokenExpiry', 'role', 'adminToken');
}

/** As documented, an administrator's token is also stored separately. Only the server knows whether it is valid. */
export const holdsAdminToken = () => storage.read('adminToken') !== null;

/** The server accepted the token, or the user changed. A late response about an older token is ignored. */
export function updateUser(user: SessionUser, about = store.get().token): void {
  const { token } = store.get();
  if (!token || about !== token) return;
  storage.write('role', user.role);
  const onboardingComplete = user.onboardingComplete || isMarkedOnboarded();
  storage.write('onboardingComplete', String(onboardingComplete));
  store.set({ ...GUEST, status: 'member', token, user, onboardingComplete });
}

/** As documented, the flag comes from the profile or from local storage. */
const isMarkedOnboarded = () => storage.read('onboardingComplete') === 'true';

/** The dialog is finished on this device, whether or not the server could be reached (product decision 24). */
export function markOnboarded(): void {
  if (!store.get().token) return;
  storage.write('onboardingComplete', 'true');
  store.set({ ...store.get(), onboardingComplete: true });
}

export function logout(): void {
  clearStoredSession();
  storage.write('onboardingComplete', 'false');
  // If a session ends by itself, typed text is kept for the next login of the same user.
  tabStorage.clear();
  storage.remove(WAITING_APPLICATION);
  store.set({ ...GUEST, ended: 'left' });
}

let renewal: Promise<void> | undefined;

/** Wraps a request that returns a new token: until it has finished, a refusal of the old token is not acted on. */
export function whileRenewing<Result>(request: Promise<Result>): Promise<Result> {
  const over = request.then(ignore, ignore).then(() => {
    if (renewal === over) renewal = undefined;
  });
  renewal = over;
  return request;
}

/** Whether this token is still the one to send. */
export const isCurrentToken = (token: string) => store.get().token === token;

/** Resolves when no new token is pending. */
export const afterRenewal = () => Promise.resolve(renewal);

const ignore = () => undefined;

/** The server or the clock ended the session. */
export function endSession(ended: SessionEnd, about = store.get().token, why?: string): void {
  if (ended === 'refused' && renewal) return void renewal.then(() => endSession(ended, about, why));
  if (about !== store.get().token) return;
  clearStoredSession();
  storage.remove('onboardingComplete');
  store.set({ ...GUEST, ended, why });
}

export function markUnreachable(about: string): void {
  const session = store.get();
  if (session.token === about && session.status === 'unknown')
    store.set({ ...session, unreachable: true });
}

/** Follows logins and logouts in other tabs. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    if (storage.read('token') === store.get().token) return;
    if (!storage.read('token') && storage.read('onboardingComplete') === 'false')
      tabStorage.clear();
    startSession();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Resolves when the user is known, or cannot be known at the moment. */
export function settledSession(): Promise<Session> {
  const settled = () => store.get().status !== 'unknown' || store.get().unreachable;
  if (settled()) return Promise.resolve(store.get());
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve(store.get());
    });
  });
}
