import { mayModerate } from '#schema/options/moderationMoves.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

/** moderation.permission.admin: whoever administers may do everything there is, today. */
export function permissionsOf(role: Role) {
  const may = role === 'admin';
  return {
    canBulkUpload: may,
    canManageUsers: may,
    canManageCompanies: may,
    canManageJobs: may,
    canViewAnalytics: may,
    canAccessSettings: may,
  };
}

interface Move {
  /** What the caller saw. */
  seen: AdminStatus;
  /** What it is, under the lock. */
  standing: AdminStatus;
  to: AdminStatus;
}

/** The rules of a move by their ids, in the order in which they are asked; each says whether it holds. */
const MOVE_RULES = {
  /** What has been decided already is not decided again: nobody is told twice. */
  'moderation.move.new': ({ standing, to }: Move) => standing !== to,
  /** Of two at the same moment one wins, and the other is shown what has become of it. */
  'moderation.move.seen': ({ seen, standing }: Move) => seen === standing,
  /** What stands in the table of moves, and nothing else. */
  'moderation.move.allowed': ({ standing, to }: Move) => mayModerate(standing, to),
} as const;
export type MoveRule = keyof typeof MOVE_RULES;

/** The first rule that forbids this; null where it is allowed. */
export function forbiddenBy(move: Move): MoveRule | null {
  const rules = Object.keys(MOVE_RULES) as MoveRule[];
  return rules.find((rule) => !MOVE_RULES[rule](move)) ?? null;
}
