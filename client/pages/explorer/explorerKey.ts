import { storage, tabStorage } from '#client/lib/store/storage.ts';

const NAME = 'explorerKey';

/** Kept for this tab only and lost when it closes. */
export const storedKey = (): string => tabStorage.read(NAME) ?? '';

export function keepKey(key: string): void {
  if (key) tabStorage.write(NAME, key);
  else tabStorage.remove(NAME);
}

/** The token of the user logged in to the site here, read only when the button is pressed. */
export const sessionToken = (): string => storage.read('token') ?? '';
