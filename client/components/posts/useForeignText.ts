import { useSiteLocale } from '#client/lib/locale.ts';
import type { Locale } from '#client/gql/graphql.ts';

/** The `lang` of an article that is not told in the reader's language; undefined of one that is. */
export function useForeignText(told: Locale): string | undefined {
  const language = told.toLowerCase();
  return language === useSiteLocale() ? undefined : language;
}
