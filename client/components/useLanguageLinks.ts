import { LOCALE_NAMES } from '#schema/options/locales.ts';
import { LOCALES, pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { storage } from '#client/lib/store/storage.ts';
import { useLocation } from '#client/lib/routing.ts';

/** The same page in each language: plain links, for a language is a document of its own. */
export function useLanguageLinks() {
  const current = useSiteLocale();
  const { pathname, search } = useLocation();
  return LOCALES.map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale],
    isCurrent: locale === current,
    attributes: {
      href: pathInLocale(locale, pathname + search),
      hrefLang: locale,
      lang: locale,
      'aria-current': locale === current ? ('true' as const) : undefined,
      // Where an address names no language it is this one from now on.
      onClick: () => storage.write('language', locale),
    },
  }));
}
