import type { ApplicationStatus } from './statuses.ts';

/**
 * The table of allowed status changes of an application (product decisions 41 and 67), used by the server's rule and
 * by the buttons.
 */
export const APPLICATION_MOVES = {
  pending: ['reviewed', 'shortlisted', 'rejected'],
  reviewed: ['shortlisted', 'rejected'],
  shortlisted: ['hired', 'rejected'],
  rejected: [],
  hired: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The statuses that an employer can set; no application goes back to pending. */
export const DECIDED_STATUSES = ['reviewed', 'shortlisted', 'rejected', 'hired'] as const;
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

export function isDecided(status: ApplicationStatus): status is DecidedStatus {
  return status !== 'pending';
}

/** application.move.allowed */
export function mayMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return movesFrom(from).includes(to);
}

export function movesFrom(from: ApplicationStatus): readonly ApplicationStatus[] {
  return APPLICATION_MOVES[from];
}

/** The labels of the buttons that lead to a status; the dialog says "Hire Candidate". */
export const APPLICATION_ACTION_LABELS: Readonly<Record<DecidedStatus, string>> = {
  reviewed: 'Mark Reviewed',
  shortlisted: 'Shortlist',
  rejected: 'Reject',
  hired: 'Hire',
};

/** How long bulk decisions can be undone; applicants are notified afterwards. */
export const UNDO_DECISIONS_MS = 10_000;
export const DECISIONS_AT_ONCE_MAX = 500;
/** More notes than a team writes about one person. */
export const NOTES_MAX = 100;

/** The placeholders in a company's own status emails, written as {name}. */
export const STATUS_MAIL_PLACEHOLDERS = ['name', 'job', 'company'] as const;
export type StatusMailPlaceholder = (typeof STATUS_MAIL_PLACEHOLDERS)[number];
