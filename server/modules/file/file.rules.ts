const MB = 1024 * 1024;
const HOUR = 3_600_000;

/** Together, per person: more than a job hunt needs, and no way to fill a disk. */
export const MOST_FILES = 100;
export const MOST_BYTES = 250 * MB;

/** A file that nothing refers to is kept so long: somebody may be about to use it, or to take it back. */
export const UNUSED_FOR = 24 * HOUR;
/** An upload that has not ended by then has been given up. */
export const UNFINISHED_FOR = HOUR;
/** So long a file may wait for its row: far longer than an upload or a restore takes. */
export const UNKNOWN_FOR = 24 * HOUR;
/** How long a link opens its file. */
export const LINK_LIFETIME = 5 * 60_000;

export interface Held {
  files: number;
  bytes: number;
}

/** file.store.room: whether somebody who holds this much may store another file. */
export function hasRoom(held: Held, size: number): boolean {
  return held.files < MOST_FILES && held.bytes + size <= MOST_BYTES;
}

const STRANGERS = 20;

/** file.compare.strangers: so many without a counterpart and none with one belong to another database or folder. */
export function areStrangers({ matched, unmatched }: { matched: number; unmatched: number }) {
  return matched === 0 && unmatched >= STRANGERS;
}

/** What the administrators' ceiling is in bytes. */
export function ceilingOf({ fileUploadLimit }: { fileUploadLimit: number }): number {
  return fileUploadLimit * MB;
}
