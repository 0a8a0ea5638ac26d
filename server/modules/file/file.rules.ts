const MB = 1024 * 1024;
const HOUR = 3_600_000;

/** Limits for each user: more than a job search needs, and too little to fill a disk. */
export const MOST_FILES = 100;
export const MOST_BYTES = 250 * MB;

/** How long a file that nothing refers to is kept, because a user may be about to use or restore it. */
export const UNUSED_FOR = 24 * HOUR;
/** An upload that takes longer has been abandoned. */
export const UNFINISHED_FOR = HOUR;
/** How long a file may exist without a row: far longer than an upload or a restore takes. */
export const UNKNOWN_FOR = 24 * HOUR;
/** How long a download link works. */
export const LINK_LIFETIME = 5 * 60_000;

interface StorageUse {
  files: number;
  bytes: number;
}

/** file.store.room: whether a user with these files may store another one. */
export function hasRoom(held: StorageUse, size: number): boolean {
  return held.files < MOST_FILES && held.bytes + size <= MOST_BYTES;
}

const UNRELATED_MIN = 20;

/** file.compare.strangers: if many files have no row and none has one, they belong to another database or folder. */
export function areUnrelated({ matched, unmatched }: { matched: number; unmatched: number }) {
  return matched === 0 && unmatched >= UNRELATED_MIN;
}

/** The upload limit in bytes. */
export function uploadLimitOf({ fileUploadLimit }: { fileUploadLimit: number }): number {
  return fileUploadLimit * MB;
}

interface Document {
  ownerId?: string | null;
  kind: string;
  status: string;
  deletedAt?: Date | null;
}

/** application.submit.resume-own: uploaded by this user, and not deleted (product decision 13). */
export function mayBeSent(file: Document | null, seekerId: string): boolean {
  if (!file || file.ownerId !== seekerId || file.deletedAt || file.status !== 'ready') return false;
  return file.kind === 'resume' || file.kind === 'attachment';
}
