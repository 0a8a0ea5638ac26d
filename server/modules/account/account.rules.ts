import { PASSWORD_MIN } from '#schema/options/limits.ts';
import type { Role } from '#schema/options/roles.ts';
import type { SystemSettings } from '#schema/options/settings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const SESSION_LIFETIME = 7 * DAY;
export const RESET_LINK_LIFETIME = 60 * MINUTE;
export const VERIFY_LINK_LIFETIME = 7 * DAY;
/** A lock ends by itself, so that nobody can shut somebody else out for good. */
export const LOCK_TIME = 15 * MINUTE;

/** A device that has not logged in for so long is no longer known. */
export const DEVICE_LIFETIME = 180 * DAY;
export const DEVICES_MAX = 20;
export const RECENT_PASSWORD = 10 * MINUTE;

/** account.password.recent: a session left open does not prove who sits in front of it. */
export function isPasswordRecent(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < RECENT_PASSWORD;
}

/** account.login.new-device: the first login of an account surprises nobody. */
export function isSurprisingLogin(isNewDevice: boolean, lastLoginAt: Date | null): boolean {
  return isNewDevice && lastLoginAt !== null;
}

/** A session's use is written down so often: every write costs, and an administrator's limit may be five minutes. */
export function touchAfter(role: Role): number {
  return role === 'admin' ? MINUTE : 5 * MINUTE;
}

/** account.session.idle: administrators' sessions end when they were last used before this; others' never (decision 48). */
export function idleSince(role: Role, now: Date, sessionTimeout: number): Date | null {
  return role === 'admin' ? new Date(now.getTime() - sessionTimeout * MINUTE) : null;
}

/** account.password.length: of every new password, wherever it is chosen. */
export function minimumPasswordLength({
  passwordMinLength,
}: Pick<SystemSettings, 'passwordMinLength'>): number {
  return Math.max(PASSWORD_MIN, passwordMinLength);
}

/** So much of a password has to be left without a name, or the name is all there is to guess. */
const BESIDE_A_NAME = 6;
const SHORTEST_NAME = 3;

interface Guessable {
  /** In lower case. */
  common: ReadonlySet<string>;
  /** Of the person and of the site. */
  names: readonly string[];
}

/** account.password.common, account.password.name: attackers try these passwords first. */
export function weaknessOf(password: string, { common, names }: Guessable) {
  const plain = password.toLowerCase();
  if (common.has(plain)) return 'passwordCommon';
  const words = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  const isName = rest !== plain && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < BESIDE_A_NAME;
  return isName ? 'passwordName' : null;
}

/** account.login.locked: how long to wait, in milliseconds; 0 when the door is open. */
export function lockRemaining(lockedUntil: Date | null, now: Date): number {
  // Requests side by side differ by a moment, and nobody is to be told of sixteen minutes.
  return Math.min(LOCK_TIME, Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime()));
}

interface Standing {
  status: 'active' | 'inactive' | 'suspended';
  suspendedUntil?: Date | null;
  deletedAt?: Date | null;
}

/** account.session.standing: whether this person may be signed in at all. */
export function mayHaveSession(user: Standing, now: Date): boolean {
  if (user.deletedAt || user.status === 'inactive') return false;
  if (user.status === 'active') return true;
  return Boolean(user.suspendedUntil && user.suspendedUntil <= now);
}

/** account.reset.limit: strangers cannot flood an inbox with reset emails. */
export function mayMailResetLink(mailedWithinTheHour: number): boolean {
  return mailedWithinTheHour < 3;
}

/** account.token.usable: a link from a mail works once and for a while. */
export function isUsable(token: { usedAt?: Date | null; expiresAt: Date }, now: Date): boolean {
  return !token.usedAt && token.expiresAt > now;
}
