import type { AdminStatus } from '#client/gql/graphql.ts';
import { mayModerate } from '#schema/options/moderationMoves.ts';
import type { AdminStatus as StoredStatus } from '#schema/options/statuses.ts';

/** In the order of the buttons. */
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

/** What the interface offers; the server holds the same table and has the last word. */
export function movesFrom(status: AdminStatus): readonly Move[] {
  const wayUp = status === 'SUSPENDED' ? 'reinstate' : 'approve';
  return MOVES.filter(
    (move) =>
      (RESULTS[move] !== 'APPROVED' || move === wayUp) &&
      mayModerate(stored(status), stored(RESULTS[move])),
  );
}

/** What takes something away from people: asked for with a reason. */
export const wantsNote = (move: Move): move is 'reject' | 'suspend' =>
  move === 'reject' || move === 'suspend';
