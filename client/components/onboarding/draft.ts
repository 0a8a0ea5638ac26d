import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { storage } from '#client/lib/store/storage.ts';

/** All answers as typed. Each step reads its own. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export interface Draft {
  step: number;
  answers: Answers;
  /** Complete Setup was pressed, but the server does not have the answers yet. */
  finished: boolean;
  /** What the server had when the answers were typed, if they are compared with it later. */
  stored?: Answers | undefined;
}

const keyOf = (userId: string) => `onboarding:${userId}`;
/** The user whose finished draft has not reached the server yet. */
const unsent = createStore<string | null>(null);

export const useUnsentDraft = (): string | null => useStore(unsent);

/** Survives reload and logout: the draft belongs to this user until the server has it. */
export function readDraft(userId: string): Draft | null {
  const draft = storage.readJson(keyOf(userId)) as Draft | null;
  return draft && typeof draft.step === 'number' && draft.answers ? draft : null;
}

export function writeDraft(userId: string, draft: Draft): void {
  storage.write(keyOf(userId), JSON.stringify(draft));
  markUnsent(userId, draft.finished);
}

export function removeDraft(userId: string): void {
  storage.remove(keyOf(userId));
  markUnsent(userId, false);
}

/**
 * What was saved on the profile page or another device since then replaces the older answers. It may have emptied an
 * earlier step, so the steps begin again. If the server's answers were not known when the draft was begun, they fill
 * what was not answered in it.
 */
export function withNewer(draft: Draft, stored: Answers, unanswered: Answers): Draft {
  const before = draft.stored;
  if (!before) {
    const open = Object.entries(stored).filter(([name]) => {
      const none = unanswered[name];
      return JSON.stringify(draft.answers[name] ?? none) === JSON.stringify(none);
    });
    return { ...draft, answers: { ...draft.answers, ...Object.fromEntries(open) }, stored };
  }
  const newer = Object.entries(stored).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  if (newer.length === 0) return draft;
  return { ...draft, step: 0, answers: { ...draft.answers, ...Object.fromEntries(newer) }, stored };
}

/** After a reload or a login: checks whether a draft still has to be sent. */
export function findUnsent(userId: string): boolean {
  const finished = readDraft(userId)?.finished ?? false;
  markUnsent(userId, finished);
  return finished;
}

function markUnsent(userId: string, finished: boolean): void {
  if (finished) unsent.set(userId);
  else if (unsent.get() === userId) unsent.set(null);
}
