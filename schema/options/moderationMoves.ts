import { parserFor } from './spelling.ts';
import type { AdminStatus } from './statuses.ts';

/** The table of administrator decisions on companies and jobs. Nothing goes back to pending. */
export const MODERATION_MOVES: Readonly<Record<AdminStatus, readonly AdminStatus[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'suspended'],
  rejected: ['approved'],
  suspended: ['approved', 'rejected'],
};

export function mayModerate(from: AdminStatus, to: AdminStatus): boolean {
  return MODERATION_MOVES[from].includes(to);
}

/** The decisions on a pending change. */
export const CHANGE_DECISIONS = ['approve', 'reject'] as const;
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number];

export const parseChangeDecision = parserFor(CHANGE_DECISIONS);

/** How many jobs one action can change. */
export const MODERATED_JOBS_MAX = 100;
