import { languageOfPath } from '#schema/options/localePaths.ts';

const FILES = 'kaamyab-files-';

export const filesCacheOf = (version: string): string => `${FILES}${version}`;

/** The caches to delete: the files of the version before are kept, because a page that is still open may need them. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const files = names.filter((name) => name.startsWith(FILES));
  const before = files.filter((name) => name !== filesCacheOf(version));
  return before.slice(0, -1);
}

const FILE = /^\/(assets|icons)\/|^\/(favicon\.svg|app\.webmanifest)$/;
/** Addresses that are not pages of the site; the same as on the server. */
const MACHINE = /^\/(api|graphql|uploads|feeds|assets|dev)(\/|$)|\.\w{2,}$/;

export type Handling = 'file' | 'page' | 'network';

/** Which requests the worker answers; all others go to the network as if there were no worker. */
export function handlingOf(
  { method, mode }: Pick<Request, 'method' | 'mode'>,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  own: string,
): Handling {
  if (method !== 'GET' || origin !== own) return 'network';
  if (FILE.test(pathname)) return 'file';
  return mode === 'navigate' && !MACHINE.test(pathname) ? 'page' : 'network';
}

/** The empty page of the language of an address, which the scripts then fill. */
export function shellOf(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? `/${language}/app-shell` : '/app-shell';
}

/** Pages that are the same for everyone and may be found by search engines carry this header. */
export const KEEP_HEADER = 'x-offline-copy';

/** The key of a visited page in the cache. Searches differ only in their query, which is therefore included. */
export const keptAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/** The items that no longer fit, oldest first. */
export function itemsOverLimit<Item>(keys: readonly Item[], max: number): Item[] {
  return keys.slice(0, Math.max(0, keys.length - max));
}
