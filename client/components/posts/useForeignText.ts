import { useSiteLocale } from '#client/lib/locale.ts';
import type { Locale } from '#client/gql/graphql.ts';

/** The `lang` of an article written in another language than the reader's; undefined otherwise. */
export function useForeignText(articleLocale: Locale): string | undefined {
  const language = articleLocale.toLowerCase();
  return language === useSiteLocale() ? undefined : language;
}
