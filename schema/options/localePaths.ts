import { isLocale, type Locale } from './locales.ts';

/** The language of an address: its prefix, or the site's default language, which has no prefix. */
export function localeOfAddress(pathname: string, home: Locale): Locale {
  return languageOfPath(pathname) ?? home;
}

/** The language that an address names in front; null if it names no language. */
export function languageOfPath(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1];
  return isLocale(first) ? first : null;
}

/** The address of the same page in another language; `path` has no prefix. */
export function addressInLocale(locale: Locale, path: string, home: Locale): string {
  if (locale === home) return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The address without the language prefix. Two leading slashes would mean another site. */
export function withoutLanguage(url: string): string {
  return `/${url.replace(/^\/\w+(?=[/?]|$)/, '').replace(/^[/\\]+/, '')}`;
}
