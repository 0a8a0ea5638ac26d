import { EMPLOYER_SCOPES, API_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { API_KEY_DAYS, API_KEYS_MAX, OLD_SECRET_DAYS } from '#schema/options/limits.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The clock of whoever asks may be a little ahead or behind. */
const SLACK = 5 * MINUTE;

/** apiKey.create.approved-company: an administrator needs none, everybody else one that was approved. */
export function mayHaveKeys(role: Role, companyStatus: AdminStatus | null): boolean {
  return role === 'admin' || companyStatus === 'approved';
}

/** apiKey.create.room */
export function hasRoom(living: number): boolean {
  return living < API_KEYS_MAX;
}

/** apiKey.create.scope: the first that somebody with this role cannot give. */
export function forbiddenScope(role: Role, scopes: readonly ApiScope[]): ApiScope | null {
  const known: readonly ApiScope[] = role === 'admin' ? API_SCOPES : EMPLOYER_SCOPES;
  return scopes.find((scope) => !known.includes(scope)) ?? null;
}

/** apiKey.create.expiry: 90 days where nobody has said; null where it is out of range. */
export function expiryOf(asked: Date | null | undefined, now: Date): Date | null {
  const after = (asked?.getTime() ?? now.getTime() + API_KEY_DAYS.usual * DAY) - now.getTime();
  // A year may have a day more.
  const fits = after >= API_KEY_DAYS.min * DAY - SLACK && after <= (API_KEY_DAYS.max + 1) * DAY;
  return fits ? new Date(now.getTime() + after) : null;
}

/** apiKey.rotate.old: until when the old secret lives, and never longer than it would have; null where it is too long. */
export function endOfOldSecret(
  asked: Date | null | undefined,
  expiresAt: Date,
  now: Date,
): Date | null {
  const until = asked?.getTime() ?? now.getTime() + OLD_SECRET_DAYS.usual * DAY;
  if (until > now.getTime() + OLD_SECRET_DAYS.max * DAY + SLACK) return null;
  return new Date(Math.min(until, expiresAt.getTime()));
}

/** apiKey.rotate.two-alive: of one key no third secret lives. */
export function hasOldSecret(
  { previousUntil }: { previousUntil?: Date | null },
  now: Date,
): boolean {
  return Boolean(previousUntil && previousUntil > now);
}

/** apiKey.change.living */
export function isLiving(key: { revokedAt?: Date | null; expiresAt: Date }, now: Date): boolean {
  return !key.revokedAt && key.expiresAt > now;
}
