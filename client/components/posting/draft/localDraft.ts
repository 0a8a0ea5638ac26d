import { storage } from '#client/lib/store/storage.ts';

export interface LocalDraft<Values> {
  values: Values;
  /** Milliseconds, by this device's clock. */
  savedAt: number;
}

const keyOf = (userId: string) => `job-draft:${userId}`;

/** What the server does not have yet, stored on this device with every keystroke. */
export function readLocalDraft<Values>(userId: string): LocalDraft<Values> | null {
  const draft = storage.readJson(keyOf(userId)) as LocalDraft<Values> | null;
  return draft && typeof draft.savedAt === 'number' && draft.values ? draft : null;
}

export function writeLocalDraft<Values>(userId: string, draft: LocalDraft<Values>): void {
  storage.write(keyOf(userId), JSON.stringify(draft));
}

export function removeLocalDraft(userId: string): void {
  storage.remove(keyOf(userId));
}
