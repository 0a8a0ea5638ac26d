import { createStore, useStore } from '#client/lib/store/createStore.ts';

/** The rule id in a refusal when the server requires the password again. */
export const PASSWORD_RULE = 'account.password.recent';

interface Question {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

const store = createStore<Question | null>(null);

export const useIsPasswordAsked = (): boolean => useStore(store) !== null;

/** Resolves to whether the user confirmed. Concurrent refusals share one prompt. */
export function askForPassword(): Promise<boolean> {
  const open = store.get();
  if (open) return open.answer;
  let settle: Question['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  store.set({ answer, settle });
  return answer;
}

export function answerPasswordQuestion(confirmed: boolean): void {
  const open = store.get();
  store.set(null);
  open?.settle(confirmed);
}
