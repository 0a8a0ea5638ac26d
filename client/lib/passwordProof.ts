import { createStore, useStore } from '#client/lib/store/createStore.ts';

/** The rule that a refused request names when the server wants the password again. */
export const PASSWORD_RULE = 'account.password.recent';

interface Question {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

const store = createStore<Question | null>(null);

export const useIsPasswordAsked = (): boolean => useStore(store) !== null;

/** Whether the person has confirmed; requests that are refused side by side wait for one answer. */
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
