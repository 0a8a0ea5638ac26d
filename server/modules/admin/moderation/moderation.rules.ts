import { mayModerate } from '#schema/options/moderationMoves.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

/** moderation.permission.admin: every administrator currently has all permissions. */
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
  /** The status the caller saw. */
  seen: AdminStatus;
  /** The current status, under the lock. */
  current: AdminStatus;
  to: AdminStatus;
  /** When the version that the caller saw was edited, if they sent it. */
  seenEdit?: Date | null | undefined;
  /** When the current version was edited, under the lock. */
  edited: Date;
}

/**
 * The rules of a status change by id. Each function returns whether the rule is satisfied; they are checked in this
 * order.
 */
const MOVE_RULES = {
  /** A decision is not repeated, so that no one is notified twice. */
  'moderation.move.new': ({ current, to }: Move) => current !== to,
  /** If two people decide at once, one wins, and the other is shown the new status. */
  'moderation.move.seen': ({ seen, current }: Move) => seen === current,
  /** Only the documented status changes are allowed. */
  'moderation.move.allowed': ({ current, to }: Move) => mayModerate(current, to),
  /** An administrator approves or rejects only the version they saw. An edit does not protect against a suspension. */
  'moderation.edit.seen': ({ to, seenEdit, edited }: Move) =>
    to === 'suspended' || !seenEdit || seenEdit.getTime() === edited.getTime(),
} as const;
export type MoveRule = keyof typeof MOVE_RULES;

/** The first rule that forbids the change, or null. */
export function forbiddenBy(move: Move): MoveRule | null {
  const rules = Object.keys(MOVE_RULES) as MoveRule[];
  return rules.find((rule) => !MOVE_RULES[rule](move)) ?? null;
}
