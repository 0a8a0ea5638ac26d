import { storage } from '#client/lib/store/storage.ts';

const NAME = 'explorerKey';

/** Kept for this tab only and lost when it closes. */
export function storedKey(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function keepKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(NAME, key);
    else sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}

/** The token of the user logged in to the site here, read only when the button is pressed. */
export const sessionToken = (): string => storage.read('token') ?? '';
