import { LOCALE_NAMES } from '#schema/options/locales.ts';
import { homeLocale, LOCALES, pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { currentSession } from '#client/lib/session.ts';
import { CHOSEN_LANGUAGE, storage } from '#client/lib/store/storage.ts';
import { useLocation } from '#client/lib/routing.ts';

/**
 * Links to the same page in each language. Plain links, because each language is a separate document. The address of the
 * site's own language has no prefix, so that the choice follows a # for those who open it in a new tab.
 */
export function useLanguageLinks() {
  const current = useSiteLocale();
  const { pathname, search } = useLocation();
  return LOCALES.map((locale) => {
    const isCurrent = locale === current;
    return {
      locale,
      name: LOCALE_NAMES[locale],
      isCurrent,
      attributes: {
        href:
          pathInLocale(locale, pathname + search) +
          (isCurrent || locale !== homeLocale() ? '' : `#${locale}`),
        hrefLang: locale,
        lang: locale,
        'aria-current': isCurrent || undefined,
        onClick: () => {
          // From now on, addresses without a language use this one.
          storage.write('language', locale);
          const { user } = currentSession();
          if (user) storage.write(CHOSEN_LANGUAGE, `${locale} ${user.id}`);
        },
      },
    };
  });
}
