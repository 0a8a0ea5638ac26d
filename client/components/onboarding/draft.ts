import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { storage } from '#client/lib/store/storage.ts';

/** Everything one can answer, as it was typed; a step reads its own. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export interface Draft {
  step: number;
  answers: Answers;
  /** Complete Setup was pressed: what is left is to tell the server. */
  finished: boolean;
}

const keyOf = (userId: string) => `onboarding:${userId}`;
/** Whose finished draft the server has not got yet. */
const unsent = createStore<string | null>(null);

export const useUnsentDraft = (): string | null => useStore(unsent);

/** It outlives reload and logout: it is this person's until the server has it. */
export function readDraft(userId: string): Draft | null {
  try {
    const draft = JSON.parse(storage.read(keyOf(userId)) ?? 'null') as Draft | null;
    return draft && typeof draft.step === 'number' && draft.answers ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(userId: string, draft: Draft): void {
  storage.write(keyOf(userId), JSON.stringify(draft));
  follow(userId, draft.finished);
}

export function removeDraft(userId: string): void {
  storage.remove(keyOf(userId));
  follow(userId, false);
}

/** After a reload or a login: is there something to be sent? */
export function findUnsent(userId: string): boolean {
  const finished = readDraft(userId)?.finished ?? false;
  follow(userId, finished);
  return finished;
}

function follow(userId: string, finished: boolean): void {
  if (finished) unsent.set(userId);
  else if (unsent.get() === userId) unsent.set(null);
}
