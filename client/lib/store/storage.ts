/** The entry with the application of a seeker whose email address is not confirmed yet. */
export const WAITING_APPLICATION = 'waitingApplication';

/** Local storage that may be full, blocked or missing. A session then lasts as long as the tab. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  /** Storage for this tab only: typed texts and the explorer's key. */
  clearTab(): void {
    try {
      sessionStorage.clear();
    } catch {
      return;
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
