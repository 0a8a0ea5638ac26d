import {
  mayMove,
  NOTES_MAX,
  type StatusMailPlaceholder,
} from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';

/** application.move.allowed: what stands in the table of moves, and nothing else (decision 41). */
export function isAllowed(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return mayMove(from, to);
}

/** application.move.seen: whoever decides, decides on what they saw. */
export function hasMovedOn(seen: ApplicationStatus, standing: ApplicationStatus): boolean {
  return seen !== standing;
}

/** application.undo.window: up to the moment itself; from then on applicants are told. */
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

/** In one go: what is filled in is not looked at again, whatever people are called. */
export function fillIn(
  text: string,
  values: Readonly<Record<StatusMailPlaceholder, string>>,
): string {
  return text.replace(PLACEHOLDER, (_, name: StatusMailPlaceholder) => values[name]);
}
