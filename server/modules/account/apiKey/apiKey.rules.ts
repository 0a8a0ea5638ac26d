import { EMPLOYER_SCOPES, API_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { API_KEY_DAYS, API_KEYS_MAX, OLD_SECRET_DAYS } from '#schema/options/limits.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The caller's clock may be slightly ahead or behind. */
const SLACK = 5 * MINUTE;

/** apiKey.create.approved-company: employers need an approved company, administrators do not. */
export function mayHaveKeys(role: Role, companyStatus: AdminStatus | null): boolean {
  return role === 'admin' || companyStatus === 'approved';
}

/** apiKey.create.room: the maximum number of active keys. */
export function hasRoom(living: number): boolean {
  return living < API_KEYS_MAX;
}

/** apiKey.create.scope: the first scope that this role cannot grant. */
export function forbiddenScope(role: Role, scopes: readonly ApiScope[]): ApiScope | null {
  const known: readonly ApiScope[] = role === 'admin' ? API_SCOPES : EMPLOYER_SCOPES;
  return scopes.find((scope) => !known.includes(scope)) ?? null;
}

/** apiKey.create.expiry: 90 days by default; null if the requested time is out of range. */
export function expiryOf(asked: Date | null | undefined, now: Date): Date | null {
  const after = (asked?.getTime() ?? now.getTime() + API_KEY_DAYS.usual * DAY) - now.getTime();
  // A leap year has a day more.
  const fits = after >= API_KEY_DAYS.min * DAY - SLACK && after <= (API_KEY_DAYS.max + 1) * DAY;
  return fits ? new Date(now.getTime() + after) : null;
}

/**
 * apiKey.rotate.old: when the old secret ends, never later than it would have anyway; null if the requested time is
 * too late.
 */
export function endOfOldSecret(
  asked: Date | null | undefined,
  expiresAt: Date,
  now: Date,
): Date | null {
  const until = asked?.getTime() ?? now.getTime() + OLD_SECRET_DAYS.usual * DAY;
  if (until > now.getTime() + OLD_SECRET_DAYS.max * DAY + SLACK) return null;
  return new Date(Math.min(until, expiresAt.getTime()));
}

/** apiKey.rotate.two-alive: a key has at most two working secrets. */
export function hasOldSecret(
  { previousUntil }: { previousUntil?: Date | null },
  now: Date,
): boolean {
  return Boolean(previousUntil && previousUntil > now);
}

/** apiKey.change.living: only an active key can be changed. */
export function isLiving(key: { revokedAt?: Date | null; expiresAt: Date }, now: Date): boolean {
  return !key.revokedAt && key.expiresAt > now;
}
