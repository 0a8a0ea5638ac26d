import {
  ACTIVE_WITHIN_DAYS,
  CONTACTS_A_DAY,
  type CandidateActivity,
} from '#schema/options/screens/candidates.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

const DAY = 86_400_000;

/**
 * candidate.search.approved: only an approved company may look for candidates (product decision
 * 44).
 */
export function maySearch(company: { adminStatus: AdminStatus } | null | undefined): boolean {
  return company?.adminStatus === 'approved';
}

/**
 * candidate.contact.verified-address: writing to candidates requires a confirmed address of one's
 * own (product decision 62).
 */
export function mayWriteFrom(
  person: { emailVerified: boolean },
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || !site.requireEmailVerification;
}

/** How recently the candidate was active, in the bands we disclose. `day` is YYYY-MM-DD. */
export function activityOn(day: string, now: Date): CandidateActivity {
  const days = (now.getTime() - Date.parse(day)) / DAY;
  const within = (most: number) => days < most + 1;
  if (within(ACTIVE_WITHIN_DAYS.days_7)) return 'week';
  if (within(ACTIVE_WITHIN_DAYS.days_30)) return 'month';
  return within(ACTIVE_WITHIN_DAYS.days_90) ? 'quarter' : 'earlier';
}

/**
 * The first day that counts as recent activity. The filter and the candidate cards use the same
 * days.
 */
export function activeSince(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
}

/** The time from which messages count towards the limit. */
export function countMessagesSince(now: Date): Date {
  return new Date(now.getTime() - DAY);
}

/**
 * candidate.contact.not-too-many: when the next message may be sent; null if it may be sent now.
 * `sent` starts with the newest.
 */
export function mayWriteAgainAt(sent: readonly Date[]): Date | null {
  const oldest = sent[CONTACTS_A_DAY - 1];
  return oldest ? new Date(oldest.getTime() + DAY) : null;
}

/** A range given the wrong way round is swapped, because a user cannot correct a link. */
export function inOrder(
  from: number | null | undefined,
  to: number | null | undefined,
): [number | null, number | null] {
  return from != null && to != null && from > to ? [to, from] : [from ?? null, to ?? null];
}
