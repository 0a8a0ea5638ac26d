/** The values of the form controls: texts and lists. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

const keyOf = (userId: string, part: string) => `typed:${userId}:${part}`;

/** Unsaved input survives a reload, within this tab. */
export const unsavedInput = {
  read(userId: string, part: string): Typed {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(userId, part)) ?? '{}') as Typed;
    } catch {
      return {};
    }
  },
  write(userId: string, part: string, typed: Typed): void {
    try {
      sessionStorage.setItem(keyOf(userId, part), JSON.stringify(typed));
    } catch {
      return;
    }
  },
  remove(userId: string, part: string): void {
    try {
      sessionStorage.removeItem(keyOf(userId, part));
    } catch {
      return;
    }
  },
};
