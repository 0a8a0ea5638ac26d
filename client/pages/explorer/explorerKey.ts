import { storage } from '#client/lib/store/storage.ts';

const NAME = 'explorerKey';

/** For this tab alone, and gone with it. */
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

/** The token of whoever is logged in to the site here; asked for only when its button is pressed. */
export const sessionToken = (): string => storage.read('token') ?? '';
