import { tabStorage } from '#client/lib/store/storage.ts';

/** The values of the form controls: texts and lists. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

const keyOf = (userId: string, part: string) => `typed:${userId}:${part}`;

/** Unsaved input survives a reload, within this tab. */
export const unsavedInput = {
  read: (userId: string, part: string): Typed =>
    (tabStorage.readJson(keyOf(userId, part)) ?? {}) as Typed,
  write: (userId: string, part: string, typed: Typed): void =>
    tabStorage.write(keyOf(userId, part), JSON.stringify(typed)),
  remove: (userId: string, part: string): void => tabStorage.remove(keyOf(userId, part)),
};
