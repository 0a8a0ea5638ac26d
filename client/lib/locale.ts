import { useLocale } from 'use-intl';
import { addressInLocale, localeOfAddress } from '#schema/options/localePaths.ts';
import { LOCALES, type Locale } from '#schema/options/locales.ts';

export { LOCALES };
export type SiteLocale = Locale;

/** The language of addresses without a prefix: chosen by the administrators, the same for everyone. */
let home: SiteLocale = 'en';

export const homeLocale = (): SiteLocale => home;

/** To be called before anything is rendered. */
export function setHomeLocale(locale: string | undefined): void {
  home = isSiteLocale(locale) ? locale : 'en';
}

export function isSiteLocale(value: string | undefined): value is SiteLocale {
  return (LOCALES as readonly (string | undefined)[]).includes(value);
}

export const localeOfPath = (pathname: string): SiteLocale => localeOfAddress(pathname, home);

/** The router's basename. */
export const basenameOf = (locale: SiteLocale): string => (locale === home ? '/' : `/${locale}`);

/** The same page in another language. `path` is the router's, without a prefix. */
export const pathInLocale = (locale: SiteLocale, path: string): string =>
  addressInLocale(locale, path, home);

export function useSiteLocale(): SiteLocale {
  const language = useLocale().slice(0, 2);
  return isSiteLocale(language) ? language : 'en';
}
