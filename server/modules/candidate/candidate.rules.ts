import {
  ACTIVE_WITHIN_DAYS,
  CONTACTS_A_DAY,
  type CandidateActivity,
} from '#schema/options/screens/candidates.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

const DAY = 86_400_000;

/** candidate.search.approved: nobody looks for people before the administrators know the company (decision 44). */
export function maySearch(company: { adminStatus: AdminStatus } | null | undefined): boolean {
  return company?.adminStatus === 'approved';
}

/** candidate.contact.verified-address: whoever writes to others answers for an address of their own (decision 62). */
export function mayWriteFrom(
  person: { emailVerified: boolean },
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || !site.requireEmailVerification;
}

/** How lately somebody was here, as far as that is told: `day` is YYYY-MM-DD. */
export function activityOn(day: string, now: Date): CandidateActivity {
  const days = (now.getTime() - Date.parse(day)) / DAY;
  const within = (most: number) => days < most + 1;
  if (within(ACTIVE_WITHIN_DAYS.days_7)) return 'week';
  if (within(ACTIVE_WITHIN_DAYS.days_30)) return 'month';
  return within(ACTIVE_WITHIN_DAYS.days_90) ? 'quarter' : 'earlier';
}

/** From this day on somebody was here lately enough; the filter and what cards say are the same. */
export function activeSince(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
}

/** From when on letters count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - DAY);
}

/** candidate.contact.not-too-many: when the next letter may leave; null where that is now. `sent` begins with the newest. */
export function mayWriteAgainAt(sent: readonly Date[]): Date | null {
  const oldest = sent[CONTACTS_A_DAY - 1];
  return oldest ? new Date(oldest.getTime() + DAY) : null;
}

/** Ends the wrong way round are turned: nobody can mend a link. */
export function inOrder(
  from: number | null | undefined,
  to: number | null | undefined,
): [number | null, number | null] {
  return from != null && to != null && from > to ? [to, from] : [from ?? null, to ?? null];
}
