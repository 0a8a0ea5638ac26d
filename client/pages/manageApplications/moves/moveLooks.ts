import { Eye, PartyPopper, Star, X } from 'lucide-react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { DECIDED_STATUSES } from '#schema/options/applicationMoves.ts';

export type Move = Exclude<ApplicationStatus, 'PENDING'>;

export const MOVES = DECIDED_STATUSES.map((status) => status.toUpperCase() as Move);

export const isMove = (status: ApplicationStatus): status is Move => status !== 'PENDING';

/** The key that changes the focused application's status; `e` is the site's key for shortlisting. */
export const MOVE_KEYS: Readonly<Record<Move, string>> = {
  REVIEWED: 'v',
  SHORTLISTED: 'e',
  REJECTED: 'r',
  HIRED: 'h',
};

export const moveOfKey = (key: string): Move | undefined =>
  MOVES.find((move) => MOVE_KEYS[move] === key.toLowerCase());

export const MOVE_ICONS = { REVIEWED: Eye, SHORTLISTED: Star, REJECTED: X, HIRED: PartyPopper };
