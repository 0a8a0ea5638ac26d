import { useLocale } from 'use-intl';

export const LOCALES = ['en', 'hi', 'es'] as const;
export type SiteLocale = (typeof LOCALES)[number];

/** Numbers and dates follow Indian habits in the Indian languages: 12,50,000 and not 1,250,000. */
export const INTL_LOCALES: Readonly<Record<SiteLocale, string>> = {
  en: 'en-IN',
  hi: 'hi-IN',
  es: 'es-419',
};

export function isSiteLocale(value: string | undefined): value is SiteLocale {
  return (LOCALES as readonly (string | undefined)[]).includes(value);
}

/** English has no prefix, so `/en/...` is an ordinary unknown path. */
export function localeOfPath(pathname: string): SiteLocale {
  const first = pathname.split('/', 2)[1];
  return first !== 'en' && isSiteLocale(first) ? first : 'en';
}

/** The router's basename. */
export function basenameOf(locale: SiteLocale): string {
  return locale === 'en' ? '/' : `/${locale}`;
}

/** The same page in a language: path is the router's, without a prefix. */
export function pathInLocale(locale: SiteLocale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

export function useSiteLocale(): SiteLocale {
  const language = useLocale().slice(0, 2);
  return isSiteLocale(language) ? language : 'en';
}
