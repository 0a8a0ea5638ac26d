import { parserFor } from './spelling.ts';
import type { AdminStatus } from './statuses.ts';

/** THE table of what administrators may make of a company or a job. Nothing goes back to waiting. */
export const MODERATION_MOVES: Readonly<Record<AdminStatus, readonly AdminStatus[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'suspended'],
  rejected: ['approved'],
  suspended: ['approved', 'rejected'],
};

export function mayModerate(from: AdminStatus, to: AdminStatus): boolean {
  return MODERATION_MOVES[from].includes(to);
}

/** What administrators make of a change that waits. */
export const CHANGE_DECISIONS = ['approve', 'reject'] as const;
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number];

export const parseChangeDecision = parserFor(CHANGE_DECISIONS);

/** How many jobs one action may change. */
export const MODERATED_JOBS_MAX = 100;
