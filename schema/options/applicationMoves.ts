import type { ApplicationStatus } from './statuses.ts';

/** THE table of where an application may go next (decision 41): read by the server's rule and by the buttons alike. */
export const APPLICATION_MOVES = {
  pending: ['reviewed', 'shortlisted', 'rejected'],
  reviewed: ['shortlisted', 'rejected'],
  shortlisted: ['hired'],
  rejected: [],
  hired: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** What an employer can make of an application; nothing leads back to pending. */
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

/** The words on the buttons that lead to a status; a dialog says "Hire Candidate". */
export const APPLICATION_ACTION_LABELS: Readonly<Record<DecidedStatus, string>> = {
  reviewed: 'Mark Reviewed',
  shortlisted: 'Shortlist',
  rejected: 'Reject',
  hired: 'Hire',
};

/** So long many decisions at once can be taken back; seekers are told afterwards. */
export const UNDO_DECISIONS_MS = 10_000;
export const DECISIONS_AT_ONCE_MAX = 500;
/** More than a team writes about one person. */
export const NOTES_MAX = 100;

/** What a company's own mail about a decision may name; written as {name}. */
export const STATUS_MAIL_PLACEHOLDERS = ['name', 'job', 'company'] as const;
export type StatusMailPlaceholder = (typeof STATUS_MAIL_PLACEHOLDERS)[number];
