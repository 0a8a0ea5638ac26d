import { basenameOf, type SiteLocale } from '#client/lib/locale.ts';

/** The router's path with the query, without origin and language. */
export function routePath(url: string, locale: SiteLocale): string {
  const { pathname, search } = new URL(url);
  const base = basenameOf(locale);
  const path = base !== '/' && pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return (path || '/') + search;
}
