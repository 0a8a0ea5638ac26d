import { clock } from './clock.ts';
import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { storage } from '#client/lib/store/storage.ts';

export type UserRole = 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  onboardingComplete: boolean;
  emailVerified: boolean;
}

/** Why there is no session any more: its time was over, the server refused it, the user left. */
export type SessionEnd = 'expired' | 'refused' | 'left';

export interface Session {
  /** unknown: not asked yet, or the server could not be reached; what is drawn is a guest's view or a skeleton. */
  status: 'unknown' | 'guest' | 'member';
  token: string | null;
  user: SessionUser | null;
  onboardingComplete: boolean;
  /** The check failed for want of a network: the session is kept and asked for again. */
  unreachable: boolean;
  ended: SessionEnd | null;
  /** The server's sentence, where it says more: a suspension with its reason and end. */
  why?: string | undefined;
}

export interface Credentials {
  accessToken: string;
  expiresAt: string;
  user: SessionUser;
  /** Of a login or a sign-up. */
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

/** Reads the stored token; what it is worth is asked by keepSession. */
export function startSession(): void {
  const token = storage.read('token');
  const expiry = Date.parse(storage.read('tokenExpiry') ?? '');
  if (!token) return store.set(GUEST);
  if (!(expiry > clock.now())) return endSession('expired');
  expireAt(expiry);
  store.set({ ...GUEST, status: 'unknown', token, onboardingComplete: isMarkedOnboarded() });
}

export function login({ accessToken, expiresAt, user, deviceToken }: Credentials): void {
  // It stays after a logout: the server knows this device by it.
  if (deviceToken) storage.write('deviceToken', deviceToken);
  // Somebody else's flag is not theirs.
  if (store.get().user?.id !== user.id) storage.remove('onboardingComplete');
  storage.remove('adminToken');
  if (user.role === 'ADMIN') storage.write('adminToken', accessToken);
  storage.write('token', accessToken);
  storage.write('tokenExpiry', expiresAt);
  expireAt(Date.parse(expiresAt));
  store.set({ ...GUEST, status: 'member', token: accessToken });
  updateUser(user);
}

/** For the input of every way in; empty on a device that has not logged in yet. */
export function knownDevice(): { deviceToken?: string } {
  const deviceToken = storage.read('deviceToken');
  return deviceToken ? { deviceToken } : {};
}

function forget(): void {
  clearTimeout(expiryTimer);
  storage.remove('token', 'tokenExpiry', 'role', 'adminToken');
}

/** Document 2, section 2: kept beside the token of an administrator; what it is worth only the server knows. */
export const holdsAdminToken = () => storage.read('adminToken') !== null;

/** The server knows the token, or the user has changed. A late answer about an older token changes nothing. */
export function updateUser(user: SessionUser, about = store.get().token): void {
  const { token } = store.get();
  if (!token || about !== token) return;
  storage.write('role', user.role);
  const onboardingComplete = user.onboardingComplete || isMarkedOnboarded();
  storage.write('onboardingComplete', String(onboardingComplete));
  store.set({ ...GUEST, status: 'member', token, user, onboardingComplete });
}

/** Document 1, section 4: the flag is taken from the profile or from local storage. */
const isMarkedOnboarded = () => storage.read('onboardingComplete') === 'true';

/** The dialog is done with on this device, whether or not the server could be told (decision 24). */
export function markOnboarded(): void {
  if (!store.get().token) return;
  storage.write('onboardingComplete', 'true');
  store.set({ ...store.get(), onboardingComplete: true });
}

export function logout(): void {
  forget();
  storage.write('onboardingComplete', 'false');
  // A session that ends by itself leaves what was typed, for the next login of the same person.
  storage.clearTab();
  store.set({ ...GUEST, ended: 'left' });
}

let renewal: Promise<void> | undefined;

/** For a request that answers with another token: until it has, nobody is believed to be refused with the old one. */
export function renewing<Result>(request: Promise<Result>): Promise<Result> {
  const over = request.then(ignore, ignore).then(() => {
    if (renewal === over) renewal = undefined;
  });
  renewal = over;
  return request;
}

/** Whether this token is still the one to send. */
export const isCurrent = (token: string) => store.get().token === token;

/** Resolves when no other token is on its way. */
export const renewed = () => Promise.resolve(renewal);

const ignore = () => undefined;

/** The server or the clock has ended it. */
export function endSession(ended: SessionEnd, about = store.get().token, why?: string): void {
  if (ended === 'refused' && renewal) return void renewal.then(() => endSession(ended, about, why));
  if (about !== store.get().token) return;
  forget();
  storage.remove('onboardingComplete');
  store.set({ ...GUEST, ended, why });
}

export function markUnreachable(about: string): void {
  const session = store.get();
  if (session.token === about && session.status === 'unknown')
    store.set({ ...session, unreachable: true });
}

/** Another tab has logged in or out. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    if (storage.read('token') === store.get().token) return;
    if (!storage.read('token') && storage.read('onboardingComplete') === 'false')
      storage.clearTab();
    startSession();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Resolves when it is known who is here, or that this cannot be known now. */
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
