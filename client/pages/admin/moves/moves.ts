import type { AdminStatus } from '#client/gql/graphql.ts';
import { mayModerate } from '#schema/options/moderationMoves.ts';
import type { AdminStatus as StoredStatus } from '#schema/options/statuses.ts';

/** In button order. */
const MOVES = ['approve', 'reinstate', 'suspend', 'reject'] as const;
export type Move = (typeof MOVES)[number];

const RESULTS: Readonly<Record<Move, AdminStatus>> = {
  approve: 'APPROVED',
  reinstate: 'APPROVED',
  suspend: 'SUSPENDED',
  reject: 'REJECTED',
};

const stored = (status: AdminStatus) => status.toLowerCase() as StoredStatus;

export const resultOf = (move: Move): AdminStatus => RESULTS[move];

/** The actions to offer. The server has the same table and decides. */
export function movesFrom(status: AdminStatus): readonly Move[] {
  const wayUp = status === 'SUSPENDED' ? 'reinstate' : 'approve';
  return MOVES.filter(
    (move) =>
      (RESULTS[move] !== 'APPROVED' || move === wayUp) &&
      mayModerate(stored(status), stored(RESULTS[move])),
  );
}

/** Actions that take something away require a note. */
export const wantsNote = (move: Move): move is 'reject' | 'suspend' =>
  move === 'reject' || move === 'suspend';
