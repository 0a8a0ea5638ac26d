import { PASSWORD_MIN } from '#schema/options/limits.ts';
import type { Role } from '#schema/options/roles.ts';
import type { SystemSettings } from '#schema/options/settings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const SESSION_LIFETIME = 7 * DAY;
export const RESET_LINK_LIFETIME = 60 * MINUTE;
export const VERIFY_LINK_LIFETIME = 7 * DAY;
/** A lock expires, so that no one can lock another person out for good. */
export const LOCK_TIME = 15 * MINUTE;

/** A device that has not logged in for this long is no longer known. */
export const DEVICE_LIFETIME = 180 * DAY;
export const DEVICES_MAX = 20;
export const RECENT_PASSWORD = 10 * MINUTE;

/** account.password.recent: an open session does not prove who is using it. */
export function isPasswordRecent(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < RECENT_PASSWORD;
}

/** account.login.new-device: a login on an unknown device is surprising, except the first login of an account. */
export function isSurprisingLogin(isNewDevice: boolean, lastLoginAt: Date | null): boolean {
  return isNewDevice && lastLoginAt !== null;
}

/**
 * How often a session's last use is updated. Every update costs a write, but an administrator's idle limit may be
 * only five minutes.
 */
export function touchAfter(role: Role): number {
  return role === 'admin' ? MINUTE : 5 * MINUTE;
}

/**
 * account.session.idle: an administrator's session ends if it was last used before this time. Other users' sessions
 * have no idle limit (product decision 48).
 */
export function idleSince(role: Role, now: Date, sessionTimeout: number): Date | null {
  return role === 'admin' ? new Date(now.getTime() - sessionTimeout * MINUTE) : null;
}

/** account.password.length: applies to every new password, wherever it is chosen. */
export function minimumPasswordLength({
  passwordMinLength,
}: Pick<SystemSettings, 'passwordMinLength'>): number {
  return Math.max(PASSWORD_MIN, passwordMinLength);
}

/** How many characters a password needs in addition to names. With fewer, the name is nearly all there is to guess. */
const BESIDE_A_NAME = 6;
const SHORTEST_NAME = 3;
/** The same for a common word: programs try all dates and the usual signs after each word. */
const BESIDE_A_WORD = 5;

interface Guessable {
  /** Passwords, and words that many passwords consist of, in lower case. */
  common: ReadonlySet<string>;
  /** The names of the user and of the site. */
  names: readonly string[];
}

/** account.password.common, account.password.name: attackers try these passwords first. */
export function weaknessOf(password: string, { common, names }: Guessable) {
  const plain = password.toLowerCase();
  const isCommon = (text: string) => common.has(text) || isRepetition(text) || isSequence(text);
  if (isCommon(plain) || isMostly(plain, common)) return 'passwordCommon';
  const words = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  if (rest === plain) return null;
  const added = rest.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return added.length < BESIDE_A_NAME || isCommon(added) ? 'passwordName' : null;
}

/** "mumbai@123", "root1234": one common word, and hardly anything else. */
function isMostly(text: string, common: ReadonlySet<string>): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const [word = ''] = words;
  return words.length === 1 && common.has(word) && text.length - word.length < BESIDE_A_WORD;
}

/** "00000000", "abcabcab": programs guess them first, so our list of common passwords leaves them out. */
function isRepetition(text: string): boolean {
  const characters = [...text];
  return [1, 2, 3, 4].some((unit) =>
    characters.every((one, at) => at < unit || one === characters[at - unit]),
  );
}

/** "12345678", "hgfedcba"; 0 follows 9. */
function isSequence(text: string): boolean {
  const steps = [...text].map((one, at, all) => {
    const step = one.codePointAt(0)! - (all[at - 1] ?? one).codePointAt(0)!;
    return Math.abs(step) === 9 && /\d/.test(one) ? -Math.sign(step) : step;
  });
  return Math.abs(steps[1] ?? 0) === 1 && steps.slice(1).every((step) => step === steps[1]);
}

/** account.login.locked: the remaining lock time in milliseconds; 0 if the login is not locked. */
export function lockRemaining(lockedUntil: Date | null, now: Date): number {
  // The clocks of parallel requests differ slightly. Without the cap, a user could read "16 minutes".
  return Math.min(LOCK_TIME, Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime()));
}

interface AccountStatus {
  status: 'active' | 'inactive' | 'suspended';
  suspendedUntil?: Date | null;
  deletedAt?: Date | null;
}

/** account.session.standing: whether this user may have a session at all. */
export function mayHaveSession(user: AccountStatus, now: Date): boolean {
  if (user.deletedAt || user.status === 'inactive') return false;
  if (user.status === 'active') return true;
  return Boolean(user.suspendedUntil && user.suspendedUntil <= now);
}

/**
 * account.address.proven: the owner of the mailbox has confirmed the address. Where the site does not ask for it, any
 * address counts as confirmed, even that of another person.
 */
export function isAddressProven(user: {
  emailVerifiedAt?: Date | null;
  emailAssumed: boolean;
}): boolean {
  return Boolean(user.emailVerifiedAt) && !user.emailAssumed;
}

/** account.reset.limit, account.verify.limit: strangers cannot flood an inbox with emails of ours. */
export function mayMailLink(mailedWithinTheHour: number): boolean {
  return mailedWithinTheHour < 3;
}

/** account.token.usable: a link from an email works once, until it expires. */
export function isTokenUsable(
  token: { usedAt?: Date | null; expiresAt: Date },
  now: Date,
): boolean {
  return !token.usedAt && token.expiresAt > now;
}
