import { useApolloClient } from '@apollo/client/react';
import { LOCALE_NAMES } from '#schema/options/locales.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Locale } from '#client/gql/graphql.ts';
import { LOCALES, pathInLocale, useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { currentSession } from '#client/lib/session.ts';
import { storage } from '#client/lib/store/storage.ts';
import { useLocation } from '#client/lib/routing.ts';

const LanguageLinksMutation = graphql(`
  mutation LanguageLinks($input: SetLocaleInput!) {
    setLocale(input: $input) {
      user {
        id
        locale
      }
    }
  }
`);

/** Links to the same page in each language. Plain links, because each language is a separate document. */
export function useLanguageLinks() {
  const current = useSiteLocale();
  const { pathname, search } = useLocation();
  const client = useApolloClient();
  const choose = (chosen: SiteLocale) => {
    // From now on, addresses without a language use this one.
    storage.write('language', chosen);
    if (!currentSession().token) return;
    const input = { locale: chosen.toUpperCase() as Locale };
    client
      .mutate({
        mutation: LanguageLinksMutation,
        variables: { input },
        // The browser leaves this page at once.
        context: { keepalive: true },
      })
      .catch(() => undefined);
  };
  return LOCALES.map((locale) => ({
    locale,
    name: LOCALE_NAMES[locale],
    isCurrent: locale === current,
    attributes: {
      href: pathInLocale(locale, pathname + search),
      hrefLang: locale,
      lang: locale,
      'aria-current': locale === current ? ('true' as const) : undefined,
      onClick: () => choose(locale),
    },
  }));
}
