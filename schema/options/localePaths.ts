import { isLocale, type Locale } from './locales.ts';

/** The language of an address: the one in front, else the site's own, which has none in front. */
export function localeOfAddress(pathname: string, home: Locale): Locale {
  return languageInFront(pathname) ?? home;
}

/** As it stands there, whether or not it needs to. */
export function languageInFront(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1];
  return isLocale(first) ? first : null;
}

/** The same page in a language: path is a page's own, without one in front. */
export function addressInLocale(locale: Locale, path: string, home: Locale): string {
  if (locale === home) return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** Without the language in front, query and all; two strokes at the beginning would name another site. */
export function withoutLanguage(url: string): string {
  return `/${url.replace(/^\/\w+(?=[/?]|$)/, '').replace(/^[/\\]+/, '')}`;
}
