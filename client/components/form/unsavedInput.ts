import { tabStorage } from '#client/lib/store/storage.ts';

/** The values of the form controls: texts and lists. */
type InputValues = Readonly<Record<string, string | readonly string[]>>;

const keyOf = (userId: string, part: string) => `typed:${userId}:${part}`;

/** Unsaved input survives a reload, within this tab. */
export const unsavedInput = {
  read: (userId: string, part: string): InputValues =>
    (tabStorage.readJson(keyOf(userId, part)) ?? {}) as InputValues,
  write: (userId: string, part: string, typed: InputValues): void =>
    tabStorage.write(keyOf(userId, part), JSON.stringify(typed)),
  remove: (userId: string, part: string): void => tabStorage.remove(keyOf(userId, part)),
};

type Values = Readonly<Record<string, string | null | undefined>>;

/** The typed values that differ from those a form begins with. */
export function changesOf(initial: Values, typed: Values): Record<string, string> {
  const changes = Object.entries(typed).filter(([name, value]) => value !== initial[name]);
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']));
}
