const MB = 1024 * 1024;
const HOUR = 3_600_000;

/** Together, per person: more than a job hunt needs, and no way to fill a disk. */
export const MOST_FILES = 100;
export const MOST_BYTES = 250 * MB;

/** A file that nothing refers to is kept so long: somebody may be about to use it, or to take it back. */
export const UNUSED_FOR = 24 * HOUR;
/** An upload that has not ended by then has been given up. */
export const UNFINISHED_FOR = HOUR;
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

/** What the administrators' ceiling is in bytes. */
export function ceilingOf({ fileUploadLimit }: { fileUploadLimit: number }): number {
  return fileUploadLimit * MB;
}
