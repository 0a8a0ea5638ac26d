import {
  mayMove,
  NOTES_MAX,
  type StatusMailPlaceholder,
} from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';

/**
 * application.move.allowed: only the changes listed in the table of status changes (product
 * decision 41).
 */
export function isAllowed(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return mayMove(from, to);
}

/** application.move.withdrawn: nobody decides on an application that was withdrawn. */
export function acceptsDecisions({ isWithdrawn }: { isWithdrawn: boolean }): boolean {
  return !isWithdrawn;
}

/** application.move.seen: the caller must have seen the status they change. */
export function hasStatusChanged(
  seen: ApplicationStatus,
  currentStatus: ApplicationStatus,
): boolean {
  return seen !== currentStatus;
}

/** application.undo.window: until that exact time; afterwards the applicants are notified. */
export function isUndoable(batch: { undoUntil: Date; undoneAt: Date | null }, now: Date): boolean {
  return batch.undoneAt === null && now < batch.undoUntil;
}

/** application.note.room */
export function hasRoomForNote(count: number): boolean {
  return count < NOTES_MAX;
}

/** application.note.own */
export function mayDeleteNote(note: { authorId: string | null }, userId: string): boolean {
  return note.authorId === userId;
}

const PLACEHOLDER = /\{(name|job|company)\}/g;

/** Replaced in one pass, so that a name such as "{job}" is not filled in again. */
export function fillIn(
  text: string,
  values: Readonly<Record<StatusMailPlaceholder, string>>,
): string {
  return text.replace(PLACEHOLDER, (_, name: StatusMailPlaceholder) => values[name]);
}
