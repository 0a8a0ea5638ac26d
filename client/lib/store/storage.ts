/** The entry with the application of a seeker whose email address is not confirmed yet. */
export const WAITING_APPLICATION = 'waitingApplication';

/** The entry with the chosen language and the user who chose it, until the next page has sent it to the server. */
export const CHOSEN_LANGUAGE = 'chosenLanguage';

/** Storage that may be full, blocked or missing: reading then finds nothing, and writing does nothing. */
function guarded(storageOf: () => Storage) {
  const attempt = <Found>(work: (found: Storage) => Found): Found | null => {
    try {
      return work(storageOf());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string) => attempt((found) => found.getItem(key)),
    /** Null also for an entry that is not JSON. */
    readJson: (key: string) =>
      attempt((found): unknown => JSON.parse(found.getItem(key) ?? 'null')),
    write: (key: string, value: string) => void attempt((found) => found.setItem(key, value)),
    remove: (...keys: string[]) =>
      void attempt((found) => keys.forEach((key) => found.removeItem(key))),
    clear: () => void attempt((found) => found.clear()),
  };
}

/** For this browser. Without it, a session lasts as long as the tab. */
export const storage = guarded(() => localStorage);
/** For this tab only: typed texts and the explorer's key. */
export const tabStorage = guarded(() => sessionStorage);
