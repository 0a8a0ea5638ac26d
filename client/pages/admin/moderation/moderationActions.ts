import type { AdminStatus } from '#client/gql/graphql.ts';
import { mayModerate } from '#schema/options/moderationMoves.ts';
import type { AdminStatus as StoredStatus } from '#schema/options/statuses.ts';

/** In button order. */
const MODERATION_ACTIONS = ['approve', 'reinstate', 'suspend', 'reject'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const RESULTS: Readonly<Record<ModerationAction, AdminStatus>> = {
  approve: 'APPROVED',
  reinstate: 'APPROVED',
  suspend: 'SUSPENDED',
  reject: 'REJECTED',
};

const stored = (status: AdminStatus) => status.toLowerCase() as StoredStatus;

export const resultOf = (move: ModerationAction): AdminStatus => RESULTS[move];

/** The actions to offer. The server has the same table and decides. */
export function actionsFrom(status: AdminStatus): readonly ModerationAction[] {
  const wayUp = status === 'SUSPENDED' ? 'reinstate' : 'approve';
  return MODERATION_ACTIONS.filter(
    (move) =>
      (RESULTS[move] !== 'APPROVED' || move === wayUp) &&
      mayModerate(stored(status), stored(RESULTS[move])),
  );
}

/** Actions that take something away require a note. */
export const wantsNote = (move: ModerationAction): move is 'reject' | 'suspend' =>
  move === 'reject' || move === 'suspend';
